import { iconProject } from '../shared/iconProject';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './tremor.css?raw';
import tailwindConfig from './tremor.tailwind.cjs?raw';

export const project: UiLibraryProject = {
  ...iconProject,
  packages: ['@tremor/react', 'dayjs'],
  devPackages: ['postcss', 'tailwindcss'],
  imports: [
    "import { QueryBuilderTremor } from '@react-querybuilder/tremor';",
    ...iconProject.imports,
  ],
  frame: ['QueryBuilderTremor'],
  stylesheet,
  files: {
    'postcss.config.js': 'export default { plugins: { tailwindcss: {} } };\n',
    'tailwind.config.cjs': tailwindConfig,
  },
};
