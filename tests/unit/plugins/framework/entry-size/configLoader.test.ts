import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

type ConfigLoader = (this: { addDependency: (file: string) => void }, source: string) => string;

const require = createRequire(import.meta.url);
const configLoader =
  require('../../../../../plugins/framework/entry-size/configLoader.cjs') as ConfigLoader;
const run = (source: string) => configLoader.call({ addDependency: () => {} }, source);

describe('configLoader', () => {
  it('takes out what only the build reads, and keeps the rest', () => {
    const config = {
      title: 'A "title"',
      future: { experimental_router: 'browser', faster: {} },
      presets: [['classic', {}]],
      // Pages read how to reach a hosted search.
      customFields: { search: {} },
      themeConfig: { navbar: {} },
    };
    const source = `/* Do not edit. */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    const [, left = ''] = /^export default (.*);$/s.exec(run(source)) ?? [];
    expect(JSON.parse(left)).toEqual({
      title: 'A "title"',
      future: { experimental_router: 'browser' },
      customFields: { search: {} },
      themeConfig: { navbar: {} },
    });
  });

  it('stops where the configuration is no longer written as JSON', () => {
    expect(() => run('export default { title: String() };')).toThrow(SyntaxError);
  });
});
