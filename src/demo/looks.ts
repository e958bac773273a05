/** A look of the demo: the library's own, or that of a UI library through its adapter package. */
export interface LookInfo {
  id: string;
  label: string;
  /** The package that dresses the query builder in this look. */
  packageName: string;
  route: string;
}

const adapter = (id: string, label: string): LookInfo => ({
  id,
  label,
  packageName: `@react-querybuilder/${id}`,
  route: `/demo/${id}`,
});

/** Every look, in the order a visitor sees them. */
export const looks: LookInfo[] = [
  { id: 'default', label: 'Default', packageName: 'react-querybuilder', route: '/demo' },
  adapter('antd', 'Ant Design'),
  adapter('bootstrap', 'Bootstrap'),
  adapter('bulma', 'Bulma'),
  adapter('chakra', 'Chakra UI'),
  adapter('fluent', 'Fluent UI'),
  adapter('mantine', 'Mantine'),
  adapter('material', 'MUI'),
  adapter('tremor', 'Tremor'),
];
