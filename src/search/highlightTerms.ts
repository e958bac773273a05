import { findTermRanges } from './termRanges';

/** The name of the highlight in the stylesheet, `::highlight(search-terms)`. */
const HIGHLIGHT = 'search-terms';

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

/**
 * Highlights terms in a section of the page, and scrolls to the first one.
 *
 * @param anchor - the id of the section's heading; empty for the beginning of the page
 * @returns removes the highlight
 */
export function highlightTerms(anchor: string, terms: readonly string[]): () => void {
  const main = document.querySelector('main');
  if (!main || terms.length === 0 || !('highlights' in CSS)) return () => {};
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
    if (key === 'Escape') remove();
  };
  window.addEventListener('keydown', onKeyDown);

  function remove(): void {
    cancelAnimationFrame(scroll);
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(HIGHLIGHT);
  }
  return remove;
}
