import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { afterPaint } from '@site/src/afterPaint';
import { BELOW_FOLD } from '@site/src/components/StaticHtml/names';

/** How near to the window a part is laid out in any case: one window above and below. */
const NEAR = '100% 0px';

/** The parts of the page that the browser has not laid out, unless they are near the window. */
const partsPutOff = () => document.querySelectorAll(`[${BELOW_FOLD}]`);

function layOut(parts: Iterable<Element>): void {
  for (const part of parts) part.removeAttribute(BELOW_FOLD);
}

/**
 * Lays out parts that are near the window, or above it. When the heights of those above change, the browser scrolls so
 * that the reader sees the same text, but only if nothing else happens to this text at that moment.
 */
function layOutAboveFirst(parts: readonly Element[]): void {
  layOut(parts.filter((part) => part.getBoundingClientRect().bottom < 0));
  afterPaint(() => layOut(parts));
}

/**
 * Lays out parts when they come near the window: then nothing about them differs from the rest of the page. All parts
 * above them are laid out as well, so that how far the page is scrolled does not depend on estimated heights.
 */
function layOutWhenNear(): void {
  const parts = [...partsPutOff()];
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

/**
 * Client module: text below the fold of the first page is laid out when the reader comes near it. When they follow a
 * link to an anchor, all of it is, because the browser would scroll by estimated heights.
 */
const textBelowFold: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (ExecutionEnvironment.canUseDOM && previousLocation && location.hash) layOut(partsPutOff());
  },
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) layOutWhenNear();
  },
};

export default textBelowFold;
