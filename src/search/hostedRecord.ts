import { breadcrumbOf, packageOf } from './breadcrumb';
import type { SearchRecord } from './SearchRecord';

/**
 * A record in the hosted index, in the form of DocSearch with what this site filters by.
 */
export interface HostedRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2';
  language: string;
  docusaurus_tag: string;
  version: string;
  kind: SearchRecord['kind'];
  package: string;
  section: string;
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null };
  breadcrumb: string[];
  content: string;
  code: string;
  phrases: string;
  within: string;
  /** The place in the ranking among equals, the highest first. */
  weight: { kind: number; beginning: number };
}

/** The provider refuses larger records; in UTF-16 code units, with room for the other attributes. */
const MAX_CONTENT_LENGTH = 6_000;

/** Guides win over the reference, where the words match equally well. */
const KIND_WEIGHTS: Record<SearchRecord['kind'], number> = {
  guide: 3,
  demo: 2,
  function: 1,
  interface: 1,
  type: 1,
  variable: 1,
  page: 0,
};

/**
 * Writes a record as it is uploaded.
 *
 * @param record - the record
 */
export function toHosted(record: SearchRecord): HostedRecord {
  const { url, anchor, language, tag, version, kind, section, page, heading, text, code } = record;
  const { phrases, within } = record;
  const breadcrumb = breadcrumbOf(record);
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: anchor || null,
    type: heading ? 'lvl2' : 'lvl1',
    language,
    docusaurus_tag: tag,
    version,
    kind,
    package: packageOf(record),
    section,
    hierarchy: { lvl0: breadcrumb[0] ?? '', lvl1: page, lvl2: heading || null },
    breadcrumb,
    content: text.slice(0, MAX_CONTENT_LENGTH),
    code: code.slice(0, MAX_CONTENT_LENGTH / 3),
    phrases,
    within,
    weight: { kind: KIND_WEIGHTS[kind], beginning: heading ? 0 : 1 },
  };
}
