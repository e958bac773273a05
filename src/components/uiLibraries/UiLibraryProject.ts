import type { ProjectFiles } from '../../sandbox/project';

/** What the generated project of a UI library contains, in addition to what every project contains. */
export interface UiLibraryProject {
  /** The packages to install, without the adapter package. */
  packages: string[];
  /** The same for packages that are needed for the build only. */
  devPackages?: string[];
  /** The peer dependencies of the adapter package, where the registry's release is installed. */
  adapterPeers?: { 'react-querybuilder': string };
  /** Import lines of `App.tsx`, in addition to those of every project. */
  imports: string[];
  /** Statements of `App.tsx` between the imports and the component. */
  statements?: string[];
  /** The elements around the query builder, outermost first. */
  frame: string[];
  /** Attributes of the query builder. */
  attributes?: string[];
  /** The modules of this UI library's demo that `App.tsx` needs, as text, by file name. */
  modules?: ProjectFiles;
  /** The stylesheet of the demo, as text. */
  stylesheet: string;
  /** Other files, by their path in the project. */
  files?: ProjectFiles;
}
