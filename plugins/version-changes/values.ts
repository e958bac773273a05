import { createRequire } from 'node:module';
import path from 'node:path';
import { readProps } from '../remark-props-table/readProps';
import type { Declared } from './declarations';

/** A value that is written as code; functions and elements have none worth comparing. */
function toCode(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value}'`;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const parts = value.map(toCode);
    return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
  }
  return undefined;
}

/** An object of data: no instance, and nothing of React's (a context holds itself). */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Lists the leaves of a constant: `defaultTranslations.addRule.label` and so on. */
function* leaves(name: string, value: unknown): Generator<Declared> {
  const code = toCode(value);
  if (code !== undefined) {
    yield { section: 'constants', name, type: '', value: code };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const key = isPlain(entry) ? (entry.name ?? index) : index;
      yield* leaves(`${name}[${typeof key === 'string' ? `'${key}'` : index}]`, entry);
    }
  } else if (isPlain(value)) {
    for (const [key, entry] of Object.entries(value)) yield* leaves(`${name}.${key}`, entry);
  }
}

/**
 * Adds values to what a version declares: the defaults of props, from the published code, and what
 * its constants hold, by running it.
 *
 * @param folder - absolute path of the folder that the packages are installed in
 * @param declared - what the declarations name
 * @returns the same with values, and the parts of its constants
 */
export function withValues(folder: string, declared: readonly Declared[]): Declared[] {
  const load = createRequire(path.join(folder, 'package.json'));
  const core = load('react-querybuilder') as Record<string, unknown>;
  const types = new Set(declared.filter(({ section }) => section === 'types').map((d) => d.name));
  const defaults = types.has('QueryBuilderProps')
    ? new Map(
        readProps(folder, 'QueryBuilderProps').map(({ name, defaultValue }) => [
          name,
          defaultValue,
        ]),
      )
    : new Map<string, string>();
  const constants = declared.filter(
    ({ section, module }) => section === 'constants' && module === 'react-querybuilder',
  );
  return [
    ...declared.map((entry) => {
      const value = entry.section === 'props' ? defaults.get(entry.name) : undefined;
      return value ? { ...entry, value } : entry;
    }),
    ...constants.flatMap(({ name }) => [...leaves(name, core[name])]),
  ];
}
