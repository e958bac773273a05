import { peerDependencies } from '@react-querybuilder/mantine/package.json';
import { iconProject } from '../shared/iconProject';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './mantine.css?raw';
import mantineControls from './mantineControls.tsx?raw';

export const project: UiLibraryProject = {
  ...iconProject,
  packages: ['@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'],
  adapterPeers: peerDependencies,
  imports: [
    "import { MantineProvider } from '@mantine/core';",
    "import { QueryBuilderMantine } from '@react-querybuilder/mantine';",
    ...iconProject.imports,
    "import { controlElements } from './mantineControls';",
  ],
  frame: ['MantineProvider', 'QueryBuilderMantine controlElements={controlElements}'],
  modules: { 'mantineControls.tsx': mantineControls },
  stylesheet,
};
