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
    if (!link || link.target || isModified || isFile || event.defaultPrevented) return;
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  };
}
