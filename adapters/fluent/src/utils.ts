import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import type { ValidationResult } from 'react-querybuilder';

/** Joins the class names that are present. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** True only for a failed validation: a rule without a validator is not invalid. */
export const isInvalid = (validation: boolean | ValidationResult | null | undefined): boolean =>
  typeof validation === 'object' && validation !== null ? !validation.valid : validation === false;

/**
 * True for a label that can name its button. An icon or a symbol can not, while the name of a
 * button with words must contain them, or speech control does not find it.
 */
export const hasWords = (label: ReactNode): boolean =>
  typeof label === 'string' && /\p{L}/u.test(label);

/** Numbers the title of one half of a pair, so that both halves have a name of their own. */
export const pairTitle = (title: string | undefined, index: number): string | undefined =>
  title && `${title} ${index + 1}`;

const nativeFormats: Record<string, { format: string; native: RegExp }> = {
  date: { format: 'YYYY-MM-DD', native: /^\d{4}-\d{2}-\d{2}/ },
  'datetime-local': {
    format: 'YYYY-MM-DDTHH:mm:ss',
    native: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?/,
  },
  time: { format: 'HH:mm:ss', native: /^\d{2}:\d{2}(:\d{2})?/ },
};

/**
 * Converts a rule's value to what the native control of the input type can show.
 *
 * Date and time inputs are blank for any text that is not exactly in their format, so a date
 * with a time, or a formatted date, has to be cut or converted.
 */
export const toInputValue = (value: unknown, inputType: string): string => {
  const text = `${value ?? ''}`;
  const target = nativeFormats[inputType];
  if (!target || !text) return text;
  // The literal text first: parsing a zoned time would give server and browser different days.
  const native = target.native.exec(text.trim());
  if (native) return native[0];
  let date = dayjs(text);
  // A date and time can be asked of an input that has only a time.
  if (!date.isValid()) date = dayjs(`1970-01-01T${text}`);
  return date.isValid() ? date.format(target.format) : text;
};
