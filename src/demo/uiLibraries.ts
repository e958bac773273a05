/** A UI library of the demo: the library's own, or that of a UI library through its adapter package. */
export interface UiLibraryInfo {
  id: string;
  label: string;
  /** The npm package of the adapter. */
  packageName: string;
  /**
   * Whether the demo runs this site's implementation of the published package's interface, from the
   * folder `adapters`, because the package cannot be installed here.
   */
  isSiteImplementation?: boolean;
  route: string;
}

const adapter = (id: string, label: string): UiLibraryInfo => ({
  id,
  label,
  packageName: `@react-querybuilder/${id}`,
  route: `/demo/${id}`,
});

const siteAdapter = (id: string, label: string): UiLibraryInfo => ({
  ...adapter(id, label),
  isSiteImplementation: true,
});

/** Every UI library, in the order a visitor sees them. */
export const uiLibraries: UiLibraryInfo[] = [
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
