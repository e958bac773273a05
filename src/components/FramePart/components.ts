import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';

/** The components of the announcement, of the navigation bar without the search, and of the footer. */
export default createSharedPart(() => import('./liveInBrowser'));
