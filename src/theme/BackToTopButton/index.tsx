import { prefersReducedMotion } from '@docusaurus/theme-common';
import OriginalButton from '@theme-original/BackToTopButton';
import type { MouseEvent, ReactNode } from 'react';

/** Goes to the top at once, before the stock button would begin to move there. */
function jump(event: MouseEvent): void {
  if (!prefersReducedMotion()) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}

/**
 * The button that leads back to the top of a long page; it does not move the page gradually for
 * readers who prefer reduced motion.
 */
export default function BackToTopButton(): ReactNode {
  return (
    <span onClickCapture={jump}>
      <OriginalButton />
    </span>
  );
}
