import { type PackageManager, packageManagers } from '../../sandbox/packageManagers';
import { type ProjectFiles, projectFiles } from '../../sandbox/project';
import { collectFiles, importedNames } from '../../sandbox/sources';
import { findTemplate, type SandboxTemplate } from '../../sandbox/templates';
import { versionsOf } from '../../sandbox/versions';
import { serializeQuery } from '../serializeQuery';
import type { DemoState } from '../state';
import type { UiLibraryInfo } from '../uiLibraries';
import { appModule } from './app';
import { printValue } from './print';
import { demoSources } from './sources';

/** The packages that drag and drop adds. */
const DRAG_AND_DROP = [
  '@react-querybuilder/dnd',
  'react-dnd',
  'react-dnd-html5-backend',
  'react-dnd-touch-backend',
];

/** The modules of the demo that `App.tsx` can import, in the order in which they are shown. */
const MODULES = [
  'fieldValues',
  'schema',
  'validators',
  'NamedControls',
  'useNamedRanges',
  'DragAndDrop',
  'numberFieldsOnly',
];

/** Code for one configuration of the demo. */
export interface GeneratedCode {
  title: string;
  /** What to install, by package, with the versions it is written for. */
  dependencies: Record<string, string>;
  /** The same for packages that are needed for the build only. */
  devDependencies: Record<string, string>;
  /** The modules of the component, by path, in TypeScript, with stylesheets and configuration files. */
  sources: ProjectFiles;
  /** The complete project, by path, for npm, which sandboxes use. */
  project: ProjectFiles;
  /** The complete project for a package manager. */
  projectFor: (manager: PackageManager) => ProjectFiles;
}

/**
 * Writes the code that does what the demo does now.
 *
 * @param uiLibrary - the id of the UI library
 * @param state - the query, the settings, and the export format with its options
 */
export function generateCode(uiLibrary: UiLibraryInfo['id'], state: DemoState): GeneratedCode {
  const { query, settings, choices, format } = state;
  const found = findTemplate(uiLibrary);
  if (!found) throw new RangeError(`There is no UI library "${uiLibrary}".`);
  const template: SandboxTemplate = {
    ...found,
    dependencies: {
      ...found.dependencies,
      ...(settings.enableDragAndDrop && versionsOf(DRAG_AND_DROP)),
    },
  };
  const app = appModule({ template, settings, choices, format });
  const imported = importedNames(app);
  const sources: ProjectFiles = {
    'src/App.tsx': app,
    'src/query.ts': queryModule(query),
    ...collectFiles(
      MODULES.filter((name) => imported.includes(name)),
      demoSources,
      'src/demo/code/sources.ts',
    ),
  };
  const projectFor = (manager: PackageManager) => projectFiles(template, sources, manager);
  return {
    title: `Query builder: ${template.label}`,
    dependencies: template.dependencies,
    devDependencies: template.devDependencies,
    sources: { ...sources, ...template.files },
    project: projectFor(packageManagers[0]),
    projectFor,
  };
}

function queryModule(query: DemoState['query']): string {
  const type = 'combinator' in query ? 'RuleGroupType' : 'RuleGroupTypeIC';
  const start = `export const initialQuery: ${type} = `;
  return `import type { ${type} } from 'react-querybuilder';

${start}${printValue(serializeQuery(query), 0, start.length)};
`;
}
