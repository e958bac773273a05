import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'api-extractor');

/** The plugin that reports names with several declarations. */
export const SINGLE_DECLARATIONS = path.join(FOLDER, 'singleDeclarations.mjs');

/** A member's name without the brackets that TypeDoc adds for parameters. */
function bareName({ rawName }: { rawName: string }): string {
  return rawName.replace(/[(<].*$/, '');
}

/** Our TypeDoc plugins, in this folder. */
const PLUGINS = [
  'callableVariables.mjs',
  'conditionalProps.mjs',
  'parameterNames.mjs',
  'describeMembers.mjs',
  'examples.mjs',
  'crossPackageLinks.mjs',
  'lookupPages.mjs',
  'reference/signatures.mjs',
  'reference/memberTables.mjs',
];

/** The TypeDoc set-up behind all versions of the reference, as `docusaurus-plugin-typedoc` takes it. */
export const typedocOptions = {
  plugin: PLUGINS.map((file) => path.join(FOLDER, file)),
  readme: path.join(FOLDER, 'overview.md'),
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
