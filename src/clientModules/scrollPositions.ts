import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** How far down each entry of the session's history was when the reader left it, in pixels, by its key. */
const positions = new Map<string | undefined, number>();

/**
 * Returns how far down the reader was on a page that they come back to.
 *
 * @param key - the key of the page's entry in the history
 * @returns in pixels; `Infinity` where it is not known, because the document is another one
 */
export const leftAt = (key: string | undefined): number => positions.get(key) ?? Infinity;

/** Client module: remembers how far down a page was before another one is shown. */
const scrollPositions: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // The browser scrolls later, also for its back and forward buttons.
    if (ExecutionEnvironment.canUseDOM && previousLocation) {
      positions.set(previousLocation.key, window.scrollY);
    }
  },
};

export default scrollPositions;
