import { expect, it } from 'vitest';
import { createEngine } from '../../../src/search/engine';
import { answeringVersion, isAnswered } from '../../../src/search/otherVersions';
import { apiRecord, record } from './support/records';

const { search } = createEngine([
  record('/docs/5/a', 'Words', { tag: 'docs-default-5', version: '5', text: 'old new' }),
  record('/docs/a', 'Words', { text: 'new' }),
  record('/docs/next/a', 'Words', { tag: 'docs-default-current', version: 'current', text: 'new' }),
  apiRecord('/api/react-querybuilder/functions/word', 'word', { version: '7', text: 'new' }),
  record('/discord', 'Discord', { tag: 'default', kind: 'page', text: 'chat' }),
]);
const hitsOf = (query: string, ...tags: string[]) => search({ query, tags }).hits;
const API = 'docs-api-current';

it('counts guides and API pages of the version, and pages without one', () => {
  expect(isAnswered(hitsOf('old', 'docs-default-5', API), '5')).toBe(true);
  expect(isAnswered(hitsOf('word', API), '7')).toBe(true);
  expect(isAnswered(hitsOf('word', API), '5')).toBe(false);
  expect(isAnswered(hitsOf('chat', 'default'), '3')).toBe(true);
  expect(isAnswered([], '7')).toBe(false);
});

it('names the first of the preferred versions that has an answer', () => {
  const all = ['docs-default-5', 'docs-default-7', 'docs-default-current'];
  const preferred = ['7', 'current', '5'];
  expect(answeringVersion(hitsOf('new', ...all), preferred)).toBe('7');
  expect(answeringVersion(hitsOf('old', ...all), preferred)).toBe('5');
  expect(answeringVersion(hitsOf('zzzz', ...all), preferred)).toBeUndefined();
});
