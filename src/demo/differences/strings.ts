import type { RuleType } from 'react-querybuilder';
import type { Order } from '../data';
import {
  comparedValues,
  comparesFields,
  type Difference,
  editStrings,
  fieldType,
  fieldValue,
  isStringOperator,
  query,
  rule,
  SQL_FORMATS,
  takesList,
  takesRange,
} from './difference';

/** A character that no record contains. */
const UNUSED_CHARACTER = '\uE000';

const PUNCTUATION = /[\\^$.*+?()[\]{}|]/g;

/** Escapes a pattern. SpEL adds no "$" after a text that ends with one, which [$] avoids. */
const escapePattern = (text: string) =>
  text.replace(PUNCTUATION, (character) => (character === '$' ? '[$]' : `\\${character}`));

/** Whether the other field of a record has this in its text. */
const comparedFieldMatches = (part: RuleType, record: Order, pattern: RegExp) =>
  comparedValues(part, record).some((operand) => new RegExp(pattern.source).test(String(operand)));

/** The records for which a rule searches for text of another field that has this in it. */
const recordsWithMatchingField = (part: RuleType, pattern: RegExp) =>
  comparesFields(part) && isStringOperator(part)
    ? { affects: (record: Order) => comparedFieldMatches(part, record, pattern) }
    : undefined;

/** A rule that is answered for all records that have a value, without the text that is the cause. */
function answerWithout(part: RuleType, pattern: RegExp) {
  const base = editStrings(part, (text) => text.replace(new RegExp(pattern, 'g'), ''));
  return base && { affects: (record: Order) => fieldValue(record, part.field) !== null, base };
}

