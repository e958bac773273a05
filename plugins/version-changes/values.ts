import { createRequire } from 'node:module';
import path from 'node:path';
import { DEFAULT_IN_TEXT, readProps } from '../remark-props-table/readProps';
import { runtimeDefaults } from '../remark-props-table/runtimeDefaults';
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

/** Defaults that are the same are written the same, whatever wrote the published code. */
const normalize = (code: string) => code.replace(/\s*=>\s*/g, ' => ').replace(/'/g, '"');

/**
 * The defaults of the props that can be read: not those that the code gives in other ways than by
 * taking the props apart.
 */
function defaultsOf(folder: string, declared: readonly Declared[]): Map<string, string> {
  const isDeclared = ({ section, name }: Declared) =>
    section === 'types' && name === 'QueryBuilderProps';
  if (!declared.some(isDeclared)) return new Map();
  const props = readProps(folder, 'QueryBuilderProps');
  const exported = new Set(
    declared.filter(({ module }) => module === 'react-querybuilder').map(({ name }) => name),
  );
  const names = new Set(props.map(({ name }) => name));
  const inCode = runtimeDefaults(folder, names, exported, true);
  const all = props.map(({ name, defaultValue }): [string, string | undefined] => [
    name,
    inCode.get(name) ?? defaultValue,
  ]);
  const isKnown = (entry: [string, string | undefined]): entry is [string, string] =>
    entry[1] !== undefined && entry[1] !== DEFAULT_IN_TEXT && !entry[1].includes('\n');
  return new Map(all.filter(isKnown).map(([name, code]) => [name, normalize(code)]));
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
  const defaults = defaultsOf(folder, declared);
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
