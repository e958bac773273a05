import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './fluent.css?raw';

export const project: UiLibraryProject = {
  packages: ['@fluentui/react-components', '@fluentui/react-icons', 'dayjs'],
  imports: [
    "import { FluentProvider, webLightTheme } from '@fluentui/react-components';",
    "import { QueryBuilderFluent } from '@react-querybuilder/fluent';",
  ],
  frame: ['FluentProvider theme={webLightTheme}', 'QueryBuilderFluent'],
  stylesheet,
};
