import type { Field, RuleGroupType, RuleType } from 'react-querybuilder';

/** Options in groups, one of them not available. */
export const groupedOptions = [
  {
    label: 'Strings',
    options: [
      { name: 'guitar', label: 'Guitar' },
      { name: 'violin', label: 'Violin' },
    ],
  },
  {
    label: 'Winds',
    options: [
      { name: 'flute', label: 'Flute' },
      { name: 'oboe', label: 'Oboe', disabled: true },
    ],
  },
];

/** One field for each kind of value editor. */
export const fields: Field[] = [
  {
    name: 'name',
    label: 'Name',
    placeholder: 'Enter a name',
    validator: (rule) => rule.value !== 'invalid',
  },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'born', label: 'Born', inputType: 'date' },
  { name: 'created', label: 'Created', inputType: 'datetime-local' },
  { name: 'alarm', label: 'Alarm', inputType: 'time' },
  { name: 'bio', label: 'Bio', valueEditorType: 'textarea' },
  { name: 'member', label: 'Member', valueEditorType: 'checkbox' },
  { name: 'active', label: 'Active', valueEditorType: 'switch' },
  {
    name: 'shift',
    label: 'Shift',
    valueEditorType: 'radio',
    values: [
      { name: 'day', label: 'Day' },
      { name: 'night', label: 'Night' },
    ],
  },
  { name: 'plays', label: 'Plays', valueEditorType: 'select', values: groupedOptions },
  { name: 'hears', label: 'Hears', valueEditorType: 'multiselect', values: groupedOptions },
];

/** One rule for each field, and each pair; IDs are given, so server and client agree on them. */
export const everyRule: RuleType[] = [
  { id: 'r1', field: 'name', operator: '=', value: 'Steve' },
  { id: 'r2', field: 'name', operator: 'between', value: 'A,M' },
  { id: 'r3', field: 'name', operator: 'in', value: ['Steve', 'Joe'] },
  { id: 'r4', field: 'name', operator: 'null', value: null },
  { id: 'r5', field: 'name', operator: '=', value: 'invalid' },
  { id: 'r6', field: 'age', operator: '=', value: 42 },
  { id: 'r7', field: 'age', operator: 'between', value: [1, 2] },
  { id: 'r8', field: 'born', operator: '=', value: '2024-02-29' },
  { id: 'r9', field: 'born', operator: 'between', value: '2024-02-01,2024-02-29' },
  { id: 'r10', field: 'created', operator: '=', value: '2024-02-29T12:34' },
  {
    id: 'r11',
    field: 'created',
    operator: 'notBetween',
    value: '2024-02-28T00:00,2024-02-29T12:34',
  },
  { id: 'r12', field: 'alarm', operator: '=', value: '06:30' },
  { id: 'r13', field: 'alarm', operator: 'between', value: '06:30,07:00' },
  { id: 'r14', field: 'bio', operator: '=', value: 'Text' },
  { id: 'r15', field: 'member', operator: '=', value: true },
  { id: 'r16', field: 'active', operator: '=', value: false },
  { id: 'r17', field: 'shift', operator: '=', value: 'day' },
  { id: 'r18', field: 'plays', operator: '=', value: 'guitar' },
  { id: 'r19', field: 'plays', operator: 'between', value: 'guitar,flute' },
  { id: 'r20', field: 'hears', operator: 'in', value: 'guitar,flute' },
];

/** A query with every kind of control, and a locked rule. */
export const everyControl: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: false,
  rules: [
    ...everyRule,
    { id: 'locked', disabled: true, field: 'name', operator: '=', value: 'Locked' },
    { id: 'group', combinator: 'or', not: true, rules: [] },
  ],
};

/** Props of the query builder that server and client both render. */
export const everyControlProps = {
  fields,
  defaultQuery: everyControl,
  idGenerator: () => 'id',
  showCloneButtons: true,
  showLockButtons: true,
  showNotToggle: true,
  showShiftActions: true,
};
