import { describe, expect, it } from 'vitest';
import {
  type DocsData,
  knownDocs,
} from '../../../../../plugins/framework/route-records/build/knownDocs';

const versionOf = (name: string, ...ids: string[]) => ({
  name,
  path: `/docs/${name}`,
  mainDocId: 'intro',
  docs: ids.map((id) => ({ id, path: `/docs/${name}/${id}` })),
});

const DATA: DocsData = {
  default: { versions: [versionOf('2', 'intro', 'export'), versionOf('1', 'intro', 'format')] },
  api: { versions: [versionOf('current', 'intro', 'export')] },
};

const namesOf = (id: string) => (id === 'export' ? 'format' : id);

describe('the docs that a page knows', () => {
  it('are itself and the page that belongs to it in each version of its plugin', () => {
    const known = knownDocs(DATA, namesOf);
    expect(known.get('/docs/2/intro')).toEqual({
      default: {
        2: [{ id: 'intro', path: '/docs/2/intro' }],
        1: [{ id: 'intro', path: '/docs/1/intro' }],
      },
    });
    expect(known.get('/docs/2/export')).toEqual({
      default: {
        2: [{ id: 'export', path: '/docs/2/export' }],
        1: [{ id: 'format', path: '/docs/1/format' }],
      },
    });
  });

  it('lack the versions without such a page', () => {
    const known = knownDocs(DATA, (id) => id);
    expect(known.get('/docs/1/format')).toEqual({
      default: { 1: [{ id: 'format', path: '/docs/1/format' }] },
    });
  });

  it('are listed for every page', () => {
    const paths = Object.values(DATA).flatMap(({ versions }) =>
      versions.flatMap(({ docs }) => docs.map(({ path }) => path)),
    );
    expect([...knownDocs(DATA, (id) => id).keys()].sort()).toEqual(paths.sort());
  });
});
