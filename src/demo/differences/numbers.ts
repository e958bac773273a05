import type { RuleType } from 'react-querybuilder';
import {
  ALL_FORMATS,
  comparedItems,
  comparesFields,
  type Difference,
  editStrings,
  fieldType,
  fieldValue,
  isNumericString,
  isStringOperator,
  query,
  rule,
  SQL_FORMATS,
  takesList,
  takesNoValue,
  takesRange,
} from './difference';
import { joinParts, type Part, type RuleContext, unknownAnswer } from './rewriting';

/** The type of the field, for rules that compare it with values. */
const comparedFieldType = (part: RuleType) =>
  comparesFields(part) || takesNoValue(part) ? undefined : fieldType(part.field);

const isNegation = ({ operator }: RuleType) => /^(?:!|not)/.test(operator);

/** Reads a value as the field holds it; `undefined` if it cannot be read. */
function convertToType(kind: string | undefined, item: unknown): unknown {
  if ((item ?? null) === null) return undefined;
  if (kind === 'number') {
    const number = typeof item === 'string' && item.trim() === '' ? Number.NaN : Number(item);
    return Number.isNaN(number) ? undefined : number;
  }
  if (kind === 'boolean') return { true: true, false: false }[String(item)];
  return item;
}

/** A list or range as single comparisons of numbers. */
function toSingleComparisons(part: RuleType, items: unknown[], independent: boolean): Part {
  const { field } = part;
  const isNot = isNegation(part);
  if (takesRange(part)) {
    const [low, high] = (items as number[]).sort((first, second) => first - second);
    const bounds = [rule(field, isNot ? '<' : '>=', low), rule(field, isNot ? '>' : '<=', high)];
    return joinParts(isNot ? 'or' : 'and', bounds, independent);
  }
  const comparisons = items.map((item) => rule(field, isNot ? '!=' : '=', item));
  return joinParts(isNot ? 'and' : 'or', comparisons, independent);
}

/** Whether the export writes a value of a text field as a number. */
const isWrittenAsNumber = (part: RuleType, item: unknown) =>
  typeof item === 'number' || (takesRange(part) && isNumericString(item));

/** Writes a rule without the values that the field cannot hold. The reference gives no answer for them. */
function withoutUnreadableValues(part: RuleType, context: RuleContext): Part | undefined {
  const kind = comparedFieldType(part);
  const items = comparedItems(part);
  const isUnreadable = (item: unknown) =>
    isStringOperator(part) ? (item ?? null) === null : convertToType(kind, item) === undefined;
  if (kind === undefined || !items.some(isUnreadable)) return undefined;
  const readable = items.filter((item) => !isUnreadable(item));
  const isNot = isNegation(part);
  if (takesList(part)) {
    // An item that gives no answer makes "not in" match nothing.
    return isNot === context.negative ? { ...part, value: readable } : unknownAnswer(context);
  }
  if (takesRange(part) && readable.length === 1 && isNot !== context.negative) {
    const isLow = !isUnreadable(items[0]);
    const operator = isNot ? (isLow ? '<' : '>') : isLow ? '>=' : '<=';
    return rule(part.field, operator, readable[0]);
  }
  return unknownAnswer(context);
}

/** Differences between numbers and strings. */
export const numbers: Difference[] = [
  {
    id: 'numbers-in-text',
    title: 'Strings that look like numbers',
    because:
      'The query has a number for a field that contains strings, and the export writes it without quotes. Only SQL and JsonLogic’s == then compare the number with the string. Ranges are always written without quotes. The reference compares strings.',
    remedy: 'the value compared as a string',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    answerFromReference: (part) =>
      comparedFieldType(part) === 'string' &&
      comparedItems(part).some((item) => isWrittenAsNumber(part, item))
        ? { affects: (record) => fieldValue(record, part.field) !== null }
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
      'An empty input, or a string next to a number, is compared all the same: SQLite ranks strings above numbers, JavaScript counts an empty string as 0, CEL and JSONata report an error. The reference gives no answer, as for a missing value. Switch on “Leave out invalid rules”.',
    remedy: 'no such value',
    origin: 'language',
    formats: ALL_FORMATS,
    rewrite: withoutUnreadableValues,
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
      'An input yields a string, and without “parse numbers” the export writes it in quotes. SQL turns it into a number for a column of numbers. JsonLogic’s comparisons do too, but not its lists. MongoDB, and the = of the others, find nothing; the rest of CEL and JSONata is an error. These two and SpEL quote the numbers of lists even when they are numbers in the query.',
    remedy: 'numbers instead of strings',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rewrite: (part, { format, choices, independent }) => {
      if (comparedFieldType(part) !== 'number' || choices.parseNumbers || isStringOperator(part))
        return undefined;
      // Other ranges are numbers in any case.
      if (takesRange(part) && format !== 'jsonata') return undefined;
      const items = comparedItems(part);
      const values = items.map((item) =>
        typeof item === 'string' ? (convertToType('number', item) ?? item) : item,
      );
      const areNumbers = values.every((value) => typeof value === 'number');
      const isQuotedList = takesRange(part) || (takesList(part) && /cel|spel|jsonata/.test(format));
      if (isQuotedList && areNumbers && values.length > 0)
        return toSingleComparisons(part, values, independent);
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
      comparedFieldType(part) === 'number' && choices.parseNumbers && !isStringOperator(part)
        ? editStrings(part, (text) => String(convertToType('number', text) ?? text))
        : undefined,
    examples: [
      { query: query(rule('gears', '=', '08')) },
      { query: query(rule('deposit', '>', '.5')) },
    ],
  },
  {
    id: 'value-as-text',
    title: 'Booleans as strings',
    because:
      'The string "true" is not the value true. Only the reference converts it for a boolean field.',
    remedy: 'true or false instead of a string',
    origin: 'language',
    formats: ALL_FORMATS,
    rewrite: (part) => {
      if (comparedFieldType(part) !== 'boolean' || isStringOperator(part)) return undefined;
      const items = comparedItems(part);
      const values = items.map((item) =>
        typeof item === 'string' ? (convertToType('boolean', item) ?? item) : item,
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
      'Of two numbers the export puts the lower one first, except in MongoDB and where values are parameters. In SQL it does so only with “parse numbers”. Strings and dates are never swapped.',
    remedy: 'the lower number first',
    origin: 'export',
    formats: [...SQL_FORMATS, 'mongodb'],
    rewrite: (part) => {
      if (!takesRange(part) || comparesFields(part)) return undefined;
      const [first, second] = comparedItems(part);
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
      'When the operator changes from “in” to =, the value may stay a list. MongoDB looks for the whole list, SQLite cannot bind it as a parameter, and the text formats write its values as one string in which quotes are not escaped. A list with true or false in it equals neither.',
    remedy: 'a single value in place of the list',
    origin: 'export',
    formats: ALL_FORMATS,
    rewrite: (part) => {
      const takesOne = !takesList(part) && !takesRange(part) && !takesNoValue(part);
      if (!takesOne || !Array.isArray(part.value)) return undefined;
      const text = String(part.value);
      const kind = isStringOperator(part) ? 'string' : comparedFieldType(part);
      // The reference reads an empty list as 0.
      const value =
        kind === 'number' ? convertToType(kind, Number(part.value)) : convertToType(kind, text);
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
