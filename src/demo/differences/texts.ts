import type { RuleType } from 'react-querybuilder';
import type { Order } from '../data';
import {
  comparesFields,
  type Difference,
  editStrings,
  held,
  isText,
  kindOf,
  operandsOf,
  query,
  rule,
  SQL,
  takesList,
  takesRange,
} from './difference';

/** A character that no record has. */
const UNUSED = '\uE000';

const PUNCTUATION = /[\\^$.*+?()[\]{}|]/g;

/** Escapes a pattern. SpEL adds no "$" after a text that ends with one, which [$] avoids. */
const escapePattern = (text: string) =>
  text.replace(PUNCTUATION, (character) => (character === '$' ? '[$]' : `\\${character}`));

/** Whether the other field of a record has this in its text. */
const seeks = (part: RuleType, record: Order, pattern: RegExp) =>
  operandsOf(part, record).some((operand) => new RegExp(pattern.source).test(String(operand)));

/** The records for which a rule searches for text of another field that has this in it. */
const seeksField = (part: RuleType, pattern: RegExp) =>
  comparesFields(part) && isText(part)
    ? { affects: (record: Order) => seeks(part, record, pattern) }
    : undefined;

/** A rule that is answered for all records that have a value, without the text that is the cause. */
function answeredWithout(part: RuleType, pattern: RegExp) {
  const base = editStrings(part, (text) => text.replace(new RegExp(pattern, 'g'), ''));
  return base && { affects: (record: Order) => held(record, part.field) !== null, base };
}

/** What happens to characters that mean something in the language. */
export const texts: Difference[] = [
  {
    id: 'sql-wildcards',
    title: '% and _ are wildcards in SQL',
    because:
      '“Contains”, “begins with” and “ends with” become LIKE. The export doubles quotes but leaves % and _ alone, so that _ stands for any character and % for any text. Parameters do not help: the wildcards are part of the value.',
    remedy: 'another character in place of % and _',
    origin: 'export',
    formats: SQL,
    answer: (part) => seeksField(part, /[%_]/),
    rewrite: (part) =>
      isText(part) ? editStrings(part, (text) => text.replace(/[%_]/g, UNUSED)) : undefined,
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
    answer: (part, { format }) => (format === 'spel' ? seeksField(part, PUNCTUATION) : undefined),
    rewrite: (part) => (isText(part) ? editStrings(part, escapePattern) : undefined),
    examples: [
      { query: query(rule('customer', 'beginsWith', 'R. Roda')) },
      { query: query(rule('customer', 'contains', '(')) },
    ],
  },
  {
    id: 'spel-quotes',
    title: 'Quotes in SpEL',
    because:
      'SpEL writes a quote inside a text by doubling it. The export puts a backslash before it, which ends the text there. (spel2js also reads "" as one quote.)',
    remedy: 'the quotes written in a way that SpEL reads',
    origin: 'export',
    formats: ['spel'],
    answer: (part) => (isText(part) ? undefined : answeredWithout(part, /['"]/)),
    rewrite: (part) =>
      isText(part)
        ? editStrings(part, (text) => text.replace(/'/g, '\\x27').replace(/""/g, '\\x22\\x22'))
        : undefined,
    examples: [{ query: query(rule('customer', '=', "Sean O'Malley")) }],
  },
  {
    id: 'backslashes',
    title: 'Backslashes in CEL and JSONata',
    because:
      'In both languages a backslash in a text starts an escape. The export escapes quotes but not the backslash itself, so the text changes or cannot be read.',
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
      'A text between single pairs of quotes ends with the line in CEL. The export writes the line break as it is, not as \\n.',
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
      'The export takes the quotes off a text before it becomes a parameter, but does not find them when the text has a line break. They stay on, and are compared too.',
    remedy: 'no line break in the value',
    origin: 'export',
    formats: ['parameterized', 'parameterized_named'],
    answer: (part) =>
      isText(part) || takesList(part) || takesRange(part)
        ? undefined
        : answeredWithout(part, /[\n\r\u2028\u2029]/),
    // In LIKE, _ stands for any character.
    rewrite: (part) =>
      isText(part)
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
    answer: (part) => (/with$/i.test(part.operator) ? answeredWithout(part, /\//) : undefined),
    examples: [{ query: query(rule('customer', 'beginsWith', 'Café/')) }],
  },
  {
    id: 'empty-text',
    title: 'Empty text contains nothing in JsonLogic',
    because:
      'Every text contains the empty text, also an empty one. json-logic-js says no to anything in an empty text without looking.',
    remedy: 'no search in empty text',
    origin: 'engine',
    formats: ['jsonlogic'],
    answer: (part) =>
      /contain/i.test(part.operator)
        ? {
            affects: (record) =>
              held(record, part.field) === '' &&
              operandsOf(part, record).some((operand) => String(operand) === ''),
          }
        : undefined,
    examples: [{ query: query(rule('notes', 'contains', '')) }],
  },
  {
    id: 'text-of-numbers',
    title: 'Searching in what is no text',
    because:
      'A database writes a number as text before it searches in it, and so does the reference. The others search in text only. Booleans are 1 and 0 in SQLite, and a number as a parameter loses the % of “contains”.',
    remedy: 'a search in text',
    origin: 'language',
    formats: [...SQL, 'mongodb', 'cel', 'jsonlogic', 'jsonata'],
    answer: (part, { format }) => {
      if (!isText(part)) return undefined;
      const isNoText = (type?: string) =>
        type === 'boolean' || (type === 'number' && format !== 'sql');
      return {
        affects: (record) =>
          isNoText(kindOf(part.field)) ||
          operandsOf(part, record).some((operand) => isNoText(typeof operand)),
      };
    },
    examples: [
      { query: query(rule('total', 'contains', '9.9')) },
      { query: query(rule('paid', 'beginsWith', 'tr')) },
    ],
  },
];
