import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../../src/components/uiLibraries/projects';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { projectFiles } from '../../../src/sandbox/project';
import { findTemplate, type SandboxTemplate, templates } from '../../../src/sandbox/templates';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
// Docusaurus' own copy: the site depends on it, not on semver.
const semver = createRequire(require.resolve('@docusaurus/core/package.json'))('semver') as {
  satisfies: (version: string, range: string) => boolean;
};

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const installed = (name: string) => readManifest(`node_modules/${name}`);
const site = readManifest('.');
const siteDependencies = { ...site.devDependencies, ...site.dependencies };

const manifestOf = (template: SandboxTemplate) =>
  JSON.parse(projectFiles(template)['package.json'] ?? '') as Required<Manifest>;

const adapterOf = (template: SandboxTemplate) => uiLibraries.find(({ id }) => id === template.id);

describe('the templates', () => {
  it('are the UI libraries of the demo, the default one first', () => {
    expect(templates.map(({ id }) => id)).toEqual(uiLibraries.map(({ id }) => id));
    expect(templates[0]?.id).toBe('default');
  });

  it.each(templates)('$id has the versions that the site shows', (template) => {
    const { dependencies, devDependencies } = manifestOf(template);
    const shared = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => name in siteDependencies,
    );
    expect(shared.length).toBeGreaterThan(0);
    const wrong = shared.filter(
      ([name, range]) => !semver.satisfies(installed(name).version, range),
    );
    expect(wrong).toEqual([]);
  });

  it.each(templates)('$id installs all that its adapter asks for', (template) => {
    const { dependencies } = manifestOf(template);
    const { packageName = '' } = adapterOf(template) ?? {};
    expect(dependencies).toHaveProperty([packageName]);
    const { peerDependencies = {}, peerDependenciesMeta = {} } = installed(packageName);
    const needed = Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta[name]?.optional,
    );
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(needed));
  });
});

describe('the project for Tremor', () => {
  const files = projectFiles(findTemplate('tremor') as SandboxTemplate);

  it('has Tailwind CSS, with the settings of the demo', () => {
    expect(JSON.parse(files['package.json'] ?? '').devDependencies).toHaveProperty('tailwindcss');
    expect(files['postcss.config.js']).toContain('tailwindcss');
    expect(files['tailwind.config.cjs']).toBe(
      fs.readFileSync(
        path.join(root, 'src/components/uiLibraries/tremor/tremor.tailwind.cjs'),
        'utf8',
      ),
    );
    expect(files['src/styles.css']).toContain('@tailwind utilities');
  });

  it('finds the classes of Tremor and of its adapter', () => {
    for (const name of ['@tremor/react', '@react-querybuilder/tremor']) {
      expect(files['tailwind.config.cjs']).toContain(`'./node_modules/${name}/`);
    }
  });
});

describe('the version of the core that an adapter requires', () => {
  const published = uiLibraries.filter(
    ({ id, isSiteImplementation }) => id !== 'default' && !isSiteImplementation,
  );

  it.each(published)('is known for $id', ({ id, packageName }) => {
    expect(projects[id]?.adapterPeers).toEqual(installed(packageName).peerDependencies);
  });
});

describe('findTemplate', () => {
  it.each(templates)('finds $id in any letter case', (template) => {
    expect(findTemplate(` ${template.id.toUpperCase()} `)).toBe(template);
  });

  it.each([null, '', 'nowhere', 'constructor'])('finds nothing called %j', (name) => {
    expect(findTemplate(name)).toBeUndefined();
  });
});
