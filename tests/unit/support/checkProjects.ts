import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ProjectFiles } from '../../../src/sandbox/project';

const root = path.resolve(import.meta.dirname, '../../..');
// Vite is wherever the test runner finds it; the site itself does without.
const viteFolder = path.dirname(
  createRequire(createRequire(import.meta.url).resolve('vitest/package.json')).resolve(
    'vite/package.json',
  ),
);

/** A project that lies nowhere. */
export interface CheckedProject {
  /** Where it would lie, below the root: it resolves its imports from the root's node_modules. */
  folder: string;
  files: ProjectFiles;
}

/** The options and sources that a project's own `tsconfig.json` names. */
function readConfig({ folder, files }: CheckedProject, virtual: Map<string, string>) {
  const { config, error } = ts.parseConfigFileTextToJson(
    'tsconfig.json',
    files['tsconfig.json'] ?? '',
  );
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const include = (config as { include: string[] }).include;
  const parsed = ts.parseJsonConfigFileContent(
    config,
    {
      ...ts.sys,
      readDirectory: () =>
        [...virtual.keys()].filter(
          (file) =>
            /\.tsx?$/.test(file) &&
            include.some((name) => file.startsWith(`${path.join(folder, name)}${path.sep}`)),
        ),
    },
    folder,
  );
  return parsed;
}

/**
 * Type-checks projects all at once, so that the libraries are read once.
 *
 * @returns their options, general problems, and a function that lists the problems of a file
 */
export function checkProjects(projects: CheckedProject[]) {
  const virtual = new Map(
    projects.flatMap(({ folder, files }) =>
      Object.entries(files).map(([name, content]) => [path.join(folder, name), content] as const),
    ),
  );
  const folders = new Set(
    [...virtual.keys()].flatMap((file) => {
      const { dir } = path.parse(file);
      return [dir, path.dirname(dir), path.dirname(path.dirname(dir))];
    }),
  );
  const configs = projects.map((project) => readConfig(project, virtual));
  const [first] = configs;
  if (!first) throw new Error('There is no project.');
  const options: ts.CompilerOptions = {
    ...first.options,
    typeRoots: [path.dirname(viteFolder), path.join(root, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  host.readFile = (file) => virtual.get(file) ?? readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? false);
  host.getSourceFile = (file, language, ...rest) => {
    const text = virtual.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  const roots = configs.flatMap(({ fileNames }) => fileNames);
  const program = ts.createProgram(roots, options, host);
  const describeProblem = ({ file, messageText }: ts.Diagnostic) =>
    `${file ? path.relative(root, file.fileName) : 'tsconfig'}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  const problemsOf = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} is not checked`];
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(describeProblem);
  };
  return {
    options,
    configs,
    general: [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()].map(
      describeProblem,
    ),
    problemsOf,
  };
}
