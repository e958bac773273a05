import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { afterPaint } from '@site/src/afterPaint';
import { BELOW_FOLD } from '@site/src/components/StaticHtml/names';

/** Parts are laid out within one window's height above and below the window. */
const NEAR = '100% 0px';

/** The parts of the page that the browser skips while they are far from the window. */
const skippedParts = () => document.querySelectorAll(`[${BELOW_FOLD}]`);

function layOut(parts: Iterable<Element>): void {
  for (const part of parts) part.removeAttribute(BELOW_FOLD);
}

/**
 * Lays out parts that are near the window or above it, those above it first: when their heights change, the browser
 * scrolls so that the same text stays in the window, unless that text changes in the same frame.
 */
function layOutAboveFirst(parts: readonly Element[]): void {
  layOut(parts.filter((part) => part.getBoundingClientRect().bottom < 0));
  afterPaint(() => layOut(parts));
}

/**
 * Lays out parts when they come near the window, so that nothing is cut off at the edge of a part that the reader sees.
 * All parts above them are laid out as well, so that the scroll position never depends on estimated heights.
 */
function layOutWhenNear(): void {
  const parts = [...skippedParts()];
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      const last = Math.max(-1, ...near.map(({ target }) => parts.indexOf(target)));
      const next = parts.splice(0, last + 1);
      for (const part of next) observer.unobserve(part);
      layOutAboveFirst(next);
    },
    { rootMargin: NEAR },
  );
  for (const part of parts) observer.observe(part);
}

/** Whether a key, or one with the Command key, scrolls to the end of the page. */
const leadsToEnd = ({ key, metaKey }: KeyboardEvent) =>
  key === 'End' || (metaKey && key === 'ArrowDown');

/**
 * Client module: lays out text below the fold of the first page when the reader comes near it. Before they go to
 * an anchor or to the end of the same page, all text is laid out: the browser would scroll by estimated heights.
 */
const textBelowFold: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!ExecutionEnvironment.canUseDOM || !location.hash) return;
    if (location.pathname === previousLocation?.pathname) layOut(skippedParts());
  },
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    layOutWhenNear();
    document.addEventListener('keydown', (event) => {
      if (leadsToEnd(event)) layOut(skippedParts());
    });
  },
};

export default textBelowFold;
