import { expect, it } from 'vitest';
import { ALL_VERSIONS, tagsIn, versionIn } from '../../../src/search/scope';

const TAGS = ['default', 'docs-default-5', 'docs-api-current'];
const VERSIONS = ['current', '7', '5'];

it("knows the reader's version", () => {
  expect(versionIn(TAGS)).toBe('5');
  expect(versionIn(['default'])).toBeUndefined();
});

it.each([
  ['5', ['docs-default-5']],
  ['7', ['docs-default-7']],
  [ALL_VERSIONS, ['docs-default-current', 'docs-default-7', 'docs-default-5']],
])('searches version %s, the reference and the demos', (version, guides) => {
  expect(tagsIn(TAGS, version, VERSIONS)).toEqual(['default', 'docs-api-current', ...guides]);
});
