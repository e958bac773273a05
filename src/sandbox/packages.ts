/** A file of packages that the build bundled for the preview. */
export interface PackageFile {
  /** Its size in bytes, not compressed. */
  bytes: number;
  /** The modules of other files that it imports. */
  requires: string[];
}

/** What the preview can run in one version of the library. */
export interface PreviewVersion {
  /** The major version. */
  version: string;
  /** The file that has a module, by the name that code imports. */
  modules: Record<string, string>;
  /**
   * The files of React and of the library that run three times faster and explain no errors, by the name that
   * code imports: for code that came with the site.
   */
  production: Record<string, string>;
  /** The file of a stylesheet, by the name that code imports. */
  styles: Record<string, string>;
}

/** A version that the preview can run, as the menu shows it. */
export interface PreviewVersionName {
  /** The major version. */
  version: string;
  /** The installed version of the library. */
  core: string;
  /** The installed version of each package of the library, by name. */
  packages: Record<string, string>;
  /** Whether the demos run this version. */
  isDefault: boolean;
}

/** What the build publishes for the preview of the sandbox page. */
export interface PreviewPackages {
  /** The folder of all files, with a slash at its end. */
  folder: string;
  /** The file of the page inside the preview's frame. */
  frame: string;
  /** All files, by name. */
  files: Record<string, PackageFile>;
  /** The versions, the newest first. */
  versions: PreviewVersion[];
}

/** The library that every project uses. */
export const CORE = 'react-querybuilder';

/** The stylesheet that replaces the `@tailwind` rules, which the preview cannot compile. */
export const TAILWIND = 'tailwindcss';

/**
 * Lists the files that modules need, with everything that these import.
 *
 * @param packages - what the build published
 * @param version - the version to run
 * @param modules - the names of modules; those that are not available are skipped
 * @returns names of files, each before those that import it
 */
export function filesOf(
  { files }: PreviewPackages,
  { modules: available }: PreviewVersion,
  modules: Iterable<string>,
): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const add = (module: string) => {
    const file = available[module];
    if (!file || visited.has(file)) return;
    visited.add(file);
    files[file]?.requires.forEach(add);
    found.add(file);
  };
  for (const module of modules) add(module);
  return [...found];
}

/**
 * Lists the packages that code can import, without the modules inside of them.
 *
 * @param version - the version that runs
 */
export function availablePackages({ modules }: PreviewVersion): string[] {
  return [...new Set(Object.keys(modules).map(packageOf))].sort();
}

/** The package of a module: `@mui/material` for `@mui/material/styles`. */
export function packageOf(module: string): string {
  const [first = '', second = ''] = module.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
