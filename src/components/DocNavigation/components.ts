import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';

/** The components around the text of a docs page that lead to other pages. */
export default createSharedPart(() => import('./live'));
