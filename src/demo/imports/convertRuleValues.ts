import type { RuleType } from 'react-querybuilder';
import { fields } from '../schema';
import type { ImportFormatId } from './formats';
import { ImportError, quoted } from './importError';

/** A rule whose values are of the kind that its field holds, and what was converted to make it so. */
export interface ConvertedRule {
  rule: RuleType;
  /** The conversions, each in a sentence. */
  notices: string[];
}

/** A converted value, with a notice where another notation has changed. */
interface ConvertedValue {
  value: unknown;
  notice?: string;
}

type Convert = (value: unknown, format: ImportFormatId) => ConvertedValue | undefined;

const quotedValue = (value: unknown) =>
  quoted(typeof value === 'string' ? value : JSON.stringify(value));

const DAY = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const isDay = (text: string) => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Formats in which a comparison with a number converts text. */
const CONVERTS_NUMBERS = new Set<ImportFormatId>(['sql']);
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

const convertNumber: Convert = (value, format) => {
  const isText = typeof value === 'string' && CONVERTS_NUMBERS.has(format) && NUMBER.test(value);
  if (typeof value !== 'number' && !isText) return undefined;
  const number = Number(value);
  if (Number.isSafeInteger(Math.trunc(number))) return { value: number };
  throw new ImportError(`The number ${number} is too large to be stored exactly.`);
};

const convertBoolean: Convert = (value, format) => {
  if (typeof value === 'boolean') return { value };
  return format === 'sql' && (value === 0 || value === 1) ? { value: value === 1 } : undefined;
};

const convertDay: Convert = (value) => {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return { value };
  const [, day = '', time, seconds = '00', fraction = '0'] = DATE_TIME.exec(value) ?? [];
  if (!isDay(day) || time !== '00:00' || seconds !== '00' || Number(fraction) > 0) return undefined;
  return { value: day, notice: `${quotedValue(value)} was read as the day ${day}.` };
};

const convertDateTime: Convert = (value) => {
  if (typeof value !== 'string') return undefined;
  const [, day = '', time = '', seconds = '00', fraction = '0'] = DATE_TIME.exec(value) ?? [];
  if (!isDay(day) || !TIME.test(time) || Number(fraction) > 0) return undefined;
  const local = `${day}T${time}${seconds === '00' ? '' : `:${seconds}`}`;
  return local === value
    ? { value }
    : { value: local, notice: `${quotedValue(value)} was read as ${local}.` };
};

const convertTime: Convert = (value) => {
  if (typeof value !== 'string' || !TIME.test(value)) return undefined;
  if (!value.endsWith(':00') || value.length === 5) return { value };
  const short = value.slice(0, 5);
  return { value: short, notice: `${quotedValue(value)} was read as ${short}.` };
};

/** A number stays a number in a rule of a text field, and in its exports. */
const convertString: Convert = (value) =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    ? { value }
    : undefined;

const convertChoice: Convert = (value) =>
  typeof value === 'string' && value !== '' ? { value } : undefined;

interface FieldConverter {
  convert: Convert;
  accepts: string;
}

const CONVERTERS: Record<string, FieldConverter> = {
  number: { convert: convertNumber, accepts: 'numbers' },
  date: { convert: convertDay, accepts: 'days such as 2026-03-01' },
  'datetime-local': {
    convert: convertDateTime,
    accepts: 'dates with a time such as 2026-03-01T09:30',
  },
  time: { convert: convertTime, accepts: 'times such as 09:30' },
  checkbox: { convert: convertBoolean, accepts: 'true or false' },
  switch: { convert: convertBoolean, accepts: 'true or false' },
  choice: { convert: convertChoice, accepts: 'one of its values' },
};
const STRING_CONVERTER: FieldConverter = { convert: convertString, accepts: 'text' };

function converterFor(name: string): FieldConverter {
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.values) return CONVERTERS.choice as FieldConverter;
  const editor = typeof field?.valueEditorType === 'string' ? field.valueEditorType : undefined;
  return CONVERTERS[field?.inputType ?? editor ?? ''] ?? STRING_CONVERTER;
}

/**
 * Tells whether a field holds text that a visitor types.
 *
 * @param name - the name of the field
 */
export const isStringField = (name: string): boolean => converterFor(name) === STRING_CONVERTER;

const TAKES_LIST = /^(?:not)?in$/i;
const TAKES_RANGE = /^(?:not)?between$/i;

/**
 * Brings the values of a rule into the notation of its field.
 *
 * @param rule - a rule whose field exists, with lists and ranges as arrays
 * @param format - the format that it was read from
 * @returns the rule, and what was converted
 * @throws {@link ImportError} without a place, for a value that the field cannot hold
 */
export function convertRuleValues(rule: RuleType, format: ImportFormatId): ConvertedRule {
  const { field, operator, value, valueSource } = rule;
  if (valueSource === 'field' || /null$/i.test(operator)) return { rule, notices: [] };
  const isList = TAKES_LIST.test(operator);
  const isRange = TAKES_RANGE.test(operator);
  if ((isList || isRange) !== Array.isArray(value)) {
    throw new ImportError(
      `The operator ${operator} of "${field}" takes ${isList || isRange ? 'a list' : 'one value, not a list'}.`,
    );
  }
  const given: unknown[] = Array.isArray(value) ? value : [value];
  if (isList && given.length === 0) {
    throw new ImportError(`The list of values for "${field}" is empty.`);
  }
  const { convert, accepts } = converterFor(field);
  const fitted = given.map((item) => {
    const found = convert(item, format);
    if (found) return found;
    throw new ImportError(
      `The field "${field}" holds ${accepts}, and ${quotedValue(item)} is not that.`,
    );
  });
  const values = fitted.map((item) => item.value);
  if (isRange) checkRange(field, values);
  return {
    rule: { ...rule, value: Array.isArray(value) ? values : values[0] },
    notices: fitted.flatMap(({ notice }) => notice ?? []),
  };
}

/** The exports would swap the bounds. */
function checkRange(field: string, [low, high]: unknown[]): void {
  if ((low as string | number) <= (high as string | number)) return;
  throw new ImportError(
    `The range of "${field}" is empty: from ${low} to ${high}. Write the lower bound first.`,
  );
}
