import { type PackageManager, packageManagers } from '../../sandbox/packageManagers';
import { type ProjectFiles, projectFiles } from '../../sandbox/project';
import { filesOf } from '../../sandbox/sources';
import { findTemplate, type SandboxTemplate } from '../../sandbox/templates';
import { versionsOf } from '../../sandbox/versions';
import type { LookInfo } from '../looks';
import { writeQueryShape } from '../queryShape';
import type { DemoState } from '../state';
import { appModule } from './app';
import { printValue } from './print';
import { demoSources } from './sources';

/** The packages that drag and drop adds. */
const DRAG_AND_DROP = ['@react-querybuilder/dnd', 'react-dnd', 'react-dnd-html5-backend'];

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
 * @param look - the id of the look
 * @param state - the query, the settings, and the export format with its options
 * @returns the code
 */
export function generateCode(look: LookInfo['id'], state: DemoState): GeneratedCode {
  const { query, settings, choices, format } = state;
  const found = findTemplate(look);
  if (!found) throw new RangeError(`There is no look "${look}".`);
  const template: SandboxTemplate = {
    ...found,
    dependencies: {
      ...found.dependencies,
      ...(settings.enableDragAndDrop && versionsOf(DRAG_AND_DROP)),
    },
  };
  const isValidated = settings.validateQuery || choices.skipInvalid;
  const sources: ProjectFiles = {
    'src/App.tsx': appModule({ template, settings, choices, format }),
    'src/query.ts': queryModule(query),
    ...filesOf(
      [
        'fieldValues.ts',
        'schema.ts',
        ...(isValidated ? (['validators.ts'] as const) : []),
        'NamedControls.tsx',
        'useNamedRanges.ts',
      ],
      demoSources,
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

${start}${printValue(writeQueryShape(query), 0, start.length)};
`;
}
