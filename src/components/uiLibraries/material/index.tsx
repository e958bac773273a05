import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { type ReactNode, useState } from 'react';
import { scopeOf } from '../shared/scope';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './material.css?url';
import { controlElements } from './materialControls';
import { createMaterialTheme } from './materialTheme';

declare module '@mui/material/styles' {
  // MUI's own switch for the types of what a theme of CSS variables adds.
  interface CssThemeVariables {
    enabled: true;
  }
}

const SCOPE = '[data-ui-library="material"]';

const theme = createMaterialTheme({
  cssVariables: { rootSelector: SCOPE, colorSchemeSelector: `[data-theme="%s"] ${SCOPE}` },
  colorSchemes: { light: true, dark: true },
  components: {
    // Menus open where the variables are.
    MuiModal: { defaultProps: { container: scopeOf('material') } },
    MuiPopover: { defaultProps: { container: scopeOf('material') } },
  },
});

function Frame({ children }: { children?: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'mui' }));
  return (
    <CacheProvider value={cache}>
      {/* The site keeps the color mode: MUI neither stores it nor writes it to the page, and need not render a second time
          to learn it. */}
      <ThemeProvider
        theme={theme}
        defaultMode="light"
        storageManager={null}
        colorSchemeNode={null}
        noSsr
      >
        <QueryBuilderMaterial controlElements={controlElements}>{children}</QueryBuilderMaterial>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** MUI 6 writes its styles at run time through Emotion, with both color modes in CSS variables. */
export default { id: 'material', stylesheet, Frame, batchSize: 5 } satisfies UiLibrary;
