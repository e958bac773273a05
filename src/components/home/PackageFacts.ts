/** The facts on the home page, read from the installed packages. */
export interface PackageFacts {
  version: string;
  /** The component with its dependencies, minified and gzipped, in bytes. React is not included. */
  size: number;
  license: string;
  /** The lowest React version that the package accepts, such as "18". */
  react: string;
  /** The TypeScript version that the guides are compiled with, such as "5.9". */
  typescript: string;
}
