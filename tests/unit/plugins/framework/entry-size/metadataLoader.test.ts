import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

type MetadataLoader = (this: { addDependency: (file: string) => void }, source: string) => string;

const require = createRequire(import.meta.url);
const metadataLoader =
  require('../../../../../plugins/framework/entry-size/metadataLoader.cjs') as MetadataLoader;
const run = (metadata: object) =>
  JSON.parse(metadataLoader.call({ addDependency: () => {} }, JSON.stringify(metadata)));

describe('metadataLoader', () => {
  it('takes out the versions of all plugins', () => {
    expect(run({ docusaurusVersion: '3.10.2', pluginVersions: { pages: {} } })).toEqual({
      docusaurusVersion: '3.10.2',
      pluginVersions: {},
    });
  });

  it('stops where the metadata has no such versions', () => {
    expect(() => run({ docusaurusVersion: '3.10.2' })).toThrow('pluginVersions');
  });
});
