import { createPagePart } from '@site/src/hydrateOnInteraction/createPart';

/** The diagrams, which are in the HTML of the guides that have them. */
export default await createPagePart(() => import('./live'));
