import type { Value } from '../../packageModel/types';
import { group, ifBroken, indent, join, type Layout, line, softLine, write } from './layout';

/** How many characters a line of a code block has. */
const WIDTH = 80;

/** A name that needs no quotes as a key. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Whether code says everything about a value. */
export const isComplete = (value: Value): boolean => {
  if (value === null) return false;
  return typeof value === 'string' || Object.values(value).every(isComplete);
};

/**
 * Writes what a constant contains as code of as many lines as it needs.
 *
 * @param value - see {@link isComplete}
 */
export const formatValue = (value: Value): string => write(layoutOf(value), WIDTH);

function layoutOf(value: Value): Layout {
  if (value === null) return 'undefined';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return list('[', softLine, value.map(layoutOf), ']');
  const properties = Object.entries(value).map(([key, part]): Layout => {
    const name = IDENTIFIER.test(key) ? key : `'${key}'`;
    return [name, ': ', layoutOf(part)];
  });
  return list('{', line, properties, '}');
}

function list(open: string, edge: Layout, parts: Layout[], close: string): Layout {
  if (parts.length === 0) return `${open}${close}`;
  return group([open, indent([edge, join([',', line], parts), ifBroken(',')]), edge, close]);
}
