import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../../src/sandbox/project';
import { templates } from '../../../src/sandbox/templates';

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
// Vite is wherever the test runner finds it; the site itself does without.
const viteFolder = path.dirname(
  createRequire(require.resolve('vitest/package.json')).resolve('vite/package.json'),
);

/** Where the projects would lie: they resolve their imports from the root's node_modules. */
const folderOf = (id: string) => path.join(root, 'sandbox-projects', id);
const projects = templates.map((template) => ({
  id: template.id,
  folder: folderOf(template.id),
  files: projectFiles(template),
}));
const virtual = new Map(
  projects.flatMap(({ folder, files }) =>
    Object.entries(files).map(([name, content]) => [path.join(folder, name), content] as const),
  ),
);

/** The options and sources that a project's own `tsconfig.json` names. */
function readConfig({ folder, files }: (typeof projects)[number]) {
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
        [...virtual.keys()].filter((file) =>
          include.some((name) => file.startsWith(`${path.join(folder, name)}${path.sep}`)),
        ),
    },
    folder,
  );
  return parsed;
}

/** Type-checks all projects at once, so that the libraries are read once. */
function checkProjects() {
  const configs = projects.map(readConfig);
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
  host.directoryExists = (folder) =>
    [...virtual.keys()].some((file) => file.startsWith(`${folder}${path.sep}`)) ||
    (directoryExists?.(folder) ?? false);
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

const importsOf = (source: string) =>
  ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

describe('the projects compile', { timeout: 180_000 }, () => {
  // Lazily and once: reading the types of nine UI libraries takes most of the time.
  let result: ReturnType<typeof checkProjects> | undefined;
  const checked = () => {
    result ??= checkProjects();
    return result;
  };

  it('with strict options that TypeScript accepts', () => {
    const { options, configs, general } = checked();
    expect(general).toEqual([]);
    expect(options.strict).toBe(true);
    for (const { errors, options: own } of configs) {
      expect(errors).toEqual([]);
      expect(own).toEqual(configs[0]?.options);
    }
  });

  it.each(projects)('$id', ({ folder }) => {
    const { problemsOf } = checked();
    expect(problemsOf(path.join(folder, 'src/App.tsx'))).toEqual([]);
    expect(problemsOf(path.join(folder, 'src/main.tsx'))).toEqual([]);
  });
});

describe.each(projects)('the project $id', ({ id, files }) => {
  const manifest = JSON.parse(files['package.json'] ?? '') as Record<
    'scripts' | 'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  > & { name: string };

  it('installs all that it imports', () => {
    const installed = { ...manifest.dependencies, ...manifest.devDependencies };
    const sources = Object.entries(files).filter(([name]) => /\.tsx?$/.test(name));
    const imported = sources
      .flatMap(([, source]) => importsOf(source))
      .filter((name) => !name.startsWith('.'))
      .map(packageOf);
    expect(imported).toContain('react-querybuilder');
    expect(Object.keys(installed)).toEqual(expect.arrayContaining(imported));
  });

  it('imports stylesheets that exist', () => {
    // TypeScript takes the types of any stylesheet from Vite, whether it exists or not.
    const stylesheets = importsOf(files['src/App.tsx'] ?? '').filter((name) =>
      name.endsWith('.css'),
    );
    expect(stylesheets.length).toBeGreaterThan(0);
    for (const name of stylesheets) {
      expect(fs.existsSync(require.resolve(name)), name).toBe(true);
    }
  });

  it('has one core', () => {
    expect(manifest.overrides).toEqual({ 'react-querybuilder': '$react-querybuilder' });
    expect(manifest.dependencies).toHaveProperty('react-querybuilder');
  });

  it('starts from a page that runs it', () => {
    const page = files['index.html'] ?? '';
    const script = /<script type="module" src="\/([^"]+)">/.exec(page)?.[1] ?? '';
    expect(files).toHaveProperty([script]);
    const element = /getElementById\('([^']+)'\)/.exec(files[script] ?? '')?.[1];
    expect(page).toContain(`<div id="${element}">`);
    expect(manifest.scripts.dev).toBe('vite');
  });

  it('is named after its template', () => {
    expect(manifest.name).toBe(`query-builder-${id}`);
  });
});
