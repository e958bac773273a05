/** What a record documents; search pages filter by it. */
export const RECORD_KINDS = [
  'guide',
  'function',
  'interface',
  'type',
  'variable',
  'demo',
  'page',
] as const;

/** A guide of a docs version, an entity of the API reference, a demo, or another page of the site. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One section of a built page: what stands below a heading, down to the next one. */
export interface SearchRecord {
  /** The page's path within the site, with the anchor of the section; no other record has it. */
  url: string;
  /** The facet `language` of the page. */
  language: string;
  /** The facet `docusaurus_tag` of the page, such as `docs-default-7`. */
  tag: string;
  /** The name of the docs version; outside the guides, that of the packages that the site runs. */
  version: string;
  kind: RecordKind;
  /** The sidebar category of a guide, or the package of an API page or a demo. */
  section: string;
  /** The page's title. */
  page: string;
  /** The heading of the section, or the names that a table row describes; empty for the beginning of a page. */
  heading: string;
  /** The heading's id; empty for the beginning of a page. */
  anchor: string;
  /** The section's text, without the code of its examples. */
  text: string;
  /** Identifiers in the section's examples that its text does not contain, and its commands, as words. */
  code: string;
  /** Questions that the section answers in words of its own, separated by semicolons; mostly empty. */
  phrases: string;
  /** The heading of the section that a table row stands in; empty for what is not a row. */
  within: string;
}

/** The tag of the pages outside the docs versions, demos among them. */
export const PAGES_TAG = 'default';

const API_PREFIX = 'docs-api-';

/**
 * The tag of a version of the API reference.
 *
 * @param version - the name of the version
 */
export const apiTag = (version: string): string => API_PREFIX + version;

/** The tag of the latest API reference. */
export const API_TAG = apiTag('current');

/** Whether a tag is that of a version of the API reference. */
export const isApiTag = (tag: string): boolean => tag.startsWith(API_PREFIX);
