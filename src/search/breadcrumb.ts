import type { SearchRecord } from './SearchRecord';

/** The package that the guides are about. */
const CORE_PACKAGE = 'react-querybuilder';

/**
 * Names the package that a record is about.
 *
 * @param record - the record
 * @returns the name of the package; empty for a page that is about the site
 */
export function packageOf({ kind, section }: SearchRecord): string {
  if (kind === 'guide') return CORE_PACKAGE;
  return kind === 'page' && !section ? '' : section;
}

/**
 * Names the version of the package that a record is about, for a reader.
 *
 * @param version - the name of the docs version
 * @returns `next` for the unreleased version, and otherwise the number
 */
export const versionLabel = (version: string): string => (version === 'current' ? 'next' : version);

/**
 * Says where a record's page is: the package with its version, and for a guide its place in the sidebar.
 *
 * @param record - the record
 * @returns the names from the outside in, without the page's title
 */
export function breadcrumbOf(record: SearchRecord): string[] {
  const name = packageOf(record);
  if (!name) return ['Site'];
  const place = record.kind === 'guide' ? record.section.split(' › ').filter(Boolean) : [];
  return [`${name} ${versionLabel(record.version)}`, ...place];
}
