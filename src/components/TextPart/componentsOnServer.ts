import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';
import * as live from './live';

/** Takes the place of `components.ts` on the server, which renders them. */
export default createSharedPart(
  async () => live,
  () => live,
);
