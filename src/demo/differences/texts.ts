import type { RuleType } from 'react-querybuilder';
import type { Order } from '../data';
import {
  comparesFields,
  type Difference,
  held,
  isText,
  itemsOf,
  operandsOf,
  query,
  rule,
  SQL,
  takesList,
  takesRange,
} from './difference';

/** Whether a value that the export writes as text has this in it. */
const writes = (part: RuleType, pattern: RegExp) =>
  !comparesFields(part) &&
  itemsOf(part).some((item) => typeof item === 'string' && pattern.test(item));

/** Whether what the field is searched for has this in it, if need be in the other field. */
const seeks = (part: RuleType, record: Order, pattern: RegExp) =>
  isText(part) && operandsOf(part, record).some((operand) => pattern.test(String(operand)));

/** What happens to characters that mean something in the language. */
export const texts: Difference[] = [
  {
    id: 'sql-wildcards',
    title: '% and _ are wildcards in SQL',
    because:
      '“Contains”, “begins with” and “ends with” become LIKE. The export doubles quotes but leaves % and _ alone, so that _ stands for any character and % for any text. Parameters do not help: the wildcards are part of the value.',
    origin: 'export',
    formats: SQL,
    rule: (part, { record }) => seeks(part, record, /[%_]/),
    examples: [{ query: query(rule('customer', 'contains', 'under_score')) }],
  },
  {
    id: 'patterns',
    title: 'Punctuation is a pattern in MongoDB and SpEL',
    because:
      '“Contains”, “begins with” and “ends with” become regular expressions, and nothing in the value is escaped: a dot stands for any character, a lone bracket is an error.',
    origin: 'export',
    formats: ['mongodb', 'spel'],
    rule: (part, { record, format }) =>
      (format === 'spel' || !comparesFields(part)) && seeks(part, record, /[\\^$.*+?()[\]{}|]/),
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
    origin: 'export',
    formats: ['spel'],
    rule: (part) => writes(part, /'|""/),
    examples: [{ query: query(rule('customer', '=', "Sean O'Malley")) }],
  },
  {
    id: 'backslashes',
    title: 'Backslashes in CEL and JSONata',
    because:
      'In both languages a backslash in a text starts an escape. The export escapes quotes but not the backslash itself, so the text changes or cannot be read.',
    origin: 'export',
    formats: ['cel', 'jsonata'],
    rule: (part) => writes(part, /\\/),
    examples: [{ query: query(rule('customer', '=', 'C:\\Fietsen')) }],
  },
  {
    id: 'cel-line-breaks',
    title: 'Line breaks in CEL',
    because:
      'A text between single pairs of quotes ends with the line in CEL. The export writes the line break as it is, not as \\n.',
    origin: 'export',
    formats: ['cel'],
    rule: (part) => writes(part, /[\n\r]/),
    examples: [{ query: query(rule('notes', 'contains', 'one\nline')) }],
  },
  {
    id: 'parameter-line-breaks',
    title: 'Line breaks in parameters',
    because:
      'The export takes the quotes off a text before it becomes a parameter, but does not find them when the text has a line break. They stay on, and are compared too.',
    origin: 'export',
    formats: ['parameterized', 'parameterized_named'],
    rule: (part) => !takesList(part) && !takesRange(part) && writes(part, /[\n\r\u2028\u2029]/),
    examples: [{ query: query(rule('notes', 'contains', 'one\nline')) }],
  },
  {
    id: 'jsonata-slashes',
    title: 'Slashes in JSONata',
    because:
      '“Begins with” and “ends with” become a regular expression between slashes. All that is special in a pattern is escaped, but not the slash that ends it.',
    origin: 'export',
    formats: ['jsonata'],
    rule: (part) => /with$/i.test(part.operator) && writes(part, /\//),
    examples: [{ query: query(rule('customer', 'beginsWith', 'Café/')) }],
  },
  {
    id: 'empty-text',
    title: 'Empty text contains nothing in JsonLogic',
    because:
      'Every text contains the empty text, also an empty one. json-logic-js says no to anything in an empty text without looking.',
    origin: 'engine',
    formats: ['jsonlogic'],
    rule: (part, { record }) =>
      /contain/i.test(part.operator) &&
      held(record, part.field) === '' &&
      operandsOf(part, record).some((operand) => String(operand) === ''),
    examples: [{ query: query(rule('notes', 'contains', '')) }],
  },
  {
    id: 'text-of-numbers',
    title: 'Searching in what is no text',
    because:
      'A database writes a number as text before it searches in it, and so does the reference. The others search in text only. Booleans are 1 and 0 in SQLite.',
    origin: 'language',
    formats: [
      'sql',
      'parameterized',
      'parameterized_named',
      'mongodb',
      'cel',
      'jsonlogic',
      'jsonata',
    ],
    rule: (part, { record }) => {
      const operands = [held(record, part.field), ...operandsOf(part, record)];
      return isText(part) && operands.some((operand) => /number|boolean/.test(typeof operand));
    },
    examples: [
      { query: query(rule('total', 'contains', '9.9')) },
      { query: query(rule('paid', 'beginsWith', 'tr')) },
    ],
  },
];
