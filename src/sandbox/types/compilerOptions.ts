import type ts from 'typescript';

/** The declarations of the language and the browser that code is checked with. */
export const LIBRARIES = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/**
 * How the code of readers is checked: as in the project that the sandbox writes.
 *
 * @param typescript - TypeScript, which the page loads when it needs it
 */
export const compilerOptions = (typescript: typeof ts): ts.CompilerOptions => ({
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  lib: LIBRARIES,
  jsx: typescript.JsxEmit.ReactJSX,
  // Files have the paths by which they are imported, also those of linked packages.
  preserveSymlinks: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: false,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
});
