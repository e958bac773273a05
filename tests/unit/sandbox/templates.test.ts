import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { looks } from '../../../src/demo/looks';
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
  lt: (version: string, other: string) => boolean;
};

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const installed = (name: string) => readManifest(`node_modules/${name}`);
const site = readManifest('.');
const siteDependencies = { ...site.devDependencies, ...site.dependencies };
const patches = fs.readdirSync(path.join(root, 'patches'));

const manifestOf = (template: SandboxTemplate) =>
  JSON.parse(projectFiles(template)['package.json'] ?? '') as Required<Manifest>;

const CORE = 'react-querybuilder';
const adapterOf = (template: SandboxTemplate) => looks.find(({ id }) => id === template.id);

describe('the templates', () => {
  it('are the looks of the demo, the plain one first', () => {
    expect(templates.map(({ id }) => id)).toEqual(looks.map(({ id }) => id));
    expect(templates[0]?.id).toBe('default');
  });

  it.each(templates)('$id has the versions that the site shows', (template) => {
    const { dependencies, devDependencies } = manifestOf(template);
    // The Vite here runs the tests; the one in a project builds it.
    const shared = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => name in siteDependencies && name !== CORE && name !== 'vite',
    );
    expect(shared.length).toBeGreaterThan(0);
    const wrong = shared.filter(
      ([name, range]) => !semver.satisfies(installed(name).version, range),
    );
    expect(wrong).toEqual([]);
  });

  it.each(templates)('$id has a core that its adapter works with unpatched', (template) => {
    const core = template.dependencies[CORE] ?? '';
    const adapter = adapterOf(template)?.packageName ?? '';
    const newest = installed(CORE).version;
    // Here a patched adapter runs on the newest core; a sandbox installs it as it was published.
    if (patches.some((name) => name.startsWith(`${adapter.replace('/', '+')}+`))) {
      expect(semver.lt(core, newest)).toBe(true);
    } else {
      expect(core).toBe(newest);
    }
    const wanted = installed(adapter).peerDependencies?.[CORE];
    if (wanted) expect(semver.satisfies(core, wanted)).toBe(true);
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

describe('findTemplate', () => {
  it.each(templates)('finds $id in any letter case', (template) => {
    expect(findTemplate(` ${template.id.toUpperCase()} `)).toBe(template);
  });

  it.each([null, '', 'nowhere', 'constructor'])('finds nothing called %j', (name) => {
    expect(findTemplate(name)).toBeUndefined();
  });
});
