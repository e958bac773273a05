import type { RuleType } from 'react-querybuilder';
import { orders } from '../data';
import {
  comparesFields,
  type Difference,
  either,
  fieldRule,
  held,
  isEquality,
  isOrder,
  isText,
  itemsOf,
  negated,
  query,
  rule,
  takesNothing,
} from './difference';
import { join, type Part, type RuleContext } from './rewriting';

/** The fields of a rule that some records have no value in. */
const nullableFields = (part: RuleType): string[] =>
  [part.field, ...(comparesFields(part) ? itemsOf(part).map(String) : [])].filter((field) =>
    orders.some((order) => held(order, field) === null),
  );

/**
 * Adds "is not null" to a rule, and inside a negation "or is null". The records without a value then
 * do not match, as in SQL.
 */
const guarded =
  (applies: (part: RuleType, context: RuleContext) => boolean) =>
  (part: RuleType, context: RuleContext): Part | undefined => {
    const fields = nullableFields(part);
    const { negative, independent, matches } = context;
    if (takesNothing(part) || fields.length === 0 || !applies(part, context)) return undefined;
    // An empty list, for one, gives an answer for a missing value too.
    if (orders.every((order) => matches(part, order) !== null)) return undefined;
    // The guard comes first, so that the engine does not evaluate the rule for these records.
    const guards = fields.map((field) => rule(field, negative ? 'null' : 'notNull'));
    return join(negative ? 'or' : 'and', [...guards, part], independent);
  };

const remedy = 'an “is not null” next to the rule';

/** What a missing value does. */
export const missingValues: Difference[] = [
  {
    id: 'null-is-a-value',
    title: 'A missing value is not equal',
    because:
      'SQL cannot say whether a missing value equals another one, so the record matches neither = nor !=, nor their negations. In the other languages null is a value like any other, and not equal to the value of the rule: !=, “not in” and a negated group do match.',
    remedy,
    origin: 'language',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rewrite: guarded(isEquality),
    examples: [{ query: query(rule('delivered', '!=', '2026-02-03')) }],
  },
  {
    id: 'null-contains-nothing',
    title: 'A missing text contains nothing',
    because:
      'MongoDB’s pattern and JsonLogic’s “in” and “startsWith” are false for null, and the opposite of false is true: “does not contain” matches records without a value. In SQL it does not.',
    remedy,
    origin: 'language',
    formats: ['mongodb', 'jsonlogic'],
    rewrite: guarded(
      (part, { format }) => isText(part) && (format === 'jsonlogic' || !comparesFields(part)),
    ),
    examples: [{ query: query(rule('notes', 'doesNotContain', 'gift')) }],
  },
  {
    id: 'null-has-a-rank',
    title: 'A missing value has a rank',
    because:
      'JsonLogic and spel2js compare as JavaScript does, where null counts as 0 next to a number and is neither above nor below other text. Either way the answer is true or false, which a negated group reverses. SQL gives no answer.',
    remedy,
    origin: 'language',
    formats: ['spel', 'jsonlogic'],
    rewrite: guarded(isOrder),
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
    rewrite: guarded((part) => comparesFields(part) && isOrder(part)),
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
    rewrite: guarded((part, { format }) => {
      if (format === 'jsonata') return isOrder(part) || isText(part);
      return isText(part) && (format === 'spel' || comparesFields(part));
    }),
    examples: [
      { query: either(rule('notes', 'contains', 'gift'), rule('paid', '=', true)) },
      { query: either(fieldRule('notes', 'contains', 'customer'), rule('paid', '=', true)) },
    ],
  },
];
