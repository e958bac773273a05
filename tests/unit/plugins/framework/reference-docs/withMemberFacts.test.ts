import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { withMemberFacts, withoutBuildOnly } from '../../../../../plugins/framework/reference-docs';

describe('withMemberFacts', () => {
  it('adds the facts of a member to the metadata of its page, and nothing to other pages', () => {
    const docs = [{ id: 'index' }, { id: 'a/functions/b' }];
    const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
    const facts = { kind: 'Hook' };
    const changed = withMemberFacts(content, (id) => (id === 'index' ? undefined : facts));
    expect(changed.loadedVersions[0]?.docs).toEqual([
      { id: 'index' },
      { id: 'a/functions/b', member: facts },
    ]);
  });
});

describe('withoutBuildOnly', () => {
  it('leaves what a page shows', () => {
    expect(
      withoutBuildOnly({ id: 'a', title: 'A', source: '@site/a.md', slug: '/a', tags: [] }),
    ).toEqual({ id: 'a', title: 'A', tags: [] });
  });
});
