/** The module with the validators of the sample fields, in TypeScript. */
export const validationModule = `import { type RuleType, type RuleValidator, toArray } from 'react-querybuilder';
import { fields } from './fields';

const valuesOf = ({ value }: RuleType): string[] =>
  toArray(value, { retainEmptyStrings: true }).map(String);

const because = (reason: string, valid: boolean) =>
  valid ? { valid } : { valid, reasons: [reason] };

/** There is a value, unless the operator takes none. */
const filled: RuleValidator = (rule) =>
  because(
    'Give it a value.',
    /null$/i.test(rule.operator) || valuesOf(rule).some((value) => value.trim()),
  );

/** Each value can be read, and a range has two, the lower one first. */
const readable =
  (read: (value: string) => number): RuleValidator =>
  (rule) => {
    if (rule.valueSource === 'field' || /null$/i.test(rule.operator)) return { valid: true };
    const [first = Number.NaN, last = first, ...rest] = valuesOf(rule).map(read);
    const isRange = /between$/i.test(rule.operator);
    const isComplete = !isRange || valuesOf(rule).length > 1;
    const isFine = first <= last && !rest.some(Number.isNaN);
    return because('Give it a value that fits.', isComplete && isFine);
  };

const amount = readable((value) =>
  value.trim() && Number(value) >= 0 ? Number(value) : Number.NaN,
);
const day = readable((value) => Date.parse(value));
const time = readable((value) => Date.parse(\`1970-01-01T\${value}\`));

const validators: Record<string, RuleValidator> = {
  customer: filled,
  city: filled,
  country: filled,
  kind: filled,
  notes: filled,
  gears: amount,
  total: amount,
  deposit: amount,
  ordered: day,
  delivered: day,
  updated: day,
  pickup: time,
};

/** The fields with their validators. */
export const validatedFields = fields.map((group) => ({
  ...group,
  options: group.options.map((field) => ({ ...field, validator: validators[field.name] })),
}));
`;
