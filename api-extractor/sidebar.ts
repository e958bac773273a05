import { LATEST_API } from '../config/apiVersions';
import { sidebarsOf } from './sidebarsOf';

/** The sidebar of the latest API reference. Those of the other versions are written next to their pages. */
export default sidebarsOf(LATEST_API.pages);
