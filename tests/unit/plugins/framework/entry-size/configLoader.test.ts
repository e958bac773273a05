import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

interface LoaderContext {
  addDependency: (file: string) => void;
  resourceQuery: string;
}

type ConfigLoader = (this: LoaderContext, source: string) => string;

const require = createRequire(import.meta.url);
const configLoader =
  require('../../../../../plugins/framework/entry-size/configLoader.cjs') as ConfigLoader;
const run = (source: string, resourceQuery = '') =>
  configLoader.call({ addDependency: () => {}, resourceQuery }, source);
const exported = (module: string) =>
  JSON.parse(/^export default (.*);$/s.exec(module)?.[1] ?? '') as unknown;

describe('configLoader', () => {
  it('takes out what only the build reads or pages load later, and keeps the rest', () => {
    const config = {
      title: 'A "title"',
      future: { experimental_router: 'browser', faster: {} },
      presets: [['classic', {}]],
      // Pages read how to reach a hosted search.
      customFields: { search: {} },
      themeConfig: {
        navbar: {},
        footer: { links: [] },
        prism: { theme: {}, darkTheme: {}, magicComments: [] },
      },
    };
    const source = `/* Do not edit. */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(exported(run(source))).toEqual({
      title: 'A "title"',
      future: { experimental_router: 'browser' },
      customFields: { search: {} },
      themeConfig: { navbar: {}, prism: { magicComments: [] } },
    });
    expect(exported(run(source, '?footer'))).toEqual({ links: [] });
  });

  it('stops where the configuration is no longer written as JSON', () => {
    expect(() => run('export default { title: String() };')).toThrow(SyntaxError);
  });
});
