import dayjs from 'dayjs';

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
