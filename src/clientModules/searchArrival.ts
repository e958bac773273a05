import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import { ARRIVAL_KEY, placesOf, takeArrival } from '../search/arrival';

/** The name of the highlight in the stylesheet, `::highlight(search-terms)`. */
const HIGHLIGHT = 'search-terms';

let stopShowing = () => {};

/** Marks the terms without touching the markup, which is React's. */
function mark(places: readonly Range[]): void {
  if (places.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...places));
}

/** A section may be longer than the window: its first term must be seen, and the heading if it can. */
function bringIntoView(places: readonly Range[]): void {
  const first = places.map((place) => place.getBoundingClientRect()).find(({ height }) => height);
  if (!first) return;
  const below = first.bottom - window.innerHeight * 0.8;
  if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}

/** The keyboard and screen readers go on from the heading. */
function focusHeading(anchor: string): void {
  const heading = anchor ? document.getElementById(anchor) : null;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function showTerms(anchor: string, terms: readonly string[]): void {
  const main = document.querySelector('main');
  if (!main || terms.length === 0 || !('highlights' in CSS)) return;
  const places = () => placesOf(main, anchor, terms);
  mark(places());
  // The browser and the site scroll to the anchor first.
  const arrival = requestAnimationFrame(() => bringIntoView(places()));
  let frame = 0;
  // Code is coloured when it comes into view, which replaces its text.
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(places()));
  });
  changes.observe(main, { childList: true, subtree: true });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stopShowing();
  };
  window.addEventListener('keydown', onKeyDown);

  stopShowing = () => {
    cancelAnimationFrame(arrival);
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(HIGHLIGHT);
    stopShowing = () => {};
  };
}

/** Client module: shows the words that a reader searched for, on the page that a hit led to. */
const searchArrival: ClientModule = {
  onRouteDidUpdate({ location }) {
    stopShowing();
    const slot = createStorageSlot(ARRIVAL_KEY);
    const taken = takeArrival(slot.get(), location.pathname + location.hash);
    if (!taken) return;
    slot.set(taken.rest);
    const anchor = taken.arrival.url.replace(/^[^#]*#?/, '');
    focusHeading(anchor);
    showTerms(anchor, taken.arrival.terms);
  },
};

export default searchArrival;
