import { describe, expect, it } from 'vitest';
import { addressKey, fileNumber } from '../../../../../plugins/framework/route-records/addressKey';
import {
  type Chunks,
  makeRecords,
} from '../../../../../plugins/framework/route-records/build/makeRecords';
import type {
  GeneratedRoute,
  GeneratedRoutes,
} from '../../../../../plugins/framework/route-records/build/readRoutes';

const page = (path: string): GeneratedRoute => ({
  path,
  exact: true,
  hash: 'p',
  sidebar: 'guides',
});

/** A docs version with as many pages, and a home page. */
function siteOf(pageCount: number): { generated: GeneratedRoutes; chunks: Chunks } {
  const pages = Array.from({ length: pageCount }, (_, i) => page(`/docs/page-${i}`));
  const names = pages.map(({ path }) => [
    `${path}-p`,
    { __comp: 'item', content: path, __context: { plugin: 'context' } },
  ]);
  const files = ['frame', 'item', 'context', 'home', ...pages.map(({ path }) => path)];
  return {
    generated: {
      routes: [
        { path: '/docs', hash: 'f', routes: pages },
        { path: '/', exact: true, hash: 'h' },
      ],
      chunkNames: {
        ...Object.fromEntries(names),
        '/docs-f': { __comp: 'frame' },
        '/-h': { __comp: 'home' },
      },
    },
    chunks: {
      modules: new Map(files.map((name) => [name, [`module of ${name}`, `chunk of ${name}`]])),
      files: new Map(files.map((name) => [`chunk of ${name}`, `${name}.js`])),
      large: new Set(['chunk of /docs/page-2']),
    },
  };
}

const recordsOf = (pageCount: number) => {
  const { generated, chunks } = siteOf(pageCount);
  return makeRecords(generated, chunks);
};

describe('the record of a page', () => {
  it('has its routes from the outermost to its own, and their modules and scripts', () => {
    const { pages } = recordsOf(3);
    expect(pages.get('/docs/page-1')).toEqual({
      path: '/docs/page-1',
      routes: [
        { path: '/docs', hash: 'f', order: 0, attributes: {}, chunkNames: { __comp: 'frame' } },
        {
          path: '/docs/page-1',
          exact: true,
          hash: 'p',
          order: 1,
          attributes: { sidebar: 'guides' },
          chunkNames: {
            __comp: 'item',
            content: '/docs/page-1',
            __context: { plugin: 'context' },
          },
        },
      ],
      modules: {
        frame: ['module of frame', 'chunk of frame'],
        item: ['module of item', 'chunk of item'],
        '/docs/page-1': ['module of /docs/page-1', 'chunk of /docs/page-1'],
        context: ['module of context', 'chunk of context'],
      },
      files: {
        'chunk of frame': 'frame.js',
        'chunk of item': 'item.js',
        'chunk of /docs/page-1': '/docs/page-1.js',
        'chunk of context': 'context.js',
      },
    });
  });

  it('names the large scripts among its own', () => {
    const { pages } = recordsOf(3);
    expect(pages.get('/docs/page-2')?.large).toEqual(['chunk of /docs/page-2']);
  });

  it('does not depend on how many other pages there are', () => {
    const [few, many] = [10, 1000].map((count) => recordsOf(count).pages.get('/docs/page-7'));
    expect(JSON.stringify(many)).toBe(JSON.stringify(few));
  });
});

describe('record files', () => {
  it('have each page once, where its address leads', () => {
    const { pages, files } = recordsOf(100);
    expect(pages.size).toBe(101);
    expect(files.flatMap((file) => Object.values(file).flat())).toHaveLength(101);
    for (const [path, record] of pages) {
      const key = addressKey(path);
      expect(files[fileNumber(key, files.length)]?.[key]).toEqual([record]);
    }
  });

  it('do not grow with the number of pages', () => {
    const largest = (count: number) =>
      Math.max(...recordsOf(count).files.map((file) => Object.keys(file).length));
    expect(largest(100)).toBeLessThanOrEqual(8);
    expect(largest(3000)).toBeLessThanOrEqual(12);
  });

  it('keep pages apart whose paths differ in letter case only', () => {
    const { chunks } = siteOf(1);
    const { files } = makeRecords(
      {
        routes: [page('/a'), page('/A')],
        chunkNames: { '/a-p': { __comp: 'item' }, '/A-p': { __comp: 'item' } },
      },
      chunks,
    );
    expect(files.flatMap((file) => file['/a'] ?? []).map(({ path }) => path)).toEqual(['/a', '/A']);
  });

  it('are published under another version when any of them changes', () => {
    expect(recordsOf(5).version).toBe(recordsOf(5).version);
    expect(recordsOf(5).version).not.toBe(recordsOf(6).version);
  });
});

describe('a route that cannot be recorded', () => {
  it('fails the build when it is not exact', () => {
    const { generated, chunks } = siteOf(1);
    const open = { path: '/app', hash: 'a' };
    const routes = [...generated.routes, open];
    const chunkNames = { ...generated.chunkNames, '/app-a': { __comp: 'home' } };
    expect(() => makeRecords({ routes, chunkNames }, chunks)).toThrow('/app is not exact');
  });

  it('fails the build when the bundler has no chunk for it', () => {
    const { generated, chunks } = siteOf(1);
    const modules = new Map([...chunks.modules].filter(([name]) => name !== 'item'));
    expect(() => makeRecords(generated, { ...chunks, modules })).toThrow('no chunk "item"');
  });
});
