import type { MarkedText, SearchHit } from '@site/src/search/SearchClient';
import type { StoredSearch } from '@site/src/search/storedSearches';

/**
 * The title of a hit: the heading of its section, or the title of its page.
 *
 * @param hit - the hit
 */
export const titleOf = ({ heading, page }: SearchHit): MarkedText => heading ?? page;

/**
 * Where a hit is, from the outside in, down to what its title does not say.
 *
 * @param hit - the hit
 */
export const pathOf = ({ breadcrumb, heading, page, within }: SearchHit): string[] =>
  heading ? [...new Set([...breadcrumb, page.text, within].filter(Boolean))] : [...breadcrumb];

/**
 * A hit as the search window remembers it.
 *
 * @param hit - the hit
 */
export const toStored = (hit: SearchHit): StoredSearch => ({
  url: hit.url,
  title: titleOf(hit).text,
  breadcrumb: pathOf(hit),
  kind: hit.kind,
});

/**
 * A number of results, in words.
 *
 * @param total - how many there are
 */
export const countOf = (total: number): string =>
  `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`;
