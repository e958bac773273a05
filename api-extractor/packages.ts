import { uiLibraries } from '../src/demo/uiLibraries';

const CORE = 'react-querybuilder';

/** Packages that are no adapter of a UI library. */
const OTHERS = ['@react-querybuilder/dnd', '@react-querybuilder/native'];

/**
 * The packages of the API reference, in the order of its sidebar: the core, then those of the UI libraries and
 * the others by name.
 */
export const PACKAGES: readonly string[] = [
  CORE,
  ...[...uiLibraries.map(({ packageName }) => packageName), ...OTHERS]
    .filter((name) => name !== CORE)
    .sort(),
];
