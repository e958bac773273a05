import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../../api-extractor/packages';
import { TOPICS, topicsOf } from '../../../api-extractor/topics';
import { UNRELEASED_MAJOR } from '../../../config/versions';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';
import type { Export } from '../../../packageModel/types';

const exported = (name: string, kind: Export['kind']): Export => ({
  name,
  kind,
  entryPoints: ['some-package'],
  file: 'some-package/index.d.ts',
});

const modelOf = (...exports: Export[]) => ({
  packages: [{ name: 'some-package', version: '1.0.0', entryPoints: [], exports }],
});

describe('topicsOf', () => {
  it('decides by kind, by name, and by exception', () => {
    const model = modelOf(
      exported('Rule', 'component'),
      exported('useRule', 'hook'),
      exported('UseRule', 'type alias'),
      exported('RuleProps', 'interface'),
      exported('parseSQL', 'function'),
      exported('parseNumber', 'function'),
      exported('usePrevious', 'hook'),
    );
    const places = topicsOf(model, ['some-package'])['some-package'] ?? {};
    const topics = Object.fromEntries(
      Object.entries(places).map(([name, { topic }]) => [name, topic]),
    );
    expect(topics).toEqual({
      Rule: 'Components',
      useRule: 'Hooks',
      UseRule: 'Hooks',
      RuleProps: 'Props',
      parseSQL: 'Import',
      parseNumber: 'Query tools',
      usePrevious: 'Internals',
    });
  });

  it('reports an export that no topic fits, with its declaration', () => {
    const model = modelOf(exported('frobnicate', 'function'));
    expect(() => topicsOf(model, ['some-package'])).toThrow(
      'No topic of the API reference fits "frobnicate" (function of some-package, declared in some-package/index.d.ts). Add a rule or an exception to api-extractor/topics.ts.',
    );
  });

  it.each([SITE_PACKAGES, `versions/v${UNRELEASED_MAJOR}`])(
    'has a topic for every export of %s, in parts that are listed',
    async (folder) => {
      const places = topicsOf(await loadModel(process.cwd(), folder), PACKAGES);
      const parts = new Map(TOPICS.map(({ title, parts }) => [title, parts]));
      const unlisted = Object.values(places)
        .flatMap(Object.entries)
        .filter(([, { topic, part }]) => part !== undefined && !parts.get(topic)?.includes(part));
      expect(unlisted).toEqual([]);
    },
  );
});
