import path from 'node:path';
import { PACKAGES } from './packages';

const ROOM = path.join(process.cwd(), 'api-extractor');

/** Where the generated Markdown goes; ignored by git. */
export const API_DIR = path.join(process.cwd(), 'api');

/**
 * The entry file of a package.
 *
 * @param name - the package's public name
 * @returns its absolute path
 */
export function entryFile(name: string): string {
  return path.join(ROOM, 'entries', `${name}.ts`);
}

/** A member's name without the brackets that TypeDoc adds for parameters. */
function bareName({ rawName }: { rawName: string }): string {
  return rawName.replace(/[(<].*$/, '');
}

/** Our TypeDoc plugins, in this folder. */
const PLUGINS = [
  'callableVariables.mjs',
  'conditionalProps.mjs',
  'parameterNames.mjs',
  'singleDeclarations.mjs',
  'describeMembers.mjs',
  'examples.mjs',
  'crossPackageLinks.mjs',
  'lookupPages.mjs',
  'reference/signatures.mjs',
  'reference/memberTables.mjs',
];

/** The one TypeDoc set-up behind `/api`, as `docusaurus-plugin-typedoc` takes it. */
export const typedocOptions = {
  entryPoints: PACKAGES.map(entryFile),
  tsconfig: path.join(ROOM, 'tsconfig.json'),
  out: API_DIR,
  docsPath: API_DIR,
  plugin: PLUGINS.map((file) => path.join(ROOM, file)),
  examples: path.join(ROOM, 'examples'),
  readme: path.join(ROOM, 'overview.md'),
  name: 'API reference',
  entryFileName: 'index',
  // A source line would point into the installed package; the reader has no such file.
  disableSources: true,
  excludeExternals: false,
  sortEntryPoints: false,
  // A package has a page of its own also where it is the only one.
  alwaysCreateEntryPointModule: true,
  sort: ['source-order', 'alphabetical'],
  kindSortOrder: ['Function', 'Interface', 'TypeAlias', 'Variable'],
  hideBreadcrumbs: true,
  hidePageHeader: true,
  mergeReadme: true,
  pageTitleTemplates: { index: '{projectName}', member: bareName, module: '{rawName}' },
  useCodeBlocks: true,
  expandObjects: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  enumMembersFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true },
  sidebar: { autoConfiguration: false },
};
