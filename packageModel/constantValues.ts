import { createRequire } from 'node:module';
import path from 'node:path';
import type { Export, Value } from './types';

/** Writes a value as code; functions and elements have none that says anything. */
function toCode(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value}'`;
  const isSimple = value === null || ['number', 'boolean'].includes(typeof value);
  return isSimple || value instanceof RegExp ? String(value) : undefined;
}

/** Whether it is an object of data: no instance, and nothing of React's (a context contains itself). */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

function toValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(toValue);
  if (!isPlain(value)) return toCode(value) ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toValue(part)]));
}

/**
 * Runs the core package to see what its constants contain.
 *
 * @param folder - absolute path of the folder that the package is installed in
 * @param constants - what to look at
 * @returns the value of each constant that contains data
 */
export function constantValues(
  folder: string,
  constants: readonly Pick<Export, 'name' | 'entryPoints'>[],
): Map<string, Value> {
  const load = createRequire(path.join(folder, 'package.json'));
  const values = new Map<string, Value>();
  for (const { name, entryPoints } of constants) {
    const [entryPoint] = entryPoints;
    const module = entryPoint ? (load(entryPoint) as Record<string, unknown>) : {};
    const value = toValue(module[name]);
    if (value !== null) values.set(name, value);
  }
  return values;
}
