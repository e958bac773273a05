import { FORWARDED_GUIDES } from '../../config/forwardedGuides';

/** A page of a docs version, as far as finding the same topic in another version goes. */
export interface TopicPage {
  /** That of a category page is `/category/utilities`. */
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
  ['tips/', '/category/tips--tricks'],
  ['/category/components', '/category/api'],
  ['/category/api', '/category/components'],
  ['/category/styling', '/category/api'],
  ['/category/utilities', '/category/api'],
];

const equivalentIds = (id: string) => EQUIVALENT_IDS.find((ids) => ids.includes(id)) ?? [id];

const findDoc = ({ docs }: TopicVersion, id: string) => docs.find((doc) => doc.id === id);

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

/** What to read in a version instead of a page of another version. */
interface Nearest {
  page: TopicPage | undefined;
  /** Whether it is about the same topic. */
  isSame: boolean;
}

function nearestPage(id: string, version: TopicVersion): Nearest {
  const tried = new Set<string>();
  for (let next: string | undefined = id; next && !tried.has(next); ) {
    tried.add(next);
    const page = findSameTopic(next, version);
    if (page) return { page, isSame: next === id };
    const newest: string = equivalentIds(next)[0] ?? next;
    next = NEAREST_TOPICS.find(([start]) => newest.startsWith(start))?.[1];
  }
  return { page: findDoc(version, version.mainDocId), isSame: false };
}

/**
 * Finds the page of a version to read instead of a page of another version.
 *
 * @param version - the version to look in
 * @returns the page on the same topic, or else the nearest one; at last the version's first page
 */
export function findNearestTopic(id: string, version: TopicVersion): TopicTarget {
  const { page, isSame } = nearestPage(id, version);
  return { path: page?.path ?? version.path, isSame };
}

/**
 * Tells which page of a version a page of another one has to know, so that {@link findNearestTopic} finds it.
 *
 * @param version - the version, with all of its pages
 * @returns the id of the page
 */
export const relatedId = (id: string, version: TopicVersion): string | undefined =>
  nearestPage(id, version).page?.id;
