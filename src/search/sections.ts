import { API_TAG, PAGES_TAG } from './SearchRecord';

/**
 * Names the part of the site that a docs tag stands for, for a reader.
 *
 * @param tag - a docs tag
 * @returns its name
 */
export function sectionName(tag: string): string {
  if (tag === API_TAG) return 'API reference';
  if (tag === PAGES_TAG) return 'Site';
  const version = tag.replace('docs-default-', '');
  return version === 'current' ? 'Guides, next' : `Guides, version ${version}`;
}
