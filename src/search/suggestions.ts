import { queryWordsOf } from './words';

/** What readers ask for most; offered when a query has no word in common with the site. */
const SUBJECTS = ['getting started', 'formatQuery', 'custom operators', 'validation'];
const MAX_SUGGESTIONS = 3;

/**
 * Offers other queries to a reader whose query found nothing.
 *
 * @param query - what found nothing
 * @param finds - says whether a query finds something
 * @returns a few queries that do: single words of the query, else common subjects
 */
export function suggestionsFor(query: string, finds: (query: string) => boolean): string[] {
  const words = queryWordsOf(query);
  if (words.length === 0) return [];
  const alone = words.length > 1 ? words.map(({ term }) => term).filter(finds) : [];
  return (alone.length > 0 ? alone : SUBJECTS.filter(finds)).slice(0, MAX_SUGGESTIONS);
}
