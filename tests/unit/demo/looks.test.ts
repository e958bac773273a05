import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { looks } from '../../../src/demo/looks';

const root = path.resolve(import.meta.dirname, '../../..');
const pages = path.join(root, 'src/pages');

/** The page file that Docusaurus serves at a route. */
const pageFile = (route: string) =>
  [`${route}.tsx`, `${route}/index.tsx`]
    .map((name) => path.join(pages, name))
    .find((file) => fs.existsSync(file));

describe('the looks', () => {
  it('have ids, labels, packages and routes of their own', () => {
    for (const key of ['id', 'label', 'packageName', 'route'] as const) {
      expect(new Set(looks.map((look) => look[key])).size).toBe(looks.length);
    }
  });

  it.each(looks)('$id has a page at $route that shows it', ({ id, route }) => {
    const file = pageFile(route);
    expect(file).toBeDefined();
    const source = fs.readFileSync(file as string, 'utf8');
    expect(/from '@site\/src\/components\/looks\/([\w-]+)'/.exec(source)?.[1]).toBe(id);
  });

  it.each(looks)('$id is dressed by an installed package', ({ packageName }) => {
    const file = path.join(root, 'node_modules', packageName, 'package.json');
    expect(fs.existsSync(file)).toBe(true);
  });

  it('are said to run an implementation of this site where their package is in adapters/', () => {
    const manifests = globSync('adapters/*/package.json', { cwd: root, absolute: true });
    const own = manifests.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')).name as string);
    const declared = looks.filter((look) => look.isSiteImplementation);
    expect(declared.map(({ packageName }) => packageName).sort()).toEqual(own.sort());
    expect(own).not.toEqual([]);
  });

  it('leave no demo page without a UI library, but for the page of custom editors', () => {
    const shown = [...looks.map(({ route }) => route), '/demo/custom-editors'].map(pageFile);
    const files = fs.readdirSync(path.join(pages, 'demo'));
    expect(files.map((name) => path.join(pages, 'demo', name)).sort()).toEqual(shown.sort());
  });
});
