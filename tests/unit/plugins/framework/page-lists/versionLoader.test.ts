import { expect, it } from 'vitest';
import versionLoader from '../../../../../plugins/framework/page-lists/versionLoader.cjs';

const load = (source: object): unknown => {
  const context = { addDependency: () => {}, resourcePath: 'version.json' };
  return JSON.parse(versionLoader.call(context, JSON.stringify(source)));
};

it('takes out the list of pages, and of sidebars what says that a page is listed', () => {
  const link = { type: 'link', href: '/a', label: 'A', docId: 'a' };
  const stored = { ...link, unlisted: false };
  const hidden = { ...link, unlisted: true };
  const version = {
    label: '7',
    docs: { a: { title: 'A' } },
    docsSidebars: { one: [{ type: 'category', items: [stored, hidden] }] },
  };
  expect(load({ version })).toEqual({
    version: {
      label: '7',
      docs: {},
      docsSidebars: { one: [{ type: 'category', items: [link, { ...link, unlisted: true }] }] },
    },
  });
});

it('leaves other data as it is', () => {
  expect(load({ categoryGeneratedIndex: { title: 'A' } })).toEqual({
    categoryGeneratedIndex: { title: 'A' },
  });
});

it('fails when there is no such list any more', () => {
  expect(() => load({ version: { label: '7' } })).toThrow('version.json has no "docs"');
});
