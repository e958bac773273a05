import { ColorModeContext, ThemeProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  ChakraValueEditor,
  ChakraValueSelector,
  QueryBuilderChakra,
} from '@react-querybuilder/chakra';
import { type ReactNode, useState } from 'react';
import {
  parseNumber,
  type ValueEditorProps,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import stylesheet from './chakra.css?url';
import { chakraTheme } from './chakraTheme';
import type { Look } from './Look';

const colorMode = { colorMode: 'light', setColorMode() {}, toggleColorMode() {}, forced: false };

const controlElements = {
  // The class places a selector in its row, where Chakra puts a box around it.
  valueSelector: ({ className, ...props }: VersatileSelectorProps) => (
    <ChakraValueSelector {...props} rootProps={{ className }} />
  ),
  // This version of the adapter leaves it out for single values.
  valueEditor: ({ handleOnChange, ...props }: ValueEditorProps) => (
    <ChakraValueEditor
      {...props}
      handleOnChange={(value: unknown) =>
        handleOnChange(
          props.parseNumbers && props.inputType === 'number' && typeof value === 'string'
            ? parseNumber(value, { parseNumbers: 'strict' })
            : value,
        )
      }
    />
  ),
};

/**
 * Chakra's own provider writes its colour mode to the root element and to storage, where this site
 * keeps its own; here the mode is CSS alone (see `chakraTheme`), and React is told of no change.
 */
function Frame({ children }: { children?: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'chakra' }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={chakraTheme} cssVarsRoot='[data-look="chakra"]'>
        <ColorModeContext.Provider value={colorMode as never}>
          <QueryBuilderChakra controlElements={controlElements}>{children}</QueryBuilderChakra>
        </ColorModeContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Chakra UI 2 writes its styles at run time through Emotion. */
export const look: Look = { id: 'chakra', stylesheet, Frame };
