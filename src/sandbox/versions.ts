import { peerDependencies as dnd } from '@react-querybuilder/dnd/package.json';
import { dependencies, devDependencies } from '../../package.json';
import { projects } from '../components/uiLibraries/projects';
import { CORE } from './packages';

const ranges: Record<string, string> = { ...devDependencies, ...dependencies };

/** The version of the core that each installed adapter requires, by package. */
const requiredCore: Record<string, string | undefined> = {
  '@react-querybuilder/dnd': dnd[CORE],
  ...Object.fromEntries(
    Object.entries(projects).map(([id, { adapterPeers }]) => [
      `@react-querybuilder/${id}`,
      adapterPeers?.[CORE],
    ]),
  ),
};

/**
 * The version, or range of versions, of a package that generated projects install: the one that this
 * site is built with. Adapters for which `adapters/` has an implementation are not installed here;
 * projects install their newest release of the core's major version.
 *
 * @throws RangeError when the package is neither in `package.json` nor an adapter
 */
export function versionOf(name: string): string {
  const range = ranges[name];
  if (range) return range;
  if (!name.startsWith('@react-querybuilder/')) {
    throw new RangeError(
      `A generated project installs ${name}, which package.json does not list. Add it there, or remove it from src/components/uiLibraries/*/project.ts.`,
    );
  }
  return `^${versionOf(CORE).split('.')[0]}.0.0`;
}

/** The versions of packages, by name. */
export const versionsOf = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/**
 * Tells whether npm refuses to install packages together, because one of them names another version
 * of the core as its peer. The peers of adapters that are not installed here are unknown, and count.
 *
 * @param names - the packages that are installed
 */
export function needsOverrides(names: string[]): boolean {
  return names.some((name) => {
    if (!name.startsWith('@react-querybuilder/')) return false;
    const required = requiredCore[name];
    const isExact = required !== undefined && /^\d/.test(required);
    return required === undefined || (isExact && required !== versionOf(CORE));
  });
}
