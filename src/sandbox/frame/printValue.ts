/** How deep a value is printed, and how many entries of it. */
const MAX_DEPTH = 4;
const MAX_ENTRIES = 100;

/**
 * Prints a value for the console, similar to the console of a browser.
 *
 * @param value - anything, even an object whose properties throw when they are read
 * @param depth - how many objects it is inside of
 * @param parents - these objects
 */
export function printConsoleValue(value: unknown, depth = 0, parents: object[] = []): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (parents.includes(value)) return '[Circular]';
  try {
    return printObject(value, depth, [...parents, value]);
  } catch {
    return '[Unreadable]';
  }
}

function printObject(value: object, depth: number, parents: object[]): string {
  const print = (item: unknown) => printConsoleValue(item, depth + 1, parents);
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : String(value);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  if (value instanceof Map)
    return `Map ${list([...value].map(([key, item]) => `${print(key)} => ${print(item)}`))}`;
  if (value instanceof Set) return `Set ${list([...value].map(print))}`;
  if (Array.isArray(value)) return list(value.slice(0, MAX_ENTRIES + 1).map(print), '[', ']');
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${print(item)}`);
  return `${name && name !== 'Object' ? `${name} ` : ''}${list(entries)}`;
}

function list(items: string[], open = '{ ', close = ' }'): string {
  const shown = items.length > MAX_ENTRIES ? [...items.slice(0, MAX_ENTRIES), '…'] : items;
  return shown.length === 0
    ? `${open.trim()}${close.trim()}`
    : `${open}${shown.join(', ')}${close}`;
}
