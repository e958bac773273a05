import { peerDependencies } from '@react-querybuilder/material/package.json';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './material.css?raw';
import materialControls from './materialControls.tsx?raw';
import materialTheme from './materialTheme.ts?raw';

export const project: UiLibraryProject = {
  packages: ['@mui/icons-material', '@mui/material', '@emotion/react', '@emotion/styled'],
  adapterPeers: peerDependencies,
  imports: [
    "import { ThemeProvider } from '@mui/material/styles';",
    "import { QueryBuilderMaterial } from '@react-querybuilder/material';",
    "import { controlElements } from './materialControls';",
    "import { createMaterialTheme } from './materialTheme';",
  ],
  // The demo's theme has options that limit it to the demo's part of the page.
  statements: ['const theme = createMaterialTheme();'],
  frame: ['ThemeProvider theme={theme}', 'QueryBuilderMaterial controlElements={controlElements}'],
  modules: { 'materialControls.tsx': materialControls, 'materialTheme.ts': materialTheme },
  stylesheet,
};
