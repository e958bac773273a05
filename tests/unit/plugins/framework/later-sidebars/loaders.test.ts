import { expect, it } from 'vitest';
import sidebarsLoader from '../../../../../plugins/framework/later-sidebars/sidebarsLoader.cjs';
import versionLoader from '../../../../../plugins/framework/later-sidebars/versionLoader.cjs';

const resourcePath = '/site/.docusaurus/docs/default/p/docs-7.json';

const run = (loader: (source: string) => string, properties: object) =>
  loader.call({ addDependency: () => {}, resourcePath }, JSON.stringify(properties));

const SIDEBARS = { guides: [{ type: 'link', label: 'Intro', href: '/docs/intro' }], other: [] };

it('takes the items of sidebars out of a docs version, and loads them from the same file', () => {
  const script = run(versionLoader, { version: { label: '7', docsSidebars: SIDEBARS }, more: 1 });
  expect(script).toContain('"docsSidebars":{"guides":[],"other":[]}');
  expect(script).toContain('import("./docs-7.json?sidebars")');
  expect(script).toContain('{"more":1}');
  expect(script).not.toContain('Intro');
});

it('exports the properties of other routes as they are', () => {
  expect(run(versionLoader, { category: 'Tips' })).toBe('export default {"category":"Tips"};');
});

it('says so when a docs version has no sidebars', () => {
  expect(() => run(versionLoader, { version: {} })).toThrow(
    `${resourcePath} has no "docsSidebars".`,
  );
});

it('leaves the sidebars of a docs version', () => {
  const json = run(sidebarsLoader, { version: { label: '7', docsSidebars: SIDEBARS } });
  expect(JSON.parse(json)).toEqual(SIDEBARS);
});
