/**
 * The packages that run a script of their own when they are installed, and why that is accepted. A
 * test compares the list with `package-lock.json`. The packages in `versions/` are installed without
 * scripts.
 */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core':
    'Comes with @docusaurus/faster, which builds the site. The script looks whether the binary for the platform, an optional package, can be loaded, and installs the WebAssembly build where it cannot.',
  'core-js':
    'Comes with @docusaurus/core. The script prints a request for donations, at most, and changes nothing.',
  esbuild:
    'Comes with tsx and Vite, for scripts and tests; it is not part of the site. The script puts the binary for the platform in place of a launcher, and fetches it from the registry where the optional package is missing.',
};
