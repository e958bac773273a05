import { ownAddress } from '../addresses/basePath';
import { breadcrumbOf } from './breadcrumb';
import { marked, snippetOf } from './highlight';
import type { SearchHit } from './SearchClient';
import type { SearchRecord } from './SearchRecord';

/** A reader sees only the first of them after landing. */
const MAX_TERMS = 20;

/**
 * Writes a record that a search found, for the reader.
 *
 * @param record - the record
 * @param terms - the words of the record that matched, in the form to search by
 */
export function toHit(record: SearchRecord, terms: readonly string[]): SearchHit {
  const matched = new Set(terms);
  const page = marked(record.page, matched);
  const heading = record.heading ? marked(record.heading, matched) : undefined;
  const snippet = snippetOf(record.text, matched);
  const written = [page, ...(heading ? [heading] : []), snippet].flatMap(({ text, ranges }) =>
    ranges.map(([start, end]) => text.slice(start, end)),
  );
  return {
    url: ownAddress(record.url),
    kind: record.kind,
    tag: record.tag,
    version: record.version,
    breadcrumb: breadcrumbOf(record),
    page,
    heading,
    within: record.within,
    snippet,
    terms: [...new Set(written)].filter((term) => term.length > 1).slice(0, MAX_TERMS),
  };
}
