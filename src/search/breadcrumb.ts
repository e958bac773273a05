import type { SearchRecord } from './SearchRecord';
import { sectionName } from './sections';

/**
 * Says where a record's page is.
 *
 * @param record - the record
 * @returns the names from the outside in, without the page's title
 */
export function breadcrumbOf({ tag, section }: SearchRecord): string[] {
  return [sectionName(tag), ...section.split(' › ').filter(Boolean)];
}
