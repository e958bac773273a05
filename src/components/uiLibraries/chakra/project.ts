import { peerDependencies } from '@react-querybuilder/chakra/package.json';
import type { UiLibraryProject } from '../UiLibraryProject';
import ChakraValueEditor from './ChakraValueEditor.tsx?raw';
import stylesheet from './chakra.css?raw';
import chakraControls from './chakraControls.tsx?raw';
import chakraTheme from './chakraTheme.ts?raw';

export const project: UiLibraryProject = {
  packages: [
    '@chakra-ui/icons',
    '@chakra-ui/react',
    '@chakra-ui/system',
    '@emotion/react',
    '@emotion/styled',
    'framer-motion',
  ],
  adapterPeers: peerDependencies,
  imports: [
    "import { ChakraProvider } from '@chakra-ui/react';",
    "import { QueryBuilderChakra } from '@react-querybuilder/chakra';",
    "import { controlElements } from './chakraControls';",
    "import { chakraTheme } from './chakraTheme';",
  ],
  frame: [
    // The demo has no global styles of Chakra UI; its stylesheet has what the builder needs.
    'ChakraProvider theme={chakraTheme} resetCSS={false} disableGlobalStyle',
    'QueryBuilderChakra controlElements={controlElements}',
  ],
  modules: {
    'ChakraValueEditor.tsx': ChakraValueEditor,
    'chakraControls.tsx': chakraControls,
    'chakraTheme.ts': chakraTheme,
  },
  stylesheet,
};
