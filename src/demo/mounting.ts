import type { DemoQuery } from './state';

/** How many rules and groups are rendered in one go, unless a UI library needs more time for each. */
export const BATCH_SIZE = 10;

/** How much of a query is rendered: its first rules and groups, from top to bottom. */
export interface Mounting {
  query: DemoQuery;
  /** The ids of all rules and groups, from top to bottom. */
  ids: readonly string[];
  /** How many of them are rendered. */
  count: number;
  /** How many more are rendered in one go. */
  batchSize: number;
}

type Part = string | { id?: string; rules?: readonly Part[] };

function idsIn({ id = '', rules = [] }: Exclude<Part, string>): string[] {
  const ids = [id];
  // Independent combinators are members of `rules` too.
  for (const part of rules) if (typeof part !== 'string') ids.push(...idsIn(part));
  return ids;
}

/**
 * Starts to render a query. The first batch has the usual size in every UI library, so that the query that
 * a demo starts with is complete in the HTML of its page.
 */
export const startMounting = (query: DemoQuery, batchSize = BATCH_SIZE): Mounting => ({
  ...continueMounting({ query, ids: [], count: 0, batchSize: BATCH_SIZE }, query),
  batchSize,
});

/**
 * Renders one more batch of a query, or another query. That starts with one batch of what is new in it;
 * rules and groups that are rendered already stay, and those that were waiting wait on.
 *
 * @param before - what is rendered
 * @param query - the same query as before, or another one
 */
export function continueMounting(before: Mounting, query: DemoQuery): Mounting {
  const isChanged = query !== before.query;
  const ids = isChanged || before.count === 0 ? idsIn(query as Part & object) : before.ids;
  const mounted = new Set(before.ids.slice(0, before.count));
  const waiting = new Set(isChanged ? before.ids.slice(before.count) : []);
  let added = 0;
  const end = ids.findIndex((id) => {
    if (!mounted.has(id)) added += 1;
    return added > before.batchSize || waiting.has(id);
  });
  return { ...before, query, ids, count: end < 0 ? ids.length : end };
}

/** Whether all of the query is rendered. */
export const isMounted = ({ ids, count }: Mounting): boolean => count >= ids.length;

/**
 * Counts the members of each group that are rendered, independent combinators included.
 *
 * @returns the counts by the id of the group; `undefined` when all of the query is rendered
 */
export function mountedMembers(mounting: Mounting): ReadonlyMap<string, number> | undefined {
  if (isMounted(mounting)) return undefined;
  const members = new Map<string, number>();
  let position = 0;
  const visit = ({ id = '', rules }: Exclude<Part, string>) => {
    position += 1;
    if (!rules) return;
    members.set(id, 0);
    for (const [index, part] of rules.entries()) {
      if (position >= mounting.count) return;
      if (typeof part === 'string') continue;
      visit(part);
      members.set(id, index + 1);
    }
  };
  visit(mounting.query as Part & object);
  return members;
}
