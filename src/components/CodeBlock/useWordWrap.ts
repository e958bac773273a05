import { type RefObject, useEffect, useState } from 'react';

/** Whether long lines of a code block continue on the next line, instead of scrolling. */
interface WordWrap {
  isWrapped: boolean;
  /** Whether the code is wider than its block, or would be. */
  isNeeded: boolean;
  toggle: () => void;
}

/**
 * Lets a reader wrap the long lines of a code block.
 *
 * @param content - the element that contains the `pre`
 * @param code - the code, whose change may change its width
 */
export function useWordWrap(content: RefObject<HTMLElement>, code: string): WordWrap {
  const [isWrapped, setWrapped] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other code may have another width
  useEffect(() => {
    const own = content.current;
    if (!own || isWrapped) return;
    // Its first report comes after layout, and one more when a tab shows the block.
    const observer = new ResizeObserver(() => {
      const pre = own.querySelector('pre');
      setNeeded(pre !== null && pre.scrollWidth > pre.clientWidth);
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [content, code, isWrapped]);

  return { isWrapped, isNeeded, toggle: () => setWrapped((wrapped) => !wrapped) };
}
