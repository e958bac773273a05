import { iconProject } from '../shared/iconProject';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './bulma.css?raw';

export const project: UiLibraryProject = {
  ...iconProject,
  packages: ['bulma'],
  imports: [
    "import { QueryBuilderBulma } from '@react-querybuilder/bulma';",
    ...iconProject.imports,
  ],
  frame: ['QueryBuilderBulma'],
  stylesheet,
};
