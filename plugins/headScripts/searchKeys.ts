import { isInField, isSearchShortcut, recordSearchKeys } from '../../src/search/earlyKeys';

/**
 * The script that records the search shortcut, and what is typed after it, while the page starts; see
 * `src/search/earlyKeys.ts`.
 */
export function searchKeysScript(): string {
  const functions = [isInField, isSearchShortcut, recordSearchKeys];
  return `(function(){${functions.map(String).join('\n')}\nrecordSearchKeys()})()`;
}
