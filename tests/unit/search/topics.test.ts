import { expect, it } from 'vitest';
import { TOPICS, topicsIn } from '../../../src/search/topics';

it('leads to the guide that the version has', () => {
  const docs = [
    { id: 'intro', path: '/docs/5/intro' },
    { id: 'api/export', path: '/docs/5/api/export' },
  ];
  expect(topicsIn(docs)).toEqual([
    { title: 'Getting started', path: '/docs/5/intro' },
    { title: 'Export to SQL and other formats', path: '/docs/5/api/export' },
  ]);
  expect(TOPICS.length).toBeGreaterThanOrEqual(6);
});
