import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import { OPENED_HITS_KEY, takeOpenedHit } from '../search/openedHit';
import { findTermRanges } from '../search/termRanges';

/** The name of the highlight in the stylesheet, `::highlight(search-terms)`. */
const HIGHLIGHT = 'search-terms';

let removeHighlight = () => {};

/** Marks the terms without touching the markup, which is React's. */
function highlight(ranges: readonly Range[]): void {
  if (ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** A section may be longer than the window: its first term must be seen, and the heading if it can. */
function scrollIntoView(ranges: readonly Range[]): void {
  const first = ranges.map((range) => range.getBoundingClientRect()).find(({ height }) => height);
  if (!first) return;
  const below = first.bottom - window.innerHeight * 0.8;
  if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}

/** The keyboard and screen readers continue from the heading. */
function focusHeading(anchor: string): void {
  const heading = anchor ? document.getElementById(anchor) : null;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function highlightTerms(anchor: string, terms: readonly string[]): void {
  const main = document.querySelector('main');
  if (!main || terms.length === 0 || !('highlights' in CSS)) return;
  const ranges = () => findTermRanges(main, anchor, terms);
  highlight(ranges());
  // The browser and the site scroll to the anchor first.
  const scroll = requestAnimationFrame(() => scrollIntoView(ranges()));
  let frame = 0;
  // Code is colored when it comes into view, which replaces its text.
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => highlight(ranges()));
  });
  changes.observe(main, { childList: true, subtree: true });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') removeHighlight();
  };
  window.addEventListener('keydown', onKeyDown);

  removeHighlight = () => {
    cancelAnimationFrame(scroll);
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(HIGHLIGHT);
    removeHighlight = () => {};
  };
}

/** Client module: highlights the words that a reader searched for, on the page that a hit led to. */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({ location }) {
    removeHighlight();
    const slot = createStorageSlot(OPENED_HITS_KEY);
    const taken = takeOpenedHit(slot.get(), location.pathname + location.hash);
    if (!taken) return;
    slot.set(taken.rest);
    const anchor = taken.hit.url.replace(/^[^#]*#?/, '');
    focusHeading(anchor);
    highlightTerms(anchor, taken.hit.terms);
  },
};

export default highlightSearchTerms;
