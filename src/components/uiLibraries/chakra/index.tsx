import { ColorModeContext, ThemeProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { type ReactNode, useState } from 'react';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './chakra.css?url';
import { controlElements } from './chakraControls';
import { chakraTheme } from './chakraTheme';

const colorMode = { colorMode: 'light', setColorMode() {}, toggleColorMode() {}, forced: false };

/**
 * Chakra's own provider would overwrite the site's color mode, in the root element and in storage. This frame
 * sets the mode in CSS only (see `chakraTheme`); for React it never changes.
 */
function Frame({ children }: { children?: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'chakra' }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={chakraTheme} cssVarsRoot='[data-ui-library="chakra"]'>
        <ColorModeContext.Provider value={colorMode as never}>
          <QueryBuilderChakra controlElements={controlElements}>{children}</QueryBuilderChakra>
        </ColorModeContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Chakra UI 2 writes its styles at run time through Emotion. */
export default { id: 'chakra', stylesheet, Frame } satisfies UiLibrary;
