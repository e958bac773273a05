import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';

/**
 * Follows the links of published HTML, which no component renders, without loading the page as a whole.
 *
 * @returns the click handler of an element around them
 */
export function useFollowedLinks() {
  const { push } = useHistory();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const isFile = link && /\.\w+$/.test(link.pathname);
    // The browser finds the place within the page by itself, and marks it as the target.
    const isOnPage = link?.getAttribute('href')?.startsWith('#');
    if (!link || link.target || isModified || isFile || isOnPage || event.defaultPrevented) return;
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  };
}
