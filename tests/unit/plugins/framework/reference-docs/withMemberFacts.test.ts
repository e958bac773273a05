import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { withMemberFacts, withoutBuildOnly } from '../../../../../plugins/framework/reference-docs';

describe('withMemberFacts', () => {
  const core = { name: 'core', version: '7.7.1' };
  const other = { name: 'other', version: '7.0.0' };
  const own = { name: 'own', version: '7.7.1-local.0' };
  const member = { kind: 'Hook' };
  const facts = {
    packages: [core, other, own],
    factsOf: (id: string) => (id.includes('/functions/') ? member : undefined),
  };
  const docsOf = (ids: string[], versionName = 'current') => {
    const docs = ids.map((id) => ({ id }));
    const content = { loadedVersions: [{ versionName, docs }] } as unknown as LoadedContent;
    return withMemberFacts(content, new Map([['current', facts]])).loadedVersions[0]?.docs;
  };

  it('adds the facts of a member to the metadata of its page, and nothing to other pages', () => {
    expect(docsOf(['other/index', 'other/functions/b'])).toEqual([
      { id: 'other/index', packages: [other] },
      { id: 'other/functions/b', packages: [other], member },
    ]);
  });

  it('adds all packages to the index, and the core next to a package of this repository', () => {
    expect(docsOf(['index', 'own/index'])).toEqual([
      { id: 'index', packages: [core, other, own] },
      { id: 'own/index', packages: [core, own] },
    ]);
  });

  it('leaves pages of versions without facts as they are', () => {
    expect(docsOf(['index'], '6')).toEqual([{ id: 'index' }]);
  });
});

describe('withoutBuildOnly', () => {
  it('leaves what a page shows', () => {
    expect(
      withoutBuildOnly({ id: 'a', title: 'A', source: '@site/a.md', slug: '/a', tags: [] }),
    ).toEqual({ id: 'a', title: 'A', tags: [] });
  });
});
