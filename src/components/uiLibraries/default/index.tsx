import { Fragment } from 'react';
import { iconLabels } from '../shared/icons';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './default.css?url';

/** The core package by itself, with this site's colours. */
export default {
  id: 'default',
  stylesheet,
  Frame: Fragment,
  translations: iconLabels,
} satisfies UiLibrary;
