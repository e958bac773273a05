import { CORE_VERSION } from '../../demo/coreVersion';
import { type ProjectFiles, projectFiles } from '../project';
import { type SandboxTemplate, templates } from '../templates';
import { basicExample } from './basic';
import {
  asyncValuesExample,
  customEditorExample,
  dragAndDropExample,
  validationExample,
} from './features';

/** A starting point of the sandbox page, with files for several versions of the library. */
export interface SandboxExample {
  id: string;
  label: string;
  group: 'Basics' | 'Features' | 'UI libraries';
  /** The template whose project the files are part of. */
  template: SandboxTemplate;
  /** Tells whether it is available in a major version. */
  fits: (version: string) => boolean;
  /** Writes its files, by name, for a version that it fits. */
  files: (version: string) => ProjectFiles;
}

/** The major version that the demos run, for which the templates of the UI libraries are written. */
export const DEMO_VERSION = CORE_VERSION.split('.')[0] as string;

const plain = templates[0] as SandboxTemplate;
const SOURCE = /^src\//;

/** The files of a project that the sandbox shows: those that readers write. */
export const sourceFiles = (project: ProjectFiles): ProjectFiles =>
  Object.fromEntries(
    Object.entries(project)
      .filter(([path]) => SOURCE.test(path) && path !== 'src/main.tsx')
      .map(([path, content]) => [path.replace(SOURCE, ''), content]),
  );

const from =
  (least: number, most = Number.POSITIVE_INFINITY) =>
  (version: string) =>
    Number(version) >= least && Number(version) <= most;

const example = (
  id: string,
  label: string,
  group: SandboxExample['group'],
  fits: SandboxExample['fits'],
  files: SandboxExample['files'],
): SandboxExample => ({ id, label, group, template: plain, fits, files });

/** All starting points, the one that is preselected first. */
export const examples: readonly SandboxExample[] = [
  example('default', plain.label, 'Basics', from(3), (version) =>
    version === DEMO_VERSION ? sourceFiles(projectFiles(plain)) : basicExample(version, true),
  ),
  example('typescript', 'Basic, in TypeScript', 'Basics', from(3), (version) =>
    basicExample(version, true),
  ),
  example('javascript', 'Basic, in JavaScript', 'Basics', from(3), (version) =>
    basicExample(version, false),
  ),
  example('validation', 'Validation', 'Features', from(4), validationExample),
  example('custom-editor', 'Custom value editor', 'Features', from(4), customEditorExample),
  example('async-values', 'Values loaded later', 'Features', from(4), asyncValuesExample),
  example('drag-and-drop', 'Drag and drop', 'Features', from(5, 7), dragAndDropExample),
  ...templates.slice(1).map((template): SandboxExample => {
    const files = () => sourceFiles(projectFiles(template));
    return {
      id: template.id,
      label: template.label,
      group: 'UI libraries',
      template,
      fits: (version) => version === DEMO_VERSION,
      files,
    };
  }),
];

/** The example that is shown first. */
export const DEFAULT_EXAMPLE = examples[0] as SandboxExample;

/**
 * Finds an example by the name that a link gives.
 *
 * @param name - an id, in any letter case
 */
export function findExample(name: string | null): SandboxExample | undefined {
  return examples.find(({ id }) => id === name?.trim().toLowerCase());
}
