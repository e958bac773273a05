import { useEffect } from 'react';

/** The link to the page that is open, in the sidebar beside the text or in the one that covers it. */
const CURRENT = '.theme-doc-sidebar-menu [aria-current="page"]';

/**
 * Scrolls the sidebar until a link is in its middle, unless the reader sees it. What stays at the top of the
 * sidebar then covers whole links, and no link in part.
 */
function scrollTo(link: Element): void {
  const sidebar = link.closest('.menu');
  if (!sidebar) return;
  const head = sidebar.querySelector('[data-sidebar-head]');
  const start = () => head?.getBoundingClientRect().bottom ?? topOf(sidebar);
  const end = sidebar.getBoundingClientRect().bottom;
  const { top, bottom } = link.getBoundingClientRect();
  if (top >= start() && bottom <= end) return;
  sidebar.scrollTop += top - (start() + end) / 2;
  const first = [...sidebar.querySelectorAll('.menu__link')].find((each) => topOf(each) >= start());
  if (first) sidebar.scrollTop += topOf(first) - start();
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Brings the link to the page that is open into view when the sidebar is shown or the page changes: a list
 * as long as that of the reference would otherwise begin far above it.
 *
 * @param isWholeSidebar - whether the calling component renders all items, not those of a category
 * @param activePath - the path of the page that is open
 */
export function useCurrentItemInView(isWholeSidebar: boolean, activePath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The page that is open decides which link it is.
  useEffect(() => {
    if (!isWholeSidebar) return;
    const link = document.querySelector(CURRENT);
    if (link && link.getBoundingClientRect().height > 0) {
      scrollTo(link);
      return;
    }
    // Its category was closed, and opens now.
    const ending = new AbortController();
    document.addEventListener(
      'transitionend',
      ({ propertyName }) => {
        const shown = document.querySelector(CURRENT);
        if (propertyName !== 'height' || !shown) return;
        ending.abort();
        scrollTo(shown);
      },
      { signal: ending.signal },
    );
    return () => ending.abort();
  }, [isWholeSidebar, activePath]);
}
