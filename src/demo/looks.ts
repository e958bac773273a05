/** A look of the demo: the library's own, or that of a UI library through its adapter package. */
export interface LookInfo {
  id: string;
  label: string;
  /** The package that dresses the query builder in this look. */
  packageName: string;
  /**
   * Whether the demo runs this site's implementation of the published package's interface, from the
   * folder `adapters`, because the package cannot be installed here.
   */
  isSiteImplementation?: boolean;
  route: string;
}

const adapter = (id: string, label: string): LookInfo => ({
  id,
  label,
  packageName: `@react-querybuilder/${id}`,
  route: `/demo/${id}`,
});

const siteAdapter = (id: string, label: string): LookInfo => ({
  ...adapter(id, label),
  isSiteImplementation: true,
});

/** Every look, in the order a visitor sees them. */
export const looks: LookInfo[] = [
  { id: 'default', label: 'Default', packageName: 'react-querybuilder', route: '/demo' },
  adapter('antd', 'Ant Design'),
  adapter('bootstrap', 'Bootstrap'),
  siteAdapter('bulma', 'Bulma'),
  adapter('chakra', 'Chakra UI'),
  siteAdapter('fluent', 'Fluent UI'),
  adapter('mantine', 'Mantine'),
  adapter('material', 'MUI'),
  siteAdapter('tremor', 'Tremor'),
];
