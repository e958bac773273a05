import type { Field, RuleGroupType } from 'react-querybuilder';

/**
 * The fields of the sample data: the orders of a bicycle shop, with one field for each kind of value
 * editor.
 */
export const fields: Field[] = [
  { name: 'customer', label: 'Customer', placeholder: 'Name' },
  {
    name: 'city',
    label: 'City',
    valueEditorType: 'select',
    values: [
      { name: 'lisbon', label: 'Lisbon' },
      { name: 'utrecht', label: 'Utrecht' },
      { name: 'kyoto', label: 'Kyoto' },
      { name: 'bogota', label: 'Bogotá' },
    ],
    defaultValue: 'utrecht',
    operators: [
      { name: '=', label: '=' },
      { name: '!=', label: '!=' },
    ],
  },
  { name: 'total', label: 'Total', inputType: 'number', defaultValue: 500 },
  { name: 'ordered', label: 'Ordered on', inputType: 'date', defaultValue: '2026-03-01' },
  { name: 'pickup', label: 'Picked up at', inputType: 'time', defaultValue: '09:30' },
  {
    name: 'kind',
    label: 'Kind',
    valueEditorType: 'multiselect',
    values: [
      { name: 'cargo', label: 'Cargo' },
      { name: 'folding', label: 'Folding' },
      { name: 'gravel', label: 'Gravel' },
      { name: 'touring', label: 'Touring' },
    ],
    operators: [
      { name: 'in', label: 'in' },
      { name: 'notIn', label: 'not in' },
    ],
    defaultValue: 'cargo',
  },
  {
    name: 'paid',
    label: 'Paid',
    valueEditorType: 'checkbox',
    defaultValue: true,
    operators: [{ name: '=', label: 'is' }],
  },
  {
    name: 'notes',
    label: 'Notes',
    operators: [
      { name: 'contains', label: 'contains' },
      { name: 'beginsWith', label: 'begins with' },
      { name: 'null', label: 'is null' },
    ],
  },
];

/**
 * The query that a visitor starts from. Its ids are written out, because ids made while rendering
 * would differ between the server and the browser.
 */
export const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'city', field: 'city', operator: '=', value: 'utrecht' },
    { id: 'total', field: 'total', operator: '>=', value: 750 },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'kind', field: 'kind', operator: 'in', value: 'cargo,folding' },
        { id: 'notes', field: 'notes', operator: 'contains', value: 'gift' },
      ],
    },
  ],
};
