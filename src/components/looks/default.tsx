import { Fragment } from 'react';
import stylesheet from './default.css?url';
import { iconLabels } from './icons';
import type { Look } from './Look';

/** The core package by itself, with this site's colours. */
export const look: Look = { id: 'default', stylesheet, Frame: Fragment, translations: iconLabels };
