import { look as defaultLook } from '@site/src/components/looks/default';
import type { Look } from '@site/src/components/looks/Look';
import stylesheet from './custom.css?url';

/** The core package with value editors of our own. */
export const look: Look = { ...defaultLook, id: 'custom', stylesheet };
