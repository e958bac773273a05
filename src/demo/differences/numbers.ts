import type { RuleType } from 'react-querybuilder';
import {
  ALL,
  comparesFields,
  type Difference,
  editStrings,
  held,
  isText,
  itemsOf,
  kindOf,
  looksNumeric,
  query,
  rule,
  SQL,
  takesList,
  takesNothing,
  takesRange,
} from './difference';
import { join, type Part, type RuleContext, unknown } from './rewriting';

/** The type of the field, for rules that compare it with values. */
const valueKind = (part: RuleType) =>
  comparesFields(part) || takesNothing(part) ? undefined : kindOf(part.field);

const isNegation = ({ operator }: RuleType) => /^(?:!|not)/.test(operator);

/** Reads a value as the field holds it; `undefined` if it cannot be read. */
function read(kind: string | undefined, item: unknown): unknown {
  if ((item ?? null) === null) return undefined;
  if (kind === 'number') {
    const number = typeof item === 'string' && item.trim() === '' ? Number.NaN : Number(item);
    return Number.isNaN(number) ? undefined : number;
  }
  if (kind === 'boolean') return { true: true, false: false }[String(item)];
  return item;
}

/** A list or range as single comparisons of numbers. */
function spread(part: RuleType, items: unknown[], independent: boolean): Part {
  const { field } = part;
  const isNot = isNegation(part);
  if (takesRange(part)) {
    const [low, high] = (items as number[]).sort((first, second) => first - second);
    const bounds = [rule(field, isNot ? '<' : '>=', low), rule(field, isNot ? '>' : '<=', high)];
    return join(isNot ? 'or' : 'and', bounds, independent);
  }
  const comparisons = items.map((item) => rule(field, isNot ? '!=' : '=', item));
  return join(isNot ? 'and' : 'or', comparisons, independent);
}

/** Whether the export writes a value of a text field as a number. */
const isWrittenAsNumber = (part: RuleType, item: unknown) =>
  typeof item === 'number' || (takesRange(part) && looksNumeric(item));

/** Writes a rule without the values that the field cannot hold. The reference gives no answer for them. */
function withoutUnreadable(part: RuleType, context: RuleContext): Part | undefined {
  const kind = valueKind(part);
  const items = itemsOf(part);
  const isUnreadable = (item: unknown) =>
    isText(part) ? (item ?? null) === null : read(kind, item) === undefined;
  if (kind === undefined || !items.some(isUnreadable)) return undefined;
  const readable = items.filter((item) => !isUnreadable(item));
  const isNot = isNegation(part);
  if (takesList(part)) {
    // An item that gives no answer makes "not in" match nothing.
    return isNot === context.negative ? { ...part, value: readable } : unknown(context);
  }
  if (takesRange(part) && readable.length === 1 && isNot !== context.negative) {
    const isLow = !isUnreadable(items[0]);
    const operator = isNot ? (isLow ? '<' : '>') : isLow ? '>=' : '<=';
    return rule(part.field, operator, readable[0]);
  }
  return unknown(context);
}

