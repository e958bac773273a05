import type { ValueEditorProps } from 'react-querybuilder';

/** A date and time with its seconds, as UI libraries report it. */
const WITH_SECONDS = /(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?/g;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DATE = /^\d{4}-\d\d-\d\d/;

/**
 * Writes times, and dates with a time, as the browser's own input does and as the sample data has them:
 * `HH:MM` and `YYYY-MM-DDTHH:MM`. The pickers of Ant Design and Mantine report seconds as well, which
 * would make a value that equals no record.
 *
 * @param value - what a value editor reports: a time or date, several with commas, or an array of them
 * @returns the value without seconds; anything else as it is
 */
export function withoutSeconds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSeconds);
  if (typeof value !== 'string') return value;
  const parts = value.replace(WITH_SECONDS, '$1T$2').split(',');
  return parts.map((part) => (TIME.test(part) ? part.slice(0, 5) : part)).join(',');
}

/** Applies a function to each item of a value, which may be a string with commas. */
const mapItems = (value: unknown, map: (item: string) => string): unknown =>
  Array.isArray(value)
    ? value.map((item) => map(String(item ?? '')))
    : String(value ?? '')
        .split(',')
        .map(map)
        .join(',');

/** Ant Design reports a date and time with a space between them. */
const withT = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withT);
  return typeof value === 'string' ? value.replace(/(\d{4}-\d\d-\d\d) (?=\d)/g, '$1T') : value;
};

/** A calendar accepts February 30 and shows a day in March. */
function isDay(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
}

const READABLE: Record<string, (item: string) => boolean> = {
  time: (item) => TIME.test(item),
  date: (item) => DATE.test(item) && item.length === 10 && isDay(item),
  'datetime-local': (item) =>
    DATE.test(item) && isDay(item) && /^[ T]/.test(item.slice(10)) && TIME.test(item.slice(11)),
};

/** The props of a value editor that decide on its times. */
type TimeProps = Pick<ValueEditorProps, 'inputType' | 'value' | 'valueSource' | 'handleOnChange'>;

/**
 * Adapts the props of a value editor with pickers for dates and times. What cannot be read is shown as
 * an empty picker, as the browser's own inputs do. A picker would show "Invalid Date" or another day.
 *
 * @param props - the props of the value editor
 * @returns the props to override, and whether the pickers show seconds, which they do where the value
 *   has some
 */
export function timeProps({ inputType, value, valueSource, handleOnChange }: TimeProps) {
  // Names of fields are not dates: Mantine would show one empty select for a range of them.
  if (valueSource === 'field') return { hasSeconds: false, props: { inputType: 'text' as const } };
  const isReadable = READABLE[inputType ?? ''];
  if (!isReadable) return { hasSeconds: false, props: {} };
  const hasSeconds = inputType !== 'date' && /\d:\d\d:\d\d/.test(String(value));
  return {
    hasSeconds,
    props: {
      value: mapItems(value, (item) => {
        if (!isReadable(item.trim())) return '';
        // Ant Design's time picker reads times with seconds only.
        return inputType === 'time' ? `${item.trim()}:00`.slice(0, 8) : item.trim();
      }),
      handleOnChange: (changed: unknown) =>
        handleOnChange(hasSeconds ? withT(changed) : withoutSeconds(changed)),
    },
  };
}
