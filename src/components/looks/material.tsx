import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import type { ReactNode } from 'react';
import type { Look } from './Look';
import stylesheet from './material.css?url';

const theme = createTheme({
  cssVariables: { rootSelector: '[data-look="material"]', colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: true, dark: true },
});

function Frame({ children }: { children?: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <QueryBuilderMaterial>{children}</QueryBuilderMaterial>
    </ThemeProvider>
  );
}

/** MUI 6 writes its styles at run time through Emotion, with both colour modes in CSS variables. */
export const look: Look = { id: 'material', stylesheet, Frame };
