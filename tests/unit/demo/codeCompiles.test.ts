import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { generateCode } from '../../../src/demo/code';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { checkProjects } from '../support/checkProjects';
import { configurations, every, exported, stateWith } from './support/configurations';

const require = createRequire(import.meta.url);

describe('the code compiles', { timeout: 300_000 }, () => {
  const projects = uiLibraries.flatMap(({ id: uiLibrary }) =>
    [...configurations, ...(uiLibrary === 'default' ? exported : [])].map(([name, state]) => ({
      uiLibrary,
      name: `${uiLibrary}-${name}`.replaceAll(/\W+/g, '-'),
      files: generateCode(uiLibrary, state).project,
    })),
  );
  let result: ReturnType<typeof checkProjects> | undefined;
  const checked = () => {
    result ??= checkProjects(projects);
    return result;
  };

  it.each(uiLibraries)('in the UI library $id, in each configuration', ({ id }) => {
    const { problemsOf, general } = checked();
    expect(general).toEqual([]);
    const problems = projects
      .filter(({ uiLibrary }) => uiLibrary === id)
      .flatMap(({ name, files }) =>
        Object.keys(files)
          .filter((file) => /\.tsx?$/.test(file) && file.startsWith('src/'))
          .flatMap((file) => problemsOf(name, file)),
      );
    expect(problems).toEqual([]);
  });
});

const importsOf = (source: string) =>
  ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(uiLibraries)('the project for $id', ({ id }) => {
  const { project } = generateCode(id, stateWith(every(true)));

  it('lists every imported package as a dependency', () => {
    const manifest = JSON.parse(project['package.json'] ?? '');
    const imported = Object.entries(project)
      .filter(([name]) => /^src\/.*\.tsx?$/.test(name))
      .flatMap(([, source]) => importsOf(source))
      .filter((name) => !name.startsWith('.'))
      .map(packageOf);
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(installed).toEqual(expect.arrayContaining(imported));
  });

  it('imports files and stylesheets that exist', () => {
    for (const name of importsOf(project['src/App.tsx'] ?? '')) {
      if (name.startsWith('.')) {
        const file = `src/${name.slice(2)}`;
        expect(
          project[file] ?? project[`${file}.ts`] ?? project[`${file}.tsx`],
          name,
        ).toBeDefined();
      } else if (name.endsWith('.css')) {
        expect(fs.existsSync(require.resolve(name)), name).toBe(true);
      }
    }
  });
});
