/** The packages of the API reference, in the order of its sidebar: the core, then the adapters. */
export const PACKAGES = [
  'react-querybuilder',
  '@react-querybuilder/antd',
  '@react-querybuilder/bootstrap',
  '@react-querybuilder/bulma',
  '@react-querybuilder/chakra',
  '@react-querybuilder/dnd',
  '@react-querybuilder/fluent',
  '@react-querybuilder/mantine',
  '@react-querybuilder/material',
  '@react-querybuilder/native',
  '@react-querybuilder/tremor',
] as const;
