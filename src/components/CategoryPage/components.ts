import { createPagePart } from '@site/src/hydrateOnInteraction/createPart';

/** The page of a category, which its HTML has. */
export default await createPagePart(() => import('./live'));
