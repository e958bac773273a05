import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';

/** The components of the footer and of the navigation bar, without the search. */
export default createSharedPart(() => import('./live'));
