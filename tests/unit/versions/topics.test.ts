import { describe, expect, it } from 'vitest';
import {
  findNearestTopic,
  findSameTopic,
  relatedId,
  type TopicVersion,
} from '../../../src/versions/topics';

const version = (name: string, ids: string[]): TopicVersion => {
  const path = name === '7' ? '/docs' : `/docs/${name}`;
  return {
    name,
    path,
    mainDocId: 'intro',
    docs: ids.map((id) => ({ id, path: `${path}/${id.replace(/^\//, '')}` })),
  };
};

const latest = version('7', [
  'intro',
  'components/querybuilder',
  'components/shiftactions',
  'styling/overview',
  'styling/classnames',
  'utils/export',
  'utils/hooks',
  'tips/path',
  'tips/showcase',
  // What only forwards.
  'api/querybuilder',
  'api/export',
  '/category/components',
  '/category/styling',
  '/category/tips--tricks',
  '/category/utilities',
]);
const five = version('5', [
  'intro',
  'api/querybuilder',
  'api/classnames',
  'api/export',
  'api/misc',
  'tips/limit-groups',
  '/category/api',
  '/category/tips--tricks',
]);
const three = version('3', ['intro']);

describe('the same topic in another version', () => {
  it('is the page with the same id', () => {
    expect(findNearestTopic('intro', five)).toEqual({ path: '/docs/5/intro', isSame: true });
  });

  it('is the page that the text moved to, not the one that forwards', () => {
    expect(findNearestTopic('api/export', latest)).toEqual({
      path: '/docs/utils/export',
      isSame: true,
    });
    expect(findNearestTopic('utils/export', five)).toEqual({
      path: '/docs/5/api/export',
      isSame: true,
    });
    expect(findSameTopic('api/querybuilder', latest)?.id).toBe('components/querybuilder');
  });

  it('is missing where the version has none', () => {
    expect(findSameTopic('components/shiftactions', five)).toBeUndefined();
  });
});

describe('the nearest page', () => {
  it.each([
    ['components/shiftactions', five, '/docs/5/api/querybuilder'],
    ['utils/hooks', five, '/docs/5/api/misc'],
    ['styling/overview', five, '/docs/5/api/classnames'],
    ['tips/showcase', five, '/docs/5/category/tips--tricks'],
    ['tips/path', five, '/docs/5/api/misc'],
    ['tips/showcase', three, '/docs/3/intro'],
    ['compat', three, '/docs/3/intro'],
  ])('of %s', (id, target, path) => {
    expect(findNearestTopic(id, target)).toEqual({ path, isSame: false });
  });
});

describe('a category in another version', () => {
  it('is the same one where there is one', () => {
    expect(findNearestTopic('/category/tips--tricks', five)).toEqual({
      path: '/docs/5/category/tips--tricks',
      isSame: true,
    });
  });

  it.each([
    ['/category/utilities', five, '/docs/5/category/api'],
    ['/category/api', latest, '/docs/category/components'],
    ['/category/styling', three, '/docs/3/intro'],
  ])('is the nearest one instead of %s', (id, target, path) => {
    expect(findNearestTopic(id, target)).toEqual({ path, isSame: false });
  });
});

describe('the pages that another page has to know', () => {
  const ids = [latest, five, three].flatMap(({ docs }) => docs.map(({ id }) => id));

  it.each([latest, five, three])(
    'lead to the same place in version $name as all pages do',
    (all) => {
      for (const id of ids) {
        const docs = all.docs.filter((doc) => [all.mainDocId, relatedId(id, all)].includes(doc.id));
        expect(findNearestTopic(id, { ...all, docs })).toEqual(findNearestTopic(id, all));
      }
    },
  );

  it('do so also when pages of other topics are known', () => {
    for (const all of [latest, five, three]) {
      for (const other of ids) {
        const known = [all.mainDocId, relatedId(other, all)];
        for (const id of ids) {
          const docs = all.docs.filter((doc) => [...known, relatedId(id, all)].includes(doc.id));
          expect(findNearestTopic(id, { ...all, docs })).toEqual(findNearestTopic(id, all));
        }
      }
    }
  });
});
