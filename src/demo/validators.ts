import {
  defaultValidator,
  type QueryValidator,
  type RuleType,
  type RuleValidator,
  toArray,
  type ValidationResult,
} from 'react-querybuilder';
import { fields } from './schema';

const valid: ValidationResult = { valid: true };
const invalid = (reason: string): ValidationResult => ({ valid: false, reasons: [reason] });

const takesNoValue = ({ operator }: RuleType) => /^(?:not)?null$/i.test(operator);
const takesRange = ({ operator }: RuleType) => /between$/i.test(operator);
const isField = ({ valueSource }: RuleType) => valueSource === 'field';

/** The values of a rule, of which a range has two. */
const valuesOf = ({ value }: RuleType): string[] =>
  toArray(value, { retainEmptyStrings: true }).map(String);

const filled: RuleValidator = (rule) =>
  takesNoValue(rule) || valuesOf(rule).some((value) => value.trim() !== '')
    ? valid
    : invalid('Enter a value.');

/** Two ends of a range, the first no later than the last, and each of the right form. */
const ordered =
  (order: (value: string) => number, form: string): RuleValidator =>
  (rule) => {
    if (takesNoValue(rule) || isField(rule)) return valid;
    const ends = valuesOf(rule).map(order);
    if (ends.length < (takesRange(rule) ? 2 : 1) || ends.some(Number.isNaN)) {
      return invalid(`Enter ${takesRange(rule) ? 'two values, each ' : ''}${form}.`);
    }
    const [first, last] = ends as [number, number?];
    return last === undefined || first <= last ? valid : invalid('Enter the lower value first.');
  };

const amount = ordered((value) => {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return number < 0 ? Number.NaN : number;
}, 'a number of 0 or more');
const day = ordered((value) => Date.parse(value), 'a date');
const moment = ordered((value) => Date.parse(value), 'a date and time');
const time = ordered((value) => Date.parse(`1970-01-01T${value}`), 'a time');

/** The validators of the sample fields, by field name. Those left out take any value. */
const validators: Record<string, RuleValidator> = {
  customer: filled,
  city: filled,
  country: filled,
  kind: filled,
  gears: amount,
  total: amount,
  deposit: amount,
  ordered: day,
  delivered: day,
  pickup: time,
  updated: moment,
  notes: filled,
};

/** The sample fields, each with its validator. */
export const validatedFields = fields.map((field) => ({
  ...field,
  validator: validators[field.name],
}));

/** The validator of a whole query: no group is empty. Rules are left to the validators of fields. */
export const validateGroups: QueryValidator = defaultValidator;
