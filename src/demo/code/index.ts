import { type ProjectFiles, projectFiles } from '../../sandbox/project';
import { findTemplate, type SandboxTemplate } from '../../sandbox/templates';
import type { LookInfo } from '../looks';
import { writeQueryShape } from '../queryShape';
import type { DemoState } from '../state';
import { appModule } from './app';
import { fieldsModule } from './fields';
import { printValue } from './print';
import { validationModule } from './validation';

/** What drag and drop adds, by package. */
const DRAG_AND_DROP = {
  '@react-querybuilder/dnd': '7.6.1',
  'react-dnd': '^16.0.1',
  'react-dnd-html5-backend': '^16.0.1',
};

const STYLES = `/* Values take the room there is, and the buttons end each row. */
.justifiedLayout .rule-value {
  flex: 1;
}

.justifiedLayout .ruleGroup-addGroup {
  margin-inline-end: auto;
}

.justifiedLayout .rule-value ~ button:not(button ~ button) {
  margin-inline-start: auto;
}
`;

/** Code for one configuration of the demo. */
export interface GeneratedCode {
  title: string;
  /** What to install, by package, with the versions it is written for. */
  dependencies: Record<string, string>;
  /** The modules of the component, by path, in TypeScript. */
  sources: ProjectFiles;
  /** The complete project, by path. */
  project: ProjectFiles;
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
      ...(settings.enableDragAndDrop && DRAG_AND_DROP),
    },
  };
  const isValidated = settings.validateQuery || choices.skipInvalid;
  const sources: ProjectFiles = {
    'src/App.tsx': appModule({ template, settings, choices, format }),
    'src/fields.ts': fieldsModule(),
    'src/query.ts': queryModule(query),
    ...(isValidated && { 'src/validation.ts': validationModule }),
    ...(settings.justifiedLayout && { 'src/styles.css': STYLES }),
  };
  return {
    title: `Query builder: ${template.label}`,
    dependencies: template.dependencies,
    sources,
    project: projectFiles(template, sources),
  };
}

function queryModule(query: DemoState['query']): string {
  const type = 'combinator' in query ? 'RuleGroupType' : 'RuleGroupTypeIC';
  const start = `export const initialQuery: ${type} = `;
  return `import type { ${type} } from 'react-querybuilder';

${start}${printValue(writeQueryShape(query), 0, start.length)};
`;
}
