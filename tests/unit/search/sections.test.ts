import { expect, it } from 'vitest';
import { API_TAG, PAGES_TAG } from '../../../src/search/SearchRecord';
import { sectionName } from '../../../src/search/sections';

it.each([
  [API_TAG, 'API reference'],
  [PAGES_TAG, 'Site'],
  ['docs-default-current', 'Guides, next'],
  ['docs-default-7', 'Guides, version 7'],
  ['docs-default-5', 'Guides, version 5'],
])('%s is called "%s"', (tag, name) => {
  expect(sectionName(tag)).toBe(name);
});
