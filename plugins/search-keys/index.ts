import type { Plugin } from '@docusaurus/types';
import { isInField, isSearchShortcut, recordSearchKeys } from '../../src/search/earlyKeys';

/**
 * The script that records the search shortcut from the first moment on, for the head of every page.
 *
 * @returns the script's source
 */
export function searchKeysScript(): string {
  const functions = [isInField, isSearchShortcut, recordSearchKeys];
  return `(function(){${functions.map(String).join('\n')}\nrecordSearchKeys()})()`;
}

/**
 * Docusaurus plugin: the search shortcut, and what is typed after it, is not lost while the page
 * starts; see `src/search/earlyKeys.ts`.
 */
export default function searchKeys(): Plugin {
  return {
    name: 'search-keys',
    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: searchKeysScript() }] };
    },
  };
}
