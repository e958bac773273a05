import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type RefObject, useRef } from 'react';

/**
 * Keeps in an element what the page's HTML holds for it, or puts it there where React made the element: the reader
 * comes from another page, or React discarded the page's HTML because something had changed it.
 *
 * @param part - the element that has the content
 * @returns the element's `ref`
 */
export function useStaticPart<T extends Element>(part: Element): RefObject<T> {
  const own = useRef<T>(null);
  useIsomorphicLayoutEffect(() => {
    const shown = own.current;
    if (!shown || shown.firstChild) return;
    shown.append(...part.childNodes);
    // For the next time that the page is shown.
    return () => part.append(...shown.childNodes);
  }, [part]);
  return own;
}
