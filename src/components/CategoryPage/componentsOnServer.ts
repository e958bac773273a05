import { createLoadedPart } from '@site/src/hydrateOnInteraction/createPart';
import * as live from './live';

/** Takes the place of `components.ts` on the server, which renders the page. */
export default createLoadedPart(() => live);
