// @ts-check

// A plain module, not TypeScript, because TypeDoc's plugins import it, which TypeDoc loads by itself.

/** The package of the component; the others of its family extend it. */
export const CORE = 'react-querybuilder';

/**
 * Whether a package is of the family that this site documents.
 *
 * @param {string} name
 */
export const isFamily = (name) => name === CORE || name.startsWith(`@${CORE}/`);

/**
 * The package that a module specifier belongs to: `@scope/name/subpath` is of `@scope/name`.
 *
 * @param {string} specifier
 */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The package whose folder contains a file, or `undefined` for a file of this repository.
 *
 * @param {string} file
 */
export function packageOfFile(file) {
  const inside = file.split('/node_modules/').at(-1) ?? '';
  return inside === file ? undefined : packageOf(inside);
}
