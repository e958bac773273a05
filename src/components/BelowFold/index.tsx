import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { afterPaint } from '@site/src/afterPaint';
import { leftAt } from '@site/src/clientModules/scrollPositions';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';

/** How far down the window may reach, in windows: heights are estimated. */
const MARGIN = 1.2;

/**
 * Part of a page that is below the fold. The published HTML has it. When the reader comes from another
 * page, what is in the window is painted first, and this afterwards; also before, where the reader goes to an
 * anchor or back to a place further down. `rehypeBelowFold` adds it to guides and the API reference.
 */
export default function BelowFold({
  at,
  children,
}: PropsWithChildren<{
  /** The estimated distance from the beginning of the text, in pixels. */
  at: number;
}>): ReactNode {
  // While React hydrates the published HTML, this is `false`.
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash, key } = useLocation();
  const [isShown, setShown] = useState(() => {
    if (!isBrowser) return true;
    const scrolled = action === 'POP' ? leftAt(key) : 0;
    return at < 2 * scrolled + MARGIN * window.innerHeight;
  });
  useEffect(() => (isShown ? undefined : afterPaint(() => setShown(true))), [isShown]);
  return isShown || hash ? children : null;
}
