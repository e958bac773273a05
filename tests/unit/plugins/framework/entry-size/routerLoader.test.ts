import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Loader = (this: { addDependency(): void }, source: string) => string;

const require = createRequire(import.meta.url);
const routerLoader =
  require('../../../../../plugins/framework/entry-size/routerLoader.cjs') as Loader;
const load = (source: string) => routerLoader.call({ addDependency: () => {} }, source);

describe('the loader of the router', () => {
  it('leaves out the contexts for old versions of React, so that nothing uses them', () => {
    const file = path.join(path.dirname(require.resolve('react-router')), 'esm/react-router.js');
    const lean = load(fs.readFileSync(file, 'utf8'));
    expect(lean).toContain('var createContext = React.createContext;');
    expect(lean.match(/\bcreateReactContext\b/g)).toHaveLength(1);
  });

  it('names the file to remove when the router no longer has them', () => {
    expect(() => load('export {};')).toThrow(
      'remove plugins/framework/entry-size/routerLoader.cjs',
    );
  });
});
