import { looks } from '../demo/looks';

/** A starting point that a visitor can open in a sandbox. */
export interface SandboxTemplate {
  id: string;
  label: string;
  /** What the template adds to a plain React app, by package, with the versions it is written for. */
  dependencies: Record<string, string>;
  /** Import lines of `App.tsx`, besides those that every template has. */
  imports: string[];
  /** The elements around the query builder, outermost first. */
  frame: string[];
}

const CORE = '7.7.1';
/** Ant Design's and Chakra's adapters work, unpatched, with this core version and older ones. */
const CORE_FOR_OLDER_ADAPTERS = '7.6.1';

const coreStyles = "import 'react-querybuilder/dist/query-builder.css';";
const layoutStyles = "import 'react-querybuilder/dist/query-builder-layout.css';";

const EMOTION = { '@emotion/react': '^11.14.0', '@emotion/styled': '^11.14.0' };

const adapters: Record<string, Omit<SandboxTemplate, 'id' | 'label'>> = {
  antd: {
    dependencies: {
      'react-querybuilder': CORE_FOR_OLDER_ADAPTERS,
      '@react-querybuilder/antd': '7.4.0',
      '@ant-design/icons': '^5.6.1',
      antd: '^5.29.0',
      dayjs: '^1.11.0',
    },
    imports: ["import { QueryBuilderAntD } from '@react-querybuilder/antd';", layoutStyles],
    frame: ['QueryBuilderAntD'],
  },
  bootstrap: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/bootstrap': '7.7.1',
      bootstrap: '^5.3.0',
      'bootstrap-icons': '^1.13.0',
    },
    imports: [
      "import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';",
      "import 'bootstrap/dist/css/bootstrap.css';",
      "import 'bootstrap-icons/font/bootstrap-icons.css';",
      layoutStyles,
    ],
    frame: ['QueryBuilderBootstrap'],
  },
  bulma: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/bulma': '^7.0.0',
      bulma: '^1.0.0',
    },
    imports: [
      "import { QueryBuilderBulma } from '@react-querybuilder/bulma';",
      "import 'bulma/css/bulma.css';",
      layoutStyles,
    ],
    frame: ['QueryBuilderBulma'],
  },
  chakra: {
    dependencies: {
      'react-querybuilder': CORE_FOR_OLDER_ADAPTERS,
      '@react-querybuilder/chakra': '7.6.1',
      '@chakra-ui/icons': '^2.2.0',
      '@chakra-ui/react': '^2.10.0',
      '@chakra-ui/system': '^2.6.0',
      'framer-motion': '^11.18.0',
      ...EMOTION,
    },
    imports: [
      "import { ChakraProvider } from '@chakra-ui/react';",
      "import { QueryBuilderChakra } from '@react-querybuilder/chakra';",
      layoutStyles,
    ],
    frame: ['ChakraProvider', 'QueryBuilderChakra'],
  },
  fluent: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/fluent': '^7.0.0',
      '@fluentui/react-components': '^9.74.0',
      '@fluentui/react-icons': '^2.0.0',
      dayjs: '^1.11.0',
    },
    imports: [
      "import { FluentProvider, webLightTheme } from '@fluentui/react-components';",
      "import { QueryBuilderFluent } from '@react-querybuilder/fluent';",
      layoutStyles,
    ],
    frame: ['FluentProvider theme={webLightTheme}', 'QueryBuilderFluent'],
  },
  mantine: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/mantine': '7.7.1',
      '@mantine/core': '^7.17.0',
      '@mantine/dates': '^7.17.0',
      '@mantine/hooks': '^7.17.0',
      dayjs: '^1.11.0',
    },
    imports: [
      "import { MantineProvider } from '@mantine/core';",
      "import { QueryBuilderMantine } from '@react-querybuilder/mantine';",
      "import '@mantine/core/styles.css';",
      "import '@mantine/dates/styles.css';",
      layoutStyles,
    ],
    frame: ['MantineProvider', 'QueryBuilderMantine'],
  },
  material: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/material': '7.7.1',
      '@mui/icons-material': '^6.5.0',
      '@mui/material': '^6.5.0',
      ...EMOTION,
    },
    imports: ["import { QueryBuilderMaterial } from '@react-querybuilder/material';", layoutStyles],
    frame: ['QueryBuilderMaterial'],
  },
  tremor: {
    dependencies: {
      'react-querybuilder': CORE,
      '@react-querybuilder/tremor': '^7.0.0',
      '@tremor/react': '^3.18.0',
      dayjs: '^1.11.0',
    },
    imports: ["import { QueryBuilderTremor } from '@react-querybuilder/tremor';", layoutStyles],
    frame: ['QueryBuilderTremor'],
  },
};

/** Every template, the plain one first. */
export const templates: SandboxTemplate[] = looks.map(({ id, label }) => ({
  id,
  label: id === 'default' ? 'React Query Builder' : label,
  ...(adapters[id] ?? {
    dependencies: { 'react-querybuilder': CORE },
    imports: [coreStyles],
    frame: [],
  }),
}));

/**
 * Finds a template by the name that a link gives.
 *
 * @param name - an id, in any letter case
 * @returns the template, or `undefined` when there is none of that name
 */
export function findTemplate(name: string | null): SandboxTemplate | undefined {
  return templates.find(({ id }) => id === name?.trim().toLowerCase());
}
