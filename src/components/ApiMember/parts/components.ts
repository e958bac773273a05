import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';

/** The components around the text of a page of the API reference. */
export default createSharedPart(() => import('./live'));
