// @ts-check

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** @typedef {import('../../packageModel/types').ExportKind} ExportKind */
/** @typedef {import('../../packageModel/types').Package} Package */

/**
 * The folder of the reference that has the pages of each kind.
 *
 * @type {Readonly<Record<ExportKind, string>>}
 */
const FOLDERS = {
  class: 'classes',
  component: 'functions',
  enum: 'enumerations',
  function: 'functions',
  hook: 'functions',
  interface: 'interfaces',
  'type alias': 'type-aliases',
  variable: 'variables',
};

/**
 * The page of an export, below the root of the reference: `react-querybuilder/functions/formatQuery`.
 *
 * @param {string} packageName
 * @param {{ name: string, kind: ExportKind }} exported
 */
export const pagePath = (packageName, { name, kind }) => `${packageName}/${FOLDERS[kind]}/${name}`;

/**
 * Finds the page of each export of the documented packages.
 *
 * @param {readonly Package[]} packages - the packages of a model
 * @param {readonly string[]} documented - the names of those that the reference documents
 * @returns {Map<string, Map<string, string>>} the paths by package and name
 */
export function pagePaths(packages, documented) {
  return new Map(
    documented.map((packageName) => {
      const exports = packages.find(({ name }) => name === packageName)?.exports ?? [];
      return [
        packageName,
        new Map(exports.map((exported) => [exported.name, pagePath(packageName, exported)])),
      ];
    }),
  );
}
