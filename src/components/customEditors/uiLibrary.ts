import defaultUiLibrary from '@site/src/components/uiLibraries/default';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import stylesheet from './custom.css?url';

/** The core package with value editors of our own. */
export const uiLibrary: UiLibrary = { ...defaultUiLibrary, id: 'custom', stylesheet };
