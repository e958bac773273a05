import { defaultOperators, type Field, type Operator, type OptionGroup } from 'react-querybuilder';
import { countries } from './countries';

/** Fields that may be compared with one another name the same unit; see `comparator`. */
type Unit = 'money' | 'day';

/** A field of the sample data, under the heading that it is listed with. */
interface SampleField extends Field {
  section: 'Customer' | 'Bicycle' | 'Order';
  unit?: Unit;
  /** Replaces `defaultValue` in fields that can be compared with fields; see `getDefaultValue`. */
  initialValue?: number | string;
}

/** The default operators of these names, in this order. */
const operators = (...names: string[]): Operator[] =>
  names.flatMap((name) => defaultOperators.filter((operator) => operator.name === name));

const equality = operators('=', '!=');
const nothing = operators('null', 'notNull');
const ordering = operators('=', '!=', '<', '>', '<=', '>=', 'between', 'notBetween');
const membership = operators('in', 'notIn');
/** Operators in option groups. */
const wording: OptionGroup<Operator>[] = [
  { label: 'Whole text', options: [...equality, ...membership] },
  { label: 'Part of the text', options: operators('contains', 'beginsWith', 'endsWith') },
  {
    label: 'Not part of the text',
    options: operators('doesNotContain', 'doesNotBeginWith', 'doesNotEndWith'),
  },
];
const isTrue: Operator[] = [{ name: '=', label: 'is' }];

/** What is compared with a value, or with another field of its unit. */
const comparable = (unit: Unit, initialValue: number | string) =>
  ({
    unit,
    comparator: 'unit',
    valueSources: ['value', 'field'],
    initialValue,
  }) satisfies Partial<SampleField>;

/**
 * The fields of the sample data: the orders of a bicycle shop, with one field or more for each kind of
 * value editor.
 */
export const fields: SampleField[] = [
  {
    name: 'customer',
    label: 'Customer',
    section: 'Customer',
    placeholder: 'Name',
    operators: wording,
  },
  {
    name: 'city',
    label: 'City',
    section: 'Customer',
    // Several cities where the operator takes a list.
    valueEditorType: (operator: string) => (/in$/i.test(operator) ? 'multiselect' : 'select'),
    values: [
      { name: 'lisbon', label: 'Lisbon' },
      { name: 'utrecht', label: 'Utrecht' },
      { name: 'kyoto', label: 'Kyoto' },
      { name: 'bogota', label: 'Bogotá' },
    ],
    defaultValue: 'utrecht',
    operators: [...equality, ...membership],
  },
  {
    name: 'country',
    label: 'Ship to',
    section: 'Customer',
    valueEditorType: (operator: string) => (/in$/i.test(operator) ? 'multiselect' : 'select'),
    values: countries,
    defaultValue: 'NL',
    operators: [...equality, ...membership],
  },
  {
    name: 'kind',
    label: 'Kind',
    section: 'Bicycle',
    valueEditorType: 'multiselect',
    values: [
      { name: 'cargo', label: 'Cargo' },
      { name: 'folding', label: 'Folding' },
      { name: 'gravel', label: 'Gravel' },
      { name: 'touring', label: 'Touring' },
    ],
    operators: membership,
    defaultValue: 'cargo',
  },
  {
    name: 'gears',
    label: 'Gears',
    section: 'Bicycle',
    inputType: 'number',
    operators: ordering,
    defaultValue: 8,
  },
  {
    name: 'insured',
    label: 'Insured',
    section: 'Bicycle',
    valueEditorType: 'switch',
    defaultValue: true,
    operators: isTrue,
  },
  {
    name: 'total',
    label: 'Total',
    section: 'Order',
    inputType: 'number',
    operators: ordering,
    ...comparable('money', 500),
  },
  {
    name: 'deposit',
    label: 'Deposit',
    section: 'Order',
    inputType: 'number',
    operators: ordering,
    ...comparable('money', 100),
  },
  {
    name: 'ordered',
    label: 'Ordered on',
    section: 'Order',
    inputType: 'date',
    operators: ordering,
    ...comparable('day', '2026-03-01'),
  },
  {
    name: 'delivered',
    label: 'Delivered on',
    section: 'Order',
    inputType: 'date',
    operators: [...ordering, ...nothing],
    ...comparable('day', '2026-03-15'),
  },
  {
    name: 'pickup',
    label: 'Picked up at',
    section: 'Order',
    inputType: 'time',
    operators: ordering,
    defaultValue: '09:30',
  },
  {
    name: 'updated',
    label: 'Updated at',
    section: 'Order',
    inputType: 'datetime-local',
    operators: ordering,
    defaultValue: '2026-03-01T12:00',
  },
  {
    name: 'channel',
    label: 'Channel',
    section: 'Order',
    valueEditorType: 'radio',
    values: [
      { name: 'shop', label: 'Shop' },
      { name: 'phone', label: 'Phone' },
      { name: 'web', label: 'Web' },
    ],
    defaultValue: 'web',
    operators: equality,
  },
  {
    name: 'paid',
    label: 'Paid',
    section: 'Order',
    valueEditorType: 'checkbox',
    defaultValue: true,
    operators: isTrue,
  },
  {
    name: 'notes',
    label: 'Notes',
    section: 'Order',
    valueEditorType: 'textarea',
    operators: [
      { label: 'Text', options: operators('contains', 'doesNotContain', 'beginsWith') },
      { label: 'Missing', options: nothing },
    ],
  },
];

/**
 * Lists fields under their headings, as an option group each.
 *
 * @param list - fields, of which those of a group follow one another
 */
export function grouped<F extends SampleField>(list: F[]): { label: string; options: F[] }[] {
  const labels = [...new Set(list.map(({ section }) => section))];
  return labels.map((label) => ({
    label,
    options: list.filter(({ section }) => section === label),
  }));
}
