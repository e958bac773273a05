import { isApiTag, type SearchRecord } from '../../../src/search/SearchRecord';
import { groupBy } from './groupBy';

const pathOf = ({ url }: SearchRecord) => url.replace(/#.*/, '');

/**
 * Removes members of the API reference that several types of a package repeat word for word, because they
 * inherit them. The copy on the page with the fewest members stays: that type declares the member. The other
 * pages keep its name in the record of the page. Panels that all demos have are kept once.
 *
 * @param records - the records of all pages, those of a page together, its beginning first
 * @returns the records without repeated members, in the same order
 */
export function withoutRepeats(records: readonly SearchRecord[]): SearchRecord[] {
  const pages = groupBy(records, pathOf);
  const sizeOf = (record: SearchRecord) => pages.get(pathOf(record))?.length ?? 0;
  const isMember = ({ tag, anchor }: SearchRecord) => isApiTag(tag) && anchor !== '';

  const kept = new Set<SearchRecord>();
  const same = groupBy(records.filter(isMember), ({ tag, section, heading, text }) =>
    JSON.stringify([tag, section, heading, text]),
  );
  for (const repeats of same.values()) {
    kept.add(repeats.reduce((least, other) => (sizeOf(other) < sizeOf(least) ? other : least)));
  }

  const isLeftOut = (record: SearchRecord) => isMember(record) && !kept.has(record);
  const seen = new Set<string>();
  return records.flatMap((record) => {
    // Each demo has the same panels; the first page that has one stands for all.
    if (record.kind === 'demo' && record.anchor) {
      if (seen.has(record.heading)) return [];
      seen.add(record.heading);
    }
    if (isLeftOut(record)) return [];
    if (!isApiTag(record.tag) || record.anchor) return [record];
    const names = (pages.get(pathOf(record)) ?? []).filter(isLeftOut).map(({ heading }) => heading);
    return [{ ...record, code: [record.code, ...names].filter(Boolean).join(' ') }];
  });
}
