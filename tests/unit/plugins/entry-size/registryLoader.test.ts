import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

interface Context {
  addDependency: (file: string) => void;
}
type RegistryLoader = (this: Context, source: string) => string;
type Registry = Record<string, [() => Promise<unknown>, string, string]>;

const require = createRequire(import.meta.url);
const loaderFile = require.resolve('../../../../plugins/entry-size/registryLoader.cjs');
const registryLoader = require(loaderFile) as RegistryLoader;

const registry = `export default {
  "02a014b5": [() => import(/* webpackChunkName: "02a014b5" */ "@site/src/pages/demo/mantine.tsx"), "@site/src/pages/demo/mantine.tsx", require.resolveWeak("@site/src/pages/demo/mantine.tsx")],
  "quoted": [() => import(/* webpackChunkName: "quoted" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a \\"b\\".mdx", require.resolveWeak("@site/docs/a \\"b\\".mdx")],};
`;

/** Evaluates a registry the way a bundle does; nothing is imported. */
function evaluate(source: string): Registry {
  const body = source.replace('export default', 'return');
  return new Function('require', body)({ resolveWeak: (id: string) => `weak:${id}` }) as Registry;
}

function run(source: string) {
  const dependencies: string[] = [];
  const result = registryLoader.call({ addDependency: (file) => dependencies.push(file) }, source);
  return { result, dependencies };
}

describe('registryLoader', () => {
  it('takes out the names and keeps what loads the routes', () => {
    const before = evaluate(registry);
    const after = evaluate(run(registry).result);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [chunk, [load, name, weakId]] of Object.entries(before)) {
      expect(name).not.toBe('');
      expect(after[chunk]?.[0].toString()).toBe(load.toString());
      expect(after[chunk]?.[1]).toBe('');
      expect(after[chunk]?.[2]).toBe(weakId);
    }
  });

  it('makes the bundler run again when the loader changes', () => {
    expect(run(registry).dependencies).toEqual([loaderFile]);
  });
});
