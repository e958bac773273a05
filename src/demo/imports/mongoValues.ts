import { blank } from './expressions';
import type { PreparedText } from './FormatReader';
import { ImportError, quoted } from './importError';
import type { JsonNode } from './json';
import { propertiesOf } from './json';

/** A value of Extended JSON as plain JSON. */
export interface PlainValue {
  value: unknown;
  /** What was converted, where something was. */
  notice?: string;
}

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
const NUMBER_TYPES = ['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal'];

/**
 * Reads a value of a filter, where Extended JSON writes a type as an object.
 *
 * @returns the value as plain JSON
 * @throws {@link ImportError} with the name of a type that no field holds, and for lists and objects
 */
export function toPlainValue(node: JsonNode): PlainValue {
  if (node.type === 'array') {
    throw new ImportError('A rule compares with one value here, not with a list.');
  }
  if (node.type !== 'object') return { value: node.value };
  const [property, another] = propertiesOf(node);
  const { key, value } = property ?? {};
  if (!key?.startsWith('$') || another || !value) {
    throw new ImportError('A rule compares with a plain value, not with an object.');
  }
  const written = value.type === 'object' ? undefined : value.value;
  if (key === '$date') {
    const date = parseDate(value);
    return {
      value: date,
      notice: `The ${key} ${quoted(String(written ?? date))} was read as ${quoted(date)}.`,
    };
  }
  if (NUMBER_TYPES.includes(key) && NUMBER.test(`${written}`)) {
    const number = Number(written);
    if (Number.isSafeInteger(Math.trunc(number))) {
      return { value: number, notice: `The ${key} ${quoted(`${written}`)} was read as ${number}.` };
    }
  }
  throw new ImportError(`No field of the demo holds a value of the type ${key}.`);
}

/** The date as text: as it is written, or of the milliseconds since 1970. */
function parseDate(node: JsonNode): string {
  const [inner] = propertiesOf(node);
  const written = inner?.key === '$numberLong' ? Number(inner.value.value) : node.value;
  const date = new Date(written as string | number);
  if (Number.isNaN(date.getTime())) {
    throw new ImportError('The value of $date is not a date. Write it as "2026-03-01T00:00:00Z".');
  }
  return date.toISOString();
}

/** Constructors of MongoDB's shell, with what stands in their brackets. */
const CALL =
  /"(?:\\.|[^"\\])*"|\b(?:new\s+)?([A-Z]\w*)\s*\(\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[-+\w.]*)\s*\)/g;
const DATES = new Set(['ISODate', 'Date']);
const NUMBERS = new Set([
  'NumberInt',
  'NumberLong',
  'NumberDecimal',
  'Int32',
  'Long',
  'Double',
  'Decimal128',
]);

/**
 * Writes the constructors of MongoDB's shell as plain JSON: dates as text, numbers as numbers.
 *
 * @returns a text of the same length
 * @throws {@link ImportError} at a constructor whose values no field of the demo holds
 */
export function replaceConstructors(text: string): PreparedText {
  const notices: string[] = [];
  const plain = text.replace(
    CALL,
    (piece: string, name: string | undefined, given: string, offset: number) => {
      if (name === undefined) return piece;
      const inner = given.replace(/^["']|["']$/g, '');
      const isNumber = NUMBERS.has(name) && NUMBER.test(inner);
      const isDate = DATES.has(name) && inner !== given && !Number.isNaN(Date.parse(inner));
      if (!isNumber && !isDate) {
        throw new ImportError(`No field of the demo holds the value of ${name}(…).`, offset);
      }
      notices.push(`${quoted(piece)} was read as ${quoted(inner)}.`);
      const start = piece.indexOf(given, piece.indexOf('('));
      const kept = isNumber ? ` ${inner}`.padEnd(given.length) : JSON.stringify(inner);
      const filled = given === inner ? given : kept.slice(0, given.length);
      return blank(piece.slice(0, start)) + filled + blank(piece.slice(start + given.length));
    },
  );
  return { text: plain, notices };
}
