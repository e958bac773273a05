import type { CompileResult } from './compiler/compileInWorker';
import type { CompiledModule, ResolvedImport } from './frame/messages';
import { availablePackages, type PreviewVersion, packageOf, TAILWIND } from './packages';
import type { SandboxProblem } from './problems';

/** The module that the preview renders, by the names that it can have. */
export const ENTRIES = ['App.tsx', 'App.jsx', 'App.ts', 'App.js'];

/** Code that is ready to run, but for the contents of the stylesheets of packages. */
export interface LinkedModules {
  entry: string;
  modules: CompiledModule[];
  resolved: Record<string, Record<string, ResolvedImport>>;
  /** The modules of packages that are needed. */
  packages: string[];
  /** The stylesheets of packages that are needed. */
  packageStyles: string[];
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'];

/** What every run needs: the frame renders with React. */
export const RUNTIME: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom/client'];

/** Tells whether a file is a module, rather than a stylesheet or a text. */
export const isModule = (name: string): boolean => /\.(?:[jt]sx?|json)$/.test(name);

/** Finds the file that a relative import means. */
function findFile(
  files: Record<string, string>,
  from: string,
  imported: string,
): string | undefined {
  const path = new URL(imported, `file:///${from}`).pathname.slice(1);
  return EXTENSIONS.map((extension) => path + extension).find((name) => Object.hasOwn(files, name));
}

/**
 * Follows the imports of the entry module.
 *
 * @param files - all files of the reader, by name
 * @param compiled - the modules among them
 * @param version - what is available
 * @returns what to run, or everything that keeps it from running
 */
export function linkModules(
  files: Record<string, string>,
  compiled: CompileResult,
  version: PreviewVersion,
): LinkedModules | { problems: SandboxProblem[] } {
  const entry = ENTRIES.find((name) => Object.hasOwn(files, name));
  if (!entry) {
    return {
      problems: [{ message: 'There is no App.tsx. Add one whose default export is a component.' }],
    };
  }
  const problems: SandboxProblem[] = [];
  const modules: CompiledModule[] = [];
  const resolved: LinkedModules['resolved'] = {};
  const packages = new Set(RUNTIME);
  const packageStyles = new Set<string>();

  const resolve = (imported: string, file: string, line: number): ResolvedImport | undefined => {
    const fail = (message: string) => {
      problems.push({ message, file, line });
      return undefined;
    };
    if (/^\.{0,2}\//.test(imported)) {
      const name = findFile(files, file, imported);
      if (!name)
        return fail(`There is no file "${imported}". The files are: ${list(Object.keys(files))}.`);
      if (isModule(name)) visit(name);
      else if (name.endsWith('.css')) collectStyles(name);
      else
        return fail(`The preview cannot import "${imported}". It imports modules, JSON and CSS.`);
      return { kind: isModule(name) ? 'module' : 'style', name };
    }
    if (Object.hasOwn(version.styles, imported)) {
      packageStyles.add(imported);
      return { kind: 'style', name: imported };
    }
    if (Object.hasOwn(version.modules, imported)) {
      packages.add(imported);
      return { kind: 'package', name: imported };
    }
    return fail(unavailable(imported, version));
  };
  const visit = (name: string) => {
    if (resolved[name]) return;
    const own: Record<string, ResolvedImport> = {};
    resolved[name] = own;
    const result = compiled[name];
    if (!result) return;
    if ('problem' in result) {
      problems.push({ ...result.problem, file: name });
      return;
    }
    modules.push({ name, code: result.code, uses: result.uses });
    for (const { name: imported, line } of result.imports) {
      const found = resolve(imported, name, line);
      if (found) own[imported] = found;
    }
  };
  const stylesheets = new Set<string>();
  const collectStyles = (name: string) => {
    if (stylesheets.has(name)) return;
    stylesheets.add(name);
    const css = files[name] ?? '';
    if (TAILWIND_RULE.test(css)) packageStyles.add(TAILWIND);
    for (const [imported, line] of importedStyles(css)) {
      const target = imported.startsWith('.') ? findFile(files, name, imported) : undefined;
      if (target) collectStyles(target);
      else if (Object.hasOwn(version.styles, imported)) packageStyles.add(imported);
      else problems.push({ message: unavailableStyle(imported, version), file: name, line });
    }
  };
  visit(entry);
  if (problems.length > 0) return { problems };
  return { entry, modules, resolved, packages: [...packages], packageStyles: [...packageStyles] };
}

const list = (names: string[]) => names.join(', ');

function unavailable(imported: string, version: PreviewVersion): string {
  if (imported.endsWith('.css')) return unavailableStyle(imported, version);
  const name = packageOf(imported);
  const inside = Object.keys(version.modules).filter((module) => packageOf(module) === name);
  if (inside.length > 0) {
    return `The preview has no module "${imported}" in version ${version.version}. Available modules of this package: ${list(inside)}.`;
  }
  return `The preview has no package "${name}" in version ${version.version}. It has: ${list(availablePackages(version))}.`;
}

const unavailableStyle = (imported: string, version: PreviewVersion) =>
  `There is no stylesheet "${imported}". Available stylesheets of packages: ${list(Object.keys(version.styles).filter((name) => name !== TAILWIND))}.`;

const STYLE_IMPORT = /@import\s+(?:url\(\s*)?["']([^"']+)["'](?:\s*\))?[^;]*;/g;
const TAILWIND_RULE = /@tailwind\s+\w+\s*;/g;

/** The imports of a stylesheet, with their lines. */
function importedStyles(css: string): [name: string, line: number][] {
  return [...css.matchAll(STYLE_IMPORT)].map(({ 1: name = '', index }) => [
    name,
    css.slice(0, index).split('\n').length,
  ]);
}

/**
 * Puts the contents of imported stylesheets in the place of their imports, which the frame cannot load.
 *
 * @param files - all files of the reader, by name
 * @param packageStyles - the content of stylesheets of packages, by name
 * @returns every stylesheet that code can import, by name
 */
export function joinStyles(
  files: Record<string, string>,
  packageStyles: Record<string, string>,
): Record<string, string> {
  const join = (name: string, parents: string[]): string => {
    if (parents.includes(name)) return '';
    let hasTailwind = false;
    return (files[name] ?? '')
      .replace(STYLE_IMPORT, (_, imported: string) => {
        const target = imported.startsWith('.') ? findFile(files, name, imported) : undefined;
        return target ? join(target, [...parents, name]) : (packageStyles[imported] ?? '');
      })
      .replace(TAILWIND_RULE, () => {
        const css = hasTailwind ? '' : (packageStyles[TAILWIND] ?? '');
        hasTailwind = true;
        return css;
      });
  };
  const own = Object.keys(files).filter((name) => name.endsWith('.css'));
  return { ...packageStyles, ...Object.fromEntries(own.map((name) => [name, join(name, [])])) };
}
