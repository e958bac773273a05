import {
  defaultValidator,
  isRuleGroup,
  type QueryValidator,
  type RuleGroupTypeAny,
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
    : invalid('Give it a value.');

/** Two ends of a range, the first no later than the last, and each of the right form. */
const ordered =
  (order: (value: string) => number, form: string): RuleValidator =>
  (rule) => {
    if (takesNoValue(rule) || isField(rule)) return valid;
    const ends = valuesOf(rule).map(order);
    if (ends.length < (takesRange(rule) ? 2 : 1) || ends.some(Number.isNaN)) {
      return invalid(`Give it ${takesRange(rule) ? 'two values, each' : ''} ${form}.`);
    }
    const [first, last] = ends as [number, number?];
    return last === undefined || first <= last ? valid : invalid('Let the first be the lower one.');
  };

const amount = ordered((value) => {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return number < 0 ? Number.NaN : number;
}, 'a number of 0 or more');
const day = ordered((value) => Date.parse(value), 'a date');
const time = ordered((value) => Date.parse(`1970-01-01T${value}`), 'a time');

/** The validators of the sample fields, by field name. Those left out take any value. */
const validators: Record<string, RuleValidator> = {
  customer: filled,
  city: filled,
  kind: filled,
  gears: amount,
  total: amount,
  deposit: amount,
  ordered: day,
  delivered: day,
  pickup: time,
  notes: filled,
};

/** The sample fields, each with its validator. */
export const validatedFields = fields.map((field) => ({
  ...field,
  validator: validators[field.name],
}));

/** The validator of a whole query: no group is empty. Rules are left to the validators of fields. */
export const validateGroups: QueryValidator = defaultValidator;

/** What is wrong with a rule or group. */
export interface Problem {
  /** The id of the rule or group. */
  id: string;
  /** What it is about: the label of the field, or "Group". */
  subject: string;
  reason: string;
}

/**
 * Lists what the validators find in a query.
 *
 * @param query - the query
 * @returns a problem for each invalid rule or group, from top to bottom
 */
export function problemsIn(query: RuleGroupTypeAny): Problem[] {
  const own = query.rules.length > 0 ? [] : [{ subject: 'Group', reason: 'Add a rule to it.' }];
  const rules = query.rules as (string | RuleType | RuleGroupTypeAny)[];
  return [
    ...own.map((problem) => ({ id: query.id ?? '', ...problem })),
    ...rules.flatMap((part) => {
      if (typeof part === 'string') return [];
      return isRuleGroup(part)
        ? problemsIn(part as RuleGroupTypeAny)
        : problemsOf(part as RuleType);
    }),
  ];
}

function problemsOf(rule: RuleType): Problem[] {
  const result = validators[rule.field]?.(rule);
  if (!result || typeof result === 'boolean' || result.valid) return [];
  const subject = fields.find(({ name }) => name === rule.field)?.label ?? rule.field;
  return [{ id: rule.id ?? '', subject, reason: String(result.reasons?.[0]) }];
}
