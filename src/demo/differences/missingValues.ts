import type { RuleType } from 'react-querybuilder';
import { orders } from '../data';
import {
  anyOf,
  comparedItems,
  comparesFields,
  type Difference,
  fieldRule,
  fieldValue,
  isEqualityOperator,
  isOrderingOperator,
  isStringOperator,
  negated,
  query,
  rule,
  takesNoValue,
} from './difference';
import { joinParts, type Part, type RuleContext } from './rewriting';

/** The fields of a rule that some records have no value in. */
const nullableFields = (part: RuleType): string[] =>
  [part.field, ...(comparesFields(part) ? comparedItems(part).map(String) : [])].filter((field) =>
    orders.some((order) => fieldValue(order, field) === null),
  );

/**
 * Adds "is not null" to a rule, and inside a negation "or is null". The records without a value then
 * do not match, as in SQL.
 */
const guardAgainstNull =
  (applies: (part: RuleType, context: RuleContext) => boolean) =>
  (part: RuleType, context: RuleContext): Part | undefined => {
    const fields = nullableFields(part);
    const { negative, independent, evaluate } = context;
    if (takesNoValue(part) || fields.length === 0 || !applies(part, context)) return undefined;
    // An empty list, for one, gives an answer for a missing value too.
    if (orders.every((order) => evaluate(part, order) !== null)) return undefined;
    // The guard comes first, so that the engine does not evaluate the rule for these records.
    const guards = fields.map((field) => rule(field, negative ? 'null' : 'notNull'));
    return joinParts(negative ? 'or' : 'and', [...guards, part], independent);
  };

const remedy = 'an “is not null” next to the rule';

/** Differences for missing values. */
export const missingValues: Difference[] = [
  {
    id: 'null-is-a-value',
    title: 'A missing value is not equal',
    because:
      'SQL cannot say whether a missing value equals another one, so the record matches neither = nor !=, nor their negations. In the other languages null is a value like any other, and not equal to the value of the rule: !=, “not in” and a negated group do match.',
    remedy,
    origin: 'language',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rewrite: guardAgainstNull(isEqualityOperator),
    examples: [{ query: query(rule('delivered', '!=', '2026-02-03')) }],
  },
  {
    id: 'null-contains-nothing',
    title: 'A missing string contains nothing',
    because:
      'MongoDB’s pattern and JsonLogic’s “in” and “startsWith” are false for null, and the opposite of false is true: “does not contain” matches records without a value. In SQL it does not.',
    remedy,
    origin: 'language',
    formats: ['mongodb', 'jsonlogic'],
    rewrite: guardAgainstNull(
      (part, { format }) =>
        isStringOperator(part) && (format === 'jsonlogic' || !comparesFields(part)),
    ),
    examples: [{ query: query(rule('notes', 'doesNotContain', 'gift')) }],
  },
  {
    id: 'null-has-a-rank',
    title: 'A missing value has a rank',
    because:
      'JsonLogic and spel2js compare as JavaScript does, where null counts as 0 next to a number and is neither above nor below other strings. Either way the answer is true or false, which a negated group reverses. SQL gives no answer.',
    remedy,
    origin: 'language',
    formats: ['spel', 'jsonlogic'],
    rewrite: guardAgainstNull(isOrderingOperator),
    examples: [{ query: negated(rule('delivered', '<', '2026-03-01')) }],
  },
  {
    id: 'null-comes-first',
    title: 'MongoDB sorts missing values first',
    because:
      'To compare two fields the export uses $expr, where null is lower than every other value. A record without a value in one of the fields then counts as lower in it.',
    remedy,
    origin: 'language',
    formats: ['mongodb'],
    rewrite: guardAgainstNull((part) => comparesFields(part) && isOrderingOperator(part)),
    examples: [{ query: query(fieldRule('delivered', '<', 'ordered')) }],
  },
  {
    id: 'null-is-an-error',
    title: 'A missing value is an error',
    because:
      'JSONata does not sort null or search in it, SpEL does not match it with a pattern, and the script in MongoDB’s $where calls a method of it. The record fails even where another rule of an “or” would have matched. CEL gets past the error if the other side decides.',
    remedy,
    origin: 'language',
    formats: ['mongodb', 'spel', 'jsonata'],
    rewrite: guardAgainstNull((part, { format }) => {
      if (format === 'jsonata') return isOrderingOperator(part) || isStringOperator(part);
      return isStringOperator(part) && (format === 'spel' || comparesFields(part));
    }),
    examples: [
      { query: anyOf(rule('notes', 'contains', 'gift'), rule('paid', '=', true)) },
      { query: anyOf(fieldRule('notes', 'contains', 'customer'), rule('paid', '=', true)) },
    ],
  },
];
