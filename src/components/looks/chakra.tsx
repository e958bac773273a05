import { ColorModeContext, ThemeProvider, theme } from '@chakra-ui/react';
import { useColorMode } from '@docusaurus/theme-common';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { type ReactNode, useMemo } from 'react';
import stylesheet from './chakra.css?url';
import type { Look } from './Look';

/**
 * Chakra's own provider writes its colour mode to the root element and to storage, where this site
 * keeps its own; so the theme and the mode are provided one by one, and the mode is the site's.
 */
function Frame({ children }: { children?: ReactNode }) {
  const { colorMode, setColorMode } = useColorMode();
  const mode = useMemo(
    () => ({
      colorMode,
      setColorMode,
      toggleColorMode: () => setColorMode(colorMode === 'dark' ? 'light' : 'dark'),
      forced: false,
    }),
    [colorMode, setColorMode],
  );
  return (
    <ThemeProvider theme={theme} cssVarsRoot='[data-look="chakra"]'>
      <ColorModeContext.Provider value={mode as never}>
        <QueryBuilderChakra>{children}</QueryBuilderChakra>
      </ColorModeContext.Provider>
    </ThemeProvider>
  );
}

/** Chakra UI 2 writes its styles at run time through Emotion. */
export const look: Look = { id: 'chakra', stylesheet, Frame };
