import type { ClientModule } from '@docusaurus/types';
import { isSlowConnection } from '@site/src/codeLoading/isSlowConnection';
import { loadSharedParts } from '@site/src/hydrateOnInteraction/createPart';

let shownPath: string | undefined;

/**
 * Client module: when the reader has left a page, loads those of its parts that were not needed on it, so that the
 * back button shows it at once, also without a network.
 */
const leftPage: ClientModule = {
  onRouteDidUpdate({ location }) {
    // It is the same page after another place of it, or after a navigation that was given up.
    const isAnother = shownPath !== undefined && shownPath !== location.pathname;
    shownPath = location.pathname;
    // What fails is loaded when the reader returns.
    if (isAnother && !isSlowConnection()) loadSharedParts().catch(() => {});
  },
};

export default leftPage;
