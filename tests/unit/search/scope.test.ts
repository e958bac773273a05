import { describe, expect, it } from 'vitest';
import { ALL_VERSIONS, inOneVersion, tagsIn, versionIn } from '../../../src/search/scope';

const TAGS = ['default', 'docs-default-5', 'docs-api-current'];
const VERSIONS = ['current', '7', '5'];

it("knows the reader's version", () => {
  expect(versionIn(TAGS)).toBe('5');
  expect(versionIn(['default'])).toBeUndefined();
});

const API_VERSIONS = ['current', 'next'];

it.each([
  ['5', ['docs-api-current', 'docs-default-5']],
  ['7', ['docs-api-current', 'docs-default-7']],
  ['current', ['docs-api-next', 'docs-default-current']],
  [
    ALL_VERSIONS,
    [
      'docs-api-current',
      'docs-api-next',
      'docs-default-current',
      'docs-default-7',
      'docs-default-5',
    ],
  ],
])('searches guides and reference of version %s, and the demos', (version, docs) => {
  expect(tagsIn(TAGS, version, VERSIONS, API_VERSIONS)).toEqual(['default', ...docs]);
});

describe('a page', () => {
  it('of the unreleased guides has the reference of the same version, where there is one', () => {
    const tags = ['default', 'docs-default-current', 'docs-api-current'];
    expect(inOneVersion(tags, API_VERSIONS, false)).toEqual([
      'default',
      'docs-default-current',
      'docs-api-next',
    ]);
    expect(inOneVersion(tags, ['current'], false)).toEqual(tags);
  });

  it('of other guides has the latest reference', () => {
    expect(inOneVersion(TAGS, API_VERSIONS, false)).toEqual(TAGS);
    const tags = ['default', 'docs-default-5', 'docs-api-next'];
    expect(inOneVersion(tags, API_VERSIONS, false)).toEqual(TAGS);
  });

  it('of the unreleased reference has the guides of the same version', () => {
    const tags = ['default', 'docs-default-7', 'docs-api-next'];
    expect(inOneVersion(tags, API_VERSIONS, true)).toEqual([
      'default',
      'docs-default-current',
      'docs-api-next',
    ]);
    expect(inOneVersion(TAGS, API_VERSIONS, true)).toEqual(TAGS);
  });
});
