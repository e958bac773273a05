import { FORWARDED_GUIDES } from '../../config/forwardedGuides';

/** A page of a docs version, as far as finding the same topic in another version goes. */
export interface TopicPage {
  id: string;
  path: string;
}

/** A docs version and its pages. */
export interface TopicVersion {
  name: string;
  /** `/docs/5`; that of the latest version is `/docs`. */
  path: string;
  mainDocId: string;
  docs: readonly TopicPage[];
}

/** Where a reader who changes the version goes. */
export interface TopicTarget {
  path: string;
  /** Whether it is about the same topic; otherwise it is the nearest page that the version has. */
  isSame: boolean;
}

/** Ids of the same topic in different versions, the newest first. */
const EQUIVALENT_IDS = Object.entries(FORWARDED_GUIDES).map(([before, after]) => [after, before]);

/** The nearest other topic, by the start of an id. The first match wins. */
const NEAREST_TOPICS: readonly (readonly [start: string, near: string])[] = [
  ['components/shiftactions', 'components/rule'],
  ['components/', 'components/querybuilder'],
  ['styling/overview', 'styling/classnames'],
  ['utils/hooks', 'utils/misc'],
  ['tips/arbitrary-updates', 'tips/external-controls'],
  ['tips/path', 'utils/misc'],
  ['tips/styling', 'styling/classnames'],
];

/** The folders whose pages a version lists on a page of its own. */
const CATEGORY_SLUGS: Record<string, string> = {
  api: 'api',
  components: 'components',
  styling: 'styling',
  tips: 'tips--tricks',
  utils: 'utilities',
};

/** Which category of other versions comes nearest to one. */
const NEAREST_CATEGORIES: Record<string, readonly string[]> = {
  api: ['components'],
  components: ['api'],
  styling: ['api'],
  utilities: ['api'],
};

const equivalentIds = (id: string) => EQUIVALENT_IDS.find((ids) => ids.includes(id)) ?? [id];

const findDoc = ({ docs }: TopicVersion, id: string) => docs.find((doc) => doc.id === id);

function mainPage(version: TopicVersion): TopicTarget {
  const path = findDoc(version, version.mainDocId)?.path ?? version.path;
  return { path, isSame: false };
}

/**
 * Finds the page of a version that has the same topic as a page of another version.
 *
 * @param version - the version to look in
 * @returns the page, or `undefined` where the version has none on that topic
 */
export function findSameTopic(id: string, version: TopicVersion): TopicPage | undefined {
  const ids = equivalentIds(id);
  // Newer ids first: where a version has both, the older one only forwards.
  return ids.map((other) => findDoc(version, other)).find((page) => page !== undefined);
}

/**
 * Finds the page of a version to read instead of a page of another version.
 *
 * @param version - the version to look in
 * @returns the page on the same topic, or else the nearest one; at last the version's first page
 */
export function findNearestTopic(id: string, version: TopicVersion): TopicTarget {
  const tried = new Set<string>();
  for (let next: string | undefined = id; next && !tried.has(next); ) {
    tried.add(next);
    const page = findSameTopic(next, version);
    if (page) return { path: page.path, isSame: next === id };
    const newest: string = equivalentIds(next)[0] ?? next;
    next = NEAREST_TOPICS.find(([start]) => newest.startsWith(start))?.[1];
  }
  if (id.startsWith('tips/') && hasCategory(version, 'tips--tricks')) {
    return { path: `${version.path}/category/tips--tricks`, isSame: false };
  }
  return mainPage(version);
}

function hasCategory({ docs }: TopicVersion, slug: string): boolean {
  // Pages that only forward, such as `api/*` since version 6, have no category.
  const isForwarding = (id: string) =>
    docs.some(
      (doc) =>
        doc.id !== id && equivalentIds(id)[0] === doc.id && equivalentIds(id).indexOf(id) > 0,
    );
  return docs.some(({ id }) => {
    const folder = id.split('/')[0] ?? '';
    return id.includes('/') && CATEGORY_SLUGS[folder] === slug && !isForwarding(id);
  });
}

/**
 * Finds what to read in a version instead of a category page of another version.
 *
 * @param slug - the last part of the category's address, such as `tips--tricks`
 * @param version - the version to look in
 * @returns the same category, or else the nearest one, or the version's first page
 */
export function findNearestCategory(slug: string, version: TopicVersion): TopicTarget {
  for (const candidate of [slug, ...(NEAREST_CATEGORIES[slug] ?? [])]) {
    if (hasCategory(version, candidate)) {
      return { path: `${version.path}/category/${candidate}`, isSame: candidate === slug };
    }
  }
  return mainPage(version);
}
