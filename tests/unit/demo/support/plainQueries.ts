import fc from 'fast-check';
import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { operatorNamesOf, optionNames } from '../../../../src/demo/checkQuery';
import { fields } from '../../../../src/demo/schema';

const WORDS = ['gift', 'Ada', "O'Hara", '50%', 'a b', 'Zoë', '"quoted"', 'x.y', '(1)'];
const DAYS = ['2026-01-05', '2026-03-01', '2025-12-31'];

/** Values that a visitor could give a field, each by itself. */
function valuesOf(name: string): fc.Arbitrary<unknown> {
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.values) {
    return fc.constantFrom(...(optionNames(field.values) as string[]));
  }
  switch (field?.inputType ?? field?.valueEditorType) {
    case 'number':
      return fc.integer({ min: 0, max: 2000 });
    case 'date':
      return fc.constantFrom(...DAYS);
    case 'datetime-local':
      return fc.constantFrom(...DAYS.map((day) => `${day}T14:30`));
    case 'time':
      return fc.constantFrom('09:30', '17:00');
    case 'checkbox':
    case 'switch':
      return fc.boolean();
    default:
      return fc.constantFrom(...WORDS);
  }
}

const rule: fc.Arbitrary<RuleType> = fc
  .constantFrom(...fields.map(({ name }) => name))
  .chain((field) =>
    fc.constantFrom(...(operatorNamesOf(field) as string[])).chain((operator) => {
      const value = valuesOf(field);
      if (operator.toLowerCase().endsWith('null')) {
        return fc.constant({ field, operator, value: null });
      }
      if (operator.toLowerCase().endsWith('between')) {
        return fc.tuple(value, value).map((ends) => ({
          field,
          operator,
          value: ends.sort((a, b) => Number(a) - Number(b) || (`${a}` < `${b}` ? -1 : 1)).join(','),
        }));
      }
      if (/in$/i.test(operator)) {
        return fc
          .uniqueArray(value, { minLength: 1, maxLength: 3 })
          .map((list) => ({ field, operator, value: list.join(',') }));
      }
      return value.map((one) => ({ field, operator, value: one }));
    }),
  );

const compared: fc.Arbitrary<RuleType> = fc
  .tuple(
    fc.constantFrom(['total', 'deposit'], ['delivered', 'ordered']),
    fc.constantFrom('=', '!=', '<', '>=', '>', '<='),
  )
  .map(([[field, value], operator]) => ({
    field: field as string,
    operator,
    value,
    valueSource: 'field' as const,
  }));

/** Queries that a visitor could make in the demo, without ids. */
export const queries: fc.Arbitrary<RuleGroupType> = fc.letrec<{ group: RuleGroupType }>((tie) => ({
  group: fc.record(
    {
      combinator: fc.constantFrom('and', 'or'),
      rules: fc.array(
        fc.oneof(
          { maxDepth: 3, depthIdentifier: 'group' },
          { weight: 4, arbitrary: rule },
          { weight: 1, arbitrary: compared },
          { weight: 2, arbitrary: tie('group') },
        ),
        { minLength: 1, maxLength: 4, depthIdentifier: 'group' },
      ),
      not: fc.boolean(),
    },
    { requiredKeys: ['combinator', 'rules'], noNullPrototype: true },
  ),
})).group;

/** Takes the ids out of a query. */
export function withoutIds<RG extends RuleGroupTypeAny>(query: RG): RG {
  return JSON.parse(JSON.stringify(query, (key, value) => (key === 'id' ? undefined : value)));
}

/** Lists of records with a value for every field. */
export const records: fc.Arbitrary<Record<string, unknown>[]> = fc.array(
  fc.record(Object.fromEntries(fields.map(({ name }) => [name, valuesOf(name)]))),
  { minLength: 3, maxLength: 8 },
);
