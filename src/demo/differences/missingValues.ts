import type { RuleType } from 'react-querybuilder';
import {
  comparesFields,
  type Difference,
  either,
  fieldRule,
  held,
  isEquality,
  isOrder,
  isText,
  negated,
  operandsOf,
  query,
  rule,
  type Scene,
  takesNothing,
} from './difference';

/** Whether a rule compares null with something. */
const meetsNull = (part: RuleType, { record }: Scene) =>
  !takesNothing(part) &&
  (held(record, part.field) === null || operandsOf(part, record).includes(null));

/** What a missing value does. */
export const missingValues: Difference[] = [
  {
    id: 'null-is-a-value',
    title: 'A missing value is not equal',
    because:
      'SQL cannot say whether a missing value equals another one, so the record matches neither = nor !=, nor their negations. In the other languages null is a value like any other: it is not equal to "2026-02-03", so !=, “not in” and a negated group do match.',
    origin: 'language',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rule: (part, scene) => meetsNull(part, scene) && isEquality(part),
    examples: [{ query: query(rule('delivered', '!=', '2026-02-03')) }],
  },
  {
    id: 'null-contains-nothing',
    title: 'A missing text contains nothing',
    because:
      'MongoDB’s pattern and JsonLogic’s “in” and “startsWith” say a plain no to null, and the opposite of no is yes: “does not contain” matches records without a note. In SQL it does not.',
    origin: 'language',
    formats: ['mongodb', 'jsonlogic'],
    rule: (part, scene) => meetsNull(part, scene) && isText(part) && !comparesFields(part),
    examples: [{ query: query(rule('notes', 'doesNotContain', 'gift')) }],
  },
  {
    id: 'null-has-a-rank',
    title: 'A missing value has a rank',
    because:
      'JsonLogic and spel2js compare as JavaScript does, where null counts as 0 beside a number and is neither above nor below other text. Either way the answer is yes or no, which a negated group turns round. SQL gives no answer.',
    origin: 'language',
    formats: ['spel', 'jsonlogic'],
    rule: (part, scene) => meetsNull(part, scene) && (isOrder(part) || isText(part)),
    examples: [{ query: negated(rule('delivered', '<', '2026-03-01')) }],
  },
  {
    id: 'null-comes-first',
    title: 'MongoDB sorts missing values first',
    because:
      'To compare two fields the export uses $expr, where null stands below every other value. A bicycle that is not delivered was then delivered before it was ordered.',
    origin: 'language',
    formats: ['mongodb'],
    rule: (part, scene) => meetsNull(part, scene) && comparesFields(part) && isOrder(part),
    examples: [{ query: query(fieldRule('delivered', '<', 'ordered')) }],
  },
  {
    id: 'null-is-an-error',
    title: 'A missing value is an error',
    because:
      'JSONata does not sort null or search in it, SpEL does not match it with a pattern, and the script in MongoDB’s $where calls a method of it. The record fails even where another rule of an “or” would have matched. CEL gets past the error if the other side decides.',
    origin: 'language',
    formats: ['mongodb', 'spel', 'jsonata'],
    rule: (part, scene) =>
      meetsNull(part, scene) &&
      (scene.format === 'jsonata'
        ? isOrder(part) || isText(part)
        : isText(part) && (scene.format === 'spel' || comparesFields(part))),
    examples: [
      { query: either(rule('notes', 'contains', 'gift'), rule('paid', '=', true)) },
      { query: either(fieldRule('notes', 'contains', 'customer'), rule('paid', '=', true)) },
    ],
  },
];