/** Differences for characters with a special meaning in the target language. */
export const strings: Difference[] = [
  {
    id: 'sql-wildcards',
    title: '% and _ are wildcards in SQL',
    because:
      '“Contains”, “begins with” and “ends with” become LIKE. The export doubles quotes but leaves % and _ alone, so that _ matches any character and % any string. Parameters do not help: the wildcards are part of the value.',
    remedy: 'another character in place of % and _',
    origin: 'export',
    formats: SQL_FORMATS,
    answerFromReference: (part) => recordsWithMatchingField(part, /[%_]/),
    rewrite: (part) =>
      isStringOperator(part)
        ? editStrings(part, (text) => text.replace(/[%_]/g, UNUSED_CHARACTER))
        : undefined,
    examples: [{ query: query(rule('customer', 'contains', 'under_score')) }],
  },
  {
    id: 'patterns',
    title: 'Punctuation is a pattern in MongoDB and SpEL',
    because:
      '“Contains”, “begins with” and “ends with” become regular expressions, and nothing in the value is escaped: a dot stands for any character, a lone bracket is an error.',
    remedy: 'a backslash before each punctuation character',
    origin: 'export',
    formats: ['mongodb', 'spel'],
    answerFromReference: (part, { format }) =>
      format === 'spel' ? recordsWithMatchingField(part, PUNCTUATION) : undefined,
    rewrite: (part) => (isStringOperator(part) ? editStrings(part, escapePattern) : undefined),
    examples: [
      { query: query(rule('customer', 'beginsWith', 'R. Roda')) },
      { query: query(rule('customer', 'contains', '(')) },
    ],
  },
  {
    id: 'spel-quotes',
    title: 'Quotes in SpEL',
    because:
      'SpEL escapes a quote inside a string by doubling it. The export puts a backslash before it, which ends the string there. (spel2js also reads "" as one quote.)',
    remedy: 'the quotes written in a way that SpEL reads',
    origin: 'export',
    formats: ['spel'],
    answerFromReference: (part) =>
      isStringOperator(part) ? undefined : answerWithout(part, /['"]/),
    rewrite: (part) =>
      isStringOperator(part)
        ? editStrings(part, (text) => text.replace(/'/g, '\\x27').replace(/""/g, '\\x22\\x22'))
        : undefined,
    examples: [{ query: query(rule('customer', '=', "Sean O'Malley")) }],
  },
  {
    id: 'backslashes',
    title: 'Backslashes in CEL and JSONata',
    because:
      'In both languages a backslash in a string starts an escape. The export escapes quotes but not the backslash itself, so the string changes or cannot be read.',
    remedy: 'each backslash doubled',
    origin: 'export',
    formats: ['cel', 'jsonata'],
    // JSONata’s patterns are escaped.
    rewrite: (part, { format }) =>
      format === 'jsonata' && /with$/i.test(part.operator)
        ? undefined
        : editStrings(part, (text) => text.replace(/\\/g, '\\\\')),
    examples: [{ query: query(rule('customer', '=', 'C:\\Fietsen')) }],
  },
  {
    id: 'cel-line-breaks',
    title: 'Line breaks in CEL',
    because:
      'In CEL, a string in single or double quotes cannot contain a line break. The export writes the line break as it is, not as \\n.',
    remedy: '\\n in place of the line break',
    origin: 'export',
    formats: ['cel'],
    rewrite: (part) =>
      editStrings(part, (text) => text.replace(/\n/g, '\\n').replace(/\r/g, '\\r')),
    examples: [{ query: query(rule('notes', 'contains', 'one\nline')) }],
  },
  {
    id: 'parameter-line-breaks',
    title: 'Line breaks in parameters',
    because:
      'The export removes the quotes from a string before it becomes a parameter, but not if the string contains a line break. The quotes remain and are compared too.',
    remedy: 'no line break in the value',
    origin: 'export',
    formats: ['parameterized', 'parameterized_named'],
    answerFromReference: (part) =>
      isStringOperator(part) || takesList(part) || takesRange(part)
        ? undefined
        : answerWithout(part, /[\n\r\u2028\u2029]/),
    // In LIKE, _ stands for any character.
    rewrite: (part) =>
      isStringOperator(part)
        ? editStrings(part, (text) => text.replace(/[\n\r\u2028\u2029]/g, '_'))
        : undefined,
    examples: [{ query: query(rule('notes', 'contains', 'one\nline')) }],
  },
  {
    id: 'jsonata-slashes',
    title: 'Slashes in JSONata',
    because:
      '“Begins with” and “ends with” become a regular expression between slashes. All that is special in a pattern is escaped, but not the slash that ends it.',
    remedy: 'no slash in the value',
    origin: 'export',
    formats: ['jsonata'],
    answerFromReference: (part) =>
      /with$/i.test(part.operator) ? answerWithout(part, /\//) : undefined,
    examples: [{ query: query(rule('customer', 'beginsWith', 'Café/')) }],
  },
  {
    id: 'empty-text',
    title: 'An empty string contains nothing in JsonLogic',
    because:
      'Every string contains the empty string, even an empty one. json-logic-js returns false for any search in an empty string.',
    remedy: 'no search in an empty string',
    origin: 'engine',
    formats: ['jsonlogic'],
    answerFromReference: (part) =>
      /contain/i.test(part.operator)
        ? {
            affects: (record) =>
              fieldValue(record, part.field) === '' &&
              comparedValues(part, record).some((operand) => String(operand) === ''),
          }
        : undefined,
    examples: [{ query: query(rule('notes', 'contains', '')) }],
  },
  {
    id: 'text-of-numbers',
    title: 'Searching in values that are not strings',
    because:
      'A database converts a number to a string before it searches in it, and so does the reference. The others search in strings only. Booleans are 1 and 0 in SQLite, and a number as a parameter loses the % of “contains”.',
    remedy: 'a search in a string',
    origin: 'language',
    formats: [...SQL_FORMATS, 'mongodb', 'cel', 'jsonlogic', 'jsonata'],
    answerFromReference: (part, { format }) => {
      if (!isStringOperator(part)) return undefined;
      const isNoText = (type?: string) =>
        type === 'boolean' || (type === 'number' && format !== 'sql');
      return {
        affects: (record) =>
          isNoText(fieldType(part.field)) ||
          comparedValues(part, record).some((operand) => isNoText(typeof operand)),
      };
    },
    examples: [
      { query: query(rule('total', 'contains', '9.9')) },
      { query: query(rule('paid', 'beginsWith', 'tr')) },
    ],
  },
];
