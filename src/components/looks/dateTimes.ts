/** A date and time with its seconds, as UI libraries report it. */
const WITH_SECONDS = /(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?/g;

/**
 * Writes dates with a time as the browser's own input does and as the sample data has them:
 * `YYYY-MM-DDTHH:MM`. The date pickers of Ant Design and Mantine report seconds as well, which would
 * make a value that equals no record.
 *
 * @param value - what a value editor reports: a date, several with commas, or an array of them
 * @returns the value without seconds; anything else as it is
 */
export function withoutSeconds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSeconds);
  return typeof value === 'string' ? value.replace(WITH_SECONDS, '$1T$2') : value;
}
