import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type RefObject, useRef } from 'react';

/** Which element has the content of a part, once it has been shown. */
const holders = new WeakMap<Element, Element>();

/**
 * Keeps in an element what the page's HTML holds for it, or puts it there where React made the element: the reader
 * comes from another page, or React discarded the page's HTML because something had changed it.
 *
 * @param part - the element that has the content at first
 * @returns the element's `ref`
 */
export function useStaticPart<T extends Element>(part: Element): RefObject<T> {
  const own = useRef<T>(null);
  useIsomorphicLayoutEffect(() => {
    const shown = own.current;
    if (!shown) return;
    // The page may have been shown before. Its element is no longer in the document: to take the content out of it while
    // it was there would have taken as long as to remove it.
    if (!shown.firstChild) shown.append(...(holders.get(part) ?? part).childNodes);
    holders.set(part, shown);
  }, [part]);
  return own;
}
