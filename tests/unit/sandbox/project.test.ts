import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../../src/sandbox/project';
import { templates } from '../../../src/sandbox/templates';
import { checkProjects } from '../support/checkProjects';

const require = createRequire(import.meta.url);
const projects = templates.map((template) => ({
  name: template.id,
  files: projectFiles(template),
}));

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
    result ??= checkProjects(projects);
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

  it.each(projects)('$name', ({ name }) => {
    const { problemsOf } = checked();
    expect(problemsOf(name, 'src/App.tsx')).toEqual([]);
    expect(problemsOf(name, 'src/main.tsx')).toEqual([]);
  });
});

describe.each(projects)('the project $name', ({ name, files }) => {
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
    expect(importsOf(files['src/App.tsx'] ?? '')).toContain('./styles.css');
    const stylesheets = Object.entries(files).filter(([name]) => name.endsWith('.css'));
    for (const [, text] of stylesheets) {
      for (const [, name = ''] of text.matchAll(/@import "([^"]+)"/g)) {
        if (name.startsWith('./')) expect(files).toHaveProperty([`src/${name.slice(2)}`]);
        else expect(fs.existsSync(require.resolve(name)), name).toBe(true);
      }
    }
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
    expect(manifest.name).toBe(`query-builder-${name}`);
  });
});
