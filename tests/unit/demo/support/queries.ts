import fc from 'fast-check';
import type { Field, RuleGroupType, RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { operatorNamesOf } from '../../../../src/demo/checkQuery';
import { type Order, orders } from '../../../../src/demo/data';
import { defaultChoices, type ExportChoices } from '../../../../src/demo/exportChoices';
import { fields } from '../../../../src/demo/schema';

// biome-ignore format: one value after the other
/** Text with everything that means something in one of the languages. */
const awkward = [
  '%', '_', "'", '"', '\\', '/', '.', '*', '+', '(', ')', '[', '{', '|', '^', '$', '-', '#', '<b>',
  'É', 'ñ', 'null', 'true', '42', '007', '1/2', '1e3', '-5', '', ' ', '\n', "''", '""', '\\"', '$1', '?',
  ':a', '--', '/*', '//', '&&', 'a.b', 'gift', 'Gift', 'one\nline', '^A', 'o$', '€', '日本',
];

const isFieldOf = (record: Order, name: string): name is keyof Order => name in record;

const held = (name: string) =>
  orders.map((order) => (isFieldOf(order, name) ? order[name] : null)).filter((v) => v !== null);

/** A value as a visitor may leave it in the value editor of a field. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  const own = fc.constantFrom(...held(field.name));
  if (field.inputType === 'number') {
    const typed = fc.constantFrom('', '0', '-1', '.5', '1e3', '0500', '1,000', ' 8 ');
    return fc.oneof(
      { weight: 6, arbitrary: own },
      { weight: 6, arbitrary: own.map(String) },
      { weight: 1, arbitrary: typed },
    );
  }
  if (field.values) return own;
  if (field.valueEditorType === 'checkbox' || field.valueEditorType === 'switch') {
    return fc.boolean();
  }
  if (field.inputType) return fc.oneof({ weight: 15, arbitrary: own }, fc.constant(''));
  const part = fc
    .tuple(own, fc.nat(12), fc.nat(6))
    .map(([text, start, length]) => String(text).slice(start, start + length + 1));
  return fc.oneof(
    { weight: 3, arbitrary: own },
    { weight: 3, arbitrary: part },
    { weight: 1, arbitrary: fc.constantFrom(...awkward) },
  );
}

const asList = (values: unknown[], asArray: boolean) => (asArray ? values : values.join(','));

function ruleOf(field: Field): fc.Arbitrary<RuleType> {
  const operators = operatorNamesOf(field.name) ?? [];
  const unit = (field as { unit?: string }).unit;
  const others = fields
    .filter((other) => unit !== undefined && other.unit === unit && other.name !== field.name)
    .map(({ name }) => name);
  return fc.constantFrom(...operators).chain((operator): fc.Arbitrary<RuleType> => {
    const rule = { field: field.name, operator };
    if (/null$/i.test(operator)) return fc.constant({ ...rule, value: null });
    const list = (length: { minLength: number; maxLength: number }) =>
      fc
        .tuple(fc.array(valueFor(field), length), fc.boolean())
        .map(([values, asArray]) => ({ ...rule, value: asList(values, asArray) }));
    if (/in$/i.test(operator)) return list({ minLength: 0, maxLength: 4 });
    const isRange = /between$/i.test(operator);
    const byValue = isRange
      ? fc.oneof(
          { weight: 9, arbitrary: list({ minLength: 2, maxLength: 2 }) },
          { weight: 1, arbitrary: list({ minLength: 0, maxLength: 1 }) },
        )
      : fc
          .tuple(valueFor(field), fc.nat(30))
          .map(([value, dice]) => ({ ...rule, value: dice === 0 ? [value] : value }));
    if (others.length === 0) return byValue;
    const byField = fc.constantFrom(...others).map((name) => ({
      ...rule,
      value: isRange ? `${name},${field.name}` : name,
      valueSource: 'field' as const,
    }));
    return fc.oneof({ weight: 2, arbitrary: byValue }, { weight: 1, arbitrary: byField });
  });
}

const anyRule = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...fields).chain(ruleOf) },
  { weight: 1, arbitrary: fc.constant({ field: '~', operator: '=', value: '' }) },
);

const combinator = fc.constantFrom('and', 'or');
const not = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true));

const between = (rules: unknown[], combinators: string[]) =>
  rules.flatMap((rule, index) => (index === 0 ? [rule] : [combinators[index - 1], rule]));

const anyGroup = fc.letrec<{
  plain: RuleGroupType;
  independent: RuleGroupTypeIC;
}>((tie) => {
  const parts = (group: fc.Arbitrary<unknown>) =>
    fc.oneof(
      {
        weight: 15,
        arbitrary: fc.array(fc.oneof({ maxDepth: 2, withCrossShrink: true }, anyRule, group), {
          minLength: 1,
          maxLength: 4,
          size: 'max',
        }),
      },
      { weight: 1, arbitrary: fc.constant<unknown[]>([]) },
    );
  return {
    plain: fc.record(
      { combinator, not, rules: parts(tie('plain')) },
      { noNullPrototype: true },
    ) as fc.Arbitrary<RuleGroupType>,
    independent: fc
      .tuple(not, parts(tie('independent')), fc.array(combinator, { minLength: 3, maxLength: 3 }))
      .map(([negated, rules, combinators]) => ({
        not: negated,
        rules: between(rules, combinators),
      })) as fc.Arbitrary<RuleGroupTypeIC>,
  };
});

/** Queries that the demo's builder can make, of both kinds. */
export const anyQuery: fc.Arbitrary<RuleGroupType | RuleGroupTypeIC> = fc.oneof(
  { weight: 2, arbitrary: anyGroup.plain },
  { weight: 1, arbitrary: anyGroup.independent },
);

/** Choices of the exports that change what is run. */
export const anyChoices: fc.Arbitrary<ExportChoices> = fc
  .record({
    parseNumbers: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    skipInvalid: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    sqlPreset: fc.constantFrom('ansi', 'sqlite', 'postgresql', 'mysql', 'mssql', 'oracle'),
    numberedParams: fc.boolean(),
    paramsKeepPrefix: fc.boolean(),
  } as const)
  .map((chosen) => ({ ...defaultChoices, ...chosen }) as ExportChoices);
