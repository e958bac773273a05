import { describe, expect, it } from 'vitest';
import {
  type ChunkId,
  type ClientManifest,
  withRouteModules,
} from '../../../../../plugins/framework/route-assets/withRouteModules';

const registry = `export default {
  "02a014b5": [() => import(/* webpackChunkName: "02a014b5" */ "@site/src/pages/demo/mantine.tsx"), "@site/src/pages/demo/mantine.tsx", require.resolveWeak("@site/src/pages/demo/mantine.tsx")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/docs/p/docs-175.json"), "@generated/docs/p/docs-175.json", require.resolveWeak("@generated/docs/p/docs-175.json")],
  "__comp---theme-doc-item-178-a40": [() => import(/* webpackChunkName: "__comp---theme-doc-item-178-a40" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "quoted": [() => import(/* webpackChunkName: "quoted" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a \\"b\\".mdx", require.resolveWeak("@site/docs/a \\"b\\".mdx")],
  "not-in-bundle": [() => import(/* webpackChunkName: "not-in-bundle" */ "@site/docs/gone.mdx"), "@site/docs/gone.mdx", require.resolveWeak("@site/docs/gone.mdx")],};
`;

const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: { main: ['main'] },
  assets: { main: { js: [{ file: 'assets/js/main.js' }] } },
};

/** The chunks of each chunk name; none of them needs to have this name. */
const groups: Record<string, ChunkId[]> = {
  '02a014b5': [26362, '02a014b5'],
  '0058b4c6': ['0058b4c6'],
  '__comp---theme-doc-item-178-a40': [7722],
  quoted: [9047],
};

const chunksOf = (chunkName: string) => groups[chunkName];

describe('withRouteModules', () => {
  it('finds the chunks of a route by the name of its module', () => {
    const { origins } = withRouteModules(manifest, registry, chunksOf);
    expect(origins['@site/src/pages/demo/mantine.tsx']).toEqual([26362, '02a014b5']);
    expect(origins['@generated/docs/p/docs-175.json']).toEqual(['0058b4c6']);
    expect(origins['@theme/DocItem']).toEqual([7722]);
    expect(origins['@site/docs/a "b".mdx']).toEqual([9047]);
  });

  it('keeps what the manifest held', () => {
    const before = structuredClone(manifest);
    const complete = withRouteModules(manifest, registry, chunksOf);
    expect(complete).toMatchObject(before);
    expect(manifest).toEqual(before);
  });

  it('adds nothing for a module without chunks', () => {
    expect(withRouteModules(manifest, registry, chunksOf).origins).not.toHaveProperty([
      '@site/docs/gone.mdx',
    ]);
  });

  it.each([
    ['an empty one', 'export default {};'],
    ['one of another form', 'export default [{ chunk: "02a014b5", module: "@site/a.mdx" }];'],
  ])('says what to do when the registry has changed: %s', (_, changed) => {
    expect(() => withRouteModules(manifest, changed, chunksOf)).toThrow(
      /registry\.js: its form has changed, adapt REGISTRY_LINE/,
    );
  });
});
