import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import { OPENED_HITS_KEY, takeOpenedHit } from '../search/openedHit';

/** Removes the highlight, also one that is still loading. */
let removeHighlight = () => {};

/** The keyboard and screen readers continue from the heading. */
function focusHeading(anchor: string): void {
  const heading = anchor ? document.getElementById(anchor) : null;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

async function highlight(anchor: string, terms: readonly string[]): Promise<void> {
  let isCurrent = true;
  removeHighlight = () => {
    isCurrent = false;
  };
  // Few visits begin with a search.
  const { highlightTerms } = await import('../search/highlightTerms');
  if (isCurrent) removeHighlight = highlightTerms(anchor, terms);
}

/** Client module: highlights the words that a reader searched for, on the page that a hit led to. */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({ location }) {
    removeHighlight();
    removeHighlight = () => {};
    const slot = createStorageSlot(OPENED_HITS_KEY);
    const taken = takeOpenedHit(slot.get(), location.pathname + location.hash);
    if (!taken) return;
    slot.set(taken.rest);
    const anchor = taken.hit.url.replace(/^[^#]*#?/, '');
    focusHeading(anchor);
    // The page can be read without the highlight.
    highlight(anchor, taken.hit.terms).catch(() => {});
  },
};

export default highlightSearchTerms;
