import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';

/** The components of the theme in the text of a docs page that few readers use. */
export default createSharedPart(() => import('./live'));