/** What happens between numbers and text. */
export const numbers: Difference[] = [
  {
    id: 'numbers-in-text',
    title: 'Text that looks like a number',
    because:
      'The query has a number for a field that holds text, and the export writes it without quotes. Only SQL and JsonLogic’s == then compare the number with the text. Ranges are written so in any case. The reference compares text with text.',
    remedy: 'the value compared as text',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    answer: (part) =>
      valueKind(part) === 'string' && itemsOf(part).some((item) => isWrittenAsNumber(part, item))
        ? { affects: (record) => held(record, part.field) !== null }
        : undefined,
    examples: [
      { query: query(rule('customer', '=', 42)) },
      { query: query(rule('customer', 'in', [42, 'Beatriz'])) },
    ],
  },
  // Before the edits that write numbers: what it leaves of a range may be a number in quotes.
  {
    id: 'no-value',
    title: 'A value that the field cannot hold',
    because:
      'An empty input, or text next to a number, is compared all the same: SQLite ranks text above numbers, JavaScript counts empty text as 0, CEL and JSONata refuse. The reference gives no answer, as for a missing value. Switch on “Leave out what is not valid”.',
    remedy: 'no such value',
    origin: 'language',
    formats: ALL,
    rewrite: withoutUnreadable,
    examples: [
      { query: query(rule('total', '<', '')) },
      { query: query(rule('gears', '<=', '')) },
      { query: query(rule('total', '!=', 'free')) },
    ],
  },
  {
    id: 'numbers-as-text',
    title: 'Numbers in quotes',
    because:
      'An input yields text, and without “parse numbers” the export writes it in quotes. SQL turns it into a number for a column of numbers. JsonLogic’s comparisons do too, but not its lists. MongoDB, and the = of the others, find nothing; the rest of CEL and JSONata is an error. These two and SpEL quote the numbers of lists even when they are numbers in the query.',
    remedy: 'numbers in place of text',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rewrite: (part, { format, choices, independent }) => {
      if (valueKind(part) !== 'number' || choices.parseNumbers || isText(part)) return undefined;
      // Other ranges are numbers in any case.
      if (takesRange(part) && format !== 'jsonata') return undefined;
      const items = itemsOf(part);
      const values = items.map((item) =>
        typeof item === 'string' ? (read('number', item) ?? item) : item,
      );
      const areNumbers = values.every((value) => typeof value === 'number');
      const isQuotedList = takesRange(part) || (takesList(part) && /cel|spel|jsonata/.test(format));
      if (isQuotedList && areNumbers && values.length > 0) return spread(part, values, independent);
      if (items.every((item, index) => item === values[index])) return undefined;
      return { ...part, value: takesList(part) || takesRange(part) ? values : values[0] };
    },
    examples: [
      { query: query(rule('gears', 'in', '8,9')), choices: { parseNumbers: false } },
      { query: query(rule('gears', '=', '8')), choices: { parseNumbers: false } },
    ],
  },
  {
    id: 'number-spelling',
    title: 'Numbers that not every language can read',
    because:
      'With “parse numbers” the export leaves out the quotes and writes the characters as they are. A leading zero or a missing digit before the point makes another number of it in some languages, and an error in others.',
    remedy: 'the number in its usual form',
    origin: 'export',
    formats: ['cel', 'spel', 'jsonata'],
    rewrite: (part, { choices }) =>
      valueKind(part) === 'number' && choices.parseNumbers && !isText(part)
        ? editStrings(part, (text) => String(read('number', text) ?? text))
        : undefined,
    examples: [
      { query: query(rule('gears', '=', '08')) },
      { query: query(rule('deposit', '>', '.5')) },
    ],
  },
  {
    id: 'value-as-text',
    title: 'Yes and no as text',
    because:
      'The text "true" is not the value true. Only the reference reads it so for a field of booleans.',
    remedy: 'true or false in place of text',
    origin: 'language',
    formats: ALL,
    rewrite: (part) => {
      if (valueKind(part) !== 'boolean' || isText(part)) return undefined;
      const items = itemsOf(part);
      const values = items.map((item) =>
        typeof item === 'string' ? (read('boolean', item) ?? item) : item,
      );
      if (items.every((item, index) => item === values[index])) return undefined;
      return { ...part, value: takesList(part) || takesRange(part) ? values : values[0] };
    },
    examples: [{ query: query(rule('paid', '=', 'true')) }],
  },
  {
    id: 'reversed-range',
    title: 'A range the wrong way round',
    because:
      'Of two numbers the export puts the lower one first, except in MongoDB and where values are parameters. In SQL it does so only with “parse numbers”. Text and days are never swapped.',
    remedy: 'the lower number first',
    origin: 'export',
    formats: [...SQL, 'mongodb'],
    rewrite: (part) => {
      if (!takesRange(part) || comparesFields(part)) return undefined;
      const [first, second] = itemsOf(part);
      return Number(second) < Number(first) ? { ...part, value: [second, first] } : undefined;
    },
    examples: [
      { query: query(rule('total', 'between', '1500,1000')) },
      { query: query(rule('total', 'between', '1500,1000')), choices: { parseNumbers: false } },
    ],
  },
  {
    id: 'list-as-value',
    title: 'A list where one value belongs',
    because:
      'When the operator changes from “in” to =, the value may stay a list. MongoDB looks for the whole list, SQLite cannot bind it as a parameter, and the text formats write its values as one text in which quotes are not escaped. A list with true or false in it equals neither.',
    remedy: 'a single value in place of the list',
    origin: 'export',
    formats: ALL,
    rewrite: (part) => {
      const takesOne = !takesList(part) && !takesRange(part) && !takesNothing(part);
      if (!takesOne || !Array.isArray(part.value)) return undefined;
      const text = String(part.value);
      const kind = isText(part) ? 'string' : valueKind(part);
      // The reference reads an empty list as 0.
      const value = kind === 'number' ? read(kind, Number(part.value)) : read(kind, text);
      return { ...part, value: value ?? text };
    },
    examples: [
      { query: query(rule('city', '=', ['kyoto'])) },
      { query: query(rule('customer', '=', ["Sean O'Malley"])) },
      { query: query(rule('customer', '=', ['Jo "Gears" Tan'])) },
      { query: query(rule('paid', '=', [false])) },
    ],
  },
];
