import { looks } from '../demo/looks';
import type { ProjectFiles } from './project';
import { filesOf, type SourceName, sources, stylesOf } from './sources';
import { CORE, versionsOf } from './versions';

/** A starting point that a visitor can open in a sandbox. */
export interface SandboxTemplate {
  id: string;
  label: string;
  /** The packages that the template adds to a React app, with their versions. */
  dependencies: Record<string, string>;
  /** The same for packages that are needed for the build only. */
  devDependencies: Record<string, string>;
  /** Import lines of `App.tsx`, in addition to those of every template. */
  imports: string[];
  /** The elements around the query builder, outermost first. */
  frame: string[];
  /** Attributes of the query builder. */
  attributes: string[];
  /** Modules and stylesheets that `App.tsx` imports, and configuration files, by path. */
  files: ProjectFiles;
}

/** What one UI library needs. */
interface Setup {
  packages: string[];
  devPackages?: string[];
  imports: string[];
  frame: string[];
  attributes?: string[];
  /** Modules of the demo that are imported. */
  modules?: SourceName[];
  files?: ProjectFiles;
}

/** Labels for the packages whose own are characters that many devices cannot display. */
const icons = {
  imports: ["import { iconLabels } from './icons';"],
  attributes: ['translations={iconLabels}'],
  modules: ['icons.tsx'] as SourceName[],
};

const EMOTION = ['@emotion/react', '@emotion/styled'];

/** What each UI library of `src/demo/looks.ts` needs, by its id. */
const setups: Record<string, Setup> = {
  default: { packages: [], frame: [], ...icons },
  antd: {
    packages: ['@ant-design/icons', 'antd', 'dayjs'],
    imports: [
      "import { QueryBuilderAntD } from '@react-querybuilder/antd';",
      "import { ConfigProvider } from 'antd';",
      "import { controlElements } from './antdControls';",
      "import { light } from './antdTheme';",
    ],
    frame: ['ConfigProvider theme={light}', 'QueryBuilderAntD controlElements={controlElements}'],
    modules: ['antdControls.tsx', 'antdTheme.ts'],
  },
  bootstrap: {
    packages: ['bootstrap', 'bootstrap-icons'],
    imports: ["import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';"],
    frame: ['QueryBuilderBootstrap'],
  },
  bulma: {
    ...icons,
    packages: ['bulma'],
    imports: ["import { QueryBuilderBulma } from '@react-querybuilder/bulma';", ...icons.imports],
    frame: ['QueryBuilderBulma'],
  },
  chakra: {
    packages: [
      '@chakra-ui/icons',
      '@chakra-ui/react',
      '@chakra-ui/system',
      ...EMOTION,
      'framer-motion',
    ],
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
    modules: ['chakraControls.tsx', 'chakraTheme.ts'],
  },
  fluent: {
    packages: ['@fluentui/react-components', '@fluentui/react-icons', 'dayjs'],
    imports: [
      "import { FluentProvider, webLightTheme } from '@fluentui/react-components';",
      "import { QueryBuilderFluent } from '@react-querybuilder/fluent';",
    ],
    frame: ['FluentProvider theme={webLightTheme}', 'QueryBuilderFluent'],
  },
  mantine: {
    ...icons,
    packages: ['@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'],
    imports: [
      "import { MantineProvider } from '@mantine/core';",
      "import { QueryBuilderMantine } from '@react-querybuilder/mantine';",
      ...icons.imports,
      "import { controlElements } from './mantineControls';",
    ],
    frame: ['MantineProvider', 'QueryBuilderMantine controlElements={controlElements}'],
    modules: [...icons.modules, 'mantineControls.tsx'],
  },
  material: {
    packages: ['@mui/icons-material', '@mui/material', ...EMOTION],
    imports: [
      "import { ThemeProvider } from '@mui/material/styles';",
      "import { QueryBuilderMaterial } from '@react-querybuilder/material';",
      "import { controlElements } from './materialControls';",
      "import { theme } from './theme';",
    ],
    frame: [
      'ThemeProvider theme={theme}',
      'QueryBuilderMaterial controlElements={controlElements}',
    ],
    modules: ['materialControls.tsx'],
    files: {
      'src/theme.ts': `import { createTheme } from '@mui/material/styles';

/** The stylesheet reads the variables of the theme. */
export const theme = createTheme({ cssVariables: true });
`,
    },
  },
  tremor: {
    ...icons,
    packages: ['@tremor/react', 'dayjs'],
    devPackages: ['postcss', 'tailwindcss'],
    imports: ["import { QueryBuilderTremor } from '@react-querybuilder/tremor';", ...icons.imports],
    frame: ['QueryBuilderTremor'],
    files: {
      'postcss.config.js': 'export default { plugins: { tailwindcss: {} } };\n',
      'tailwind.config.cjs': sources['tremor.tailwind.cjs'],
    },
  },
};

function templateOf({ id, label, packageName }: (typeof looks)[number]): SandboxTemplate {
  const setup = setups[id];
  if (!setup || !(`${id}.css` in sources)) {
    throw new Error(
      `There is no project for the UI library "${id}" of src/demo/looks.ts. Add what it needs to src/sandbox/templates.ts, and its stylesheet to src/sandbox/sources.ts.`,
    );
  }
  const { packages, devPackages = [], imports, frame, attributes = [], modules = [] } = setup;
  return {
    id,
    label: id === 'default' ? 'React Query Builder' : label,
    dependencies: versionsOf([...new Set([CORE, packageName, ...packages])]),
    devDependencies: versionsOf(devPackages),
    imports: [...imports, "import './styles.css';"],
    frame,
    attributes,
    files: {
      ...filesOf(modules, sources),
      ...stylesOf(`${id}.css` as SourceName),
      ...setup.files,
    },
  };
}

/** Every template, the plain one first. */
export const templates: SandboxTemplate[] = looks.map(templateOf);

/**
 * Finds a template by the name that a link gives.
 *
 * @param name - an id, in any letter case
 * @returns the template, or `undefined` when there is none of that name
 */
export function findTemplate(name: string | null): SandboxTemplate | undefined {
  return templates.find(({ id }) => id === name?.trim().toLowerCase());
}
