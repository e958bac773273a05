/** The package of the component; the others of its family extend it. */
export const CORE = 'react-querybuilder';

/** Whether a package is of the family that this site documents. */
export const isFamily = (name: string): boolean => name === CORE || name.startsWith(`@${CORE}/`);

/** The package that a module specifier belongs to: `@scope/name/subpath` is of `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The package whose folder contains a file, or `undefined` for a file of this repository. */
export function packageOfFile(file: string): string | undefined {
  const inside = file.split('/node_modules/').at(-1) as string;
  return inside === file ? undefined : packageOf(inside);
}
