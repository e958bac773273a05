import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isFamily, packageOf, packageOfFile } from './family.mjs';

/** The options that every program of this repository has in common. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  esModuleInterop: true,
  noEmit: true,
  skipLibCheck: true,
};

/** The packages that a program compiles against. */
export interface Packages {
  /** Absolute path of the folder that they are installed in. */
  folder: string;
  /** Packages of this repository that count as installed there, too. */
  workspacePackages: readonly string[];
}

type Resolve = (specifier: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations;

/**
 * Parsed declarations, shared by all programs of the process. Parsing is most of the work, and most
 * declarations (the DOM, React, the UI libraries) are the same files in every version.
 */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** Resolved imports, shared like {@link sourceFiles} by the programs that have the same options. */
const resolutions = new Map<string, ts.ModuleResolutionCache>();

function resolutionCacheOf(options: ts.CompilerOptions): ts.ModuleResolutionCache {
  const key = JSON.stringify(options);
  const known = resolutions.get(key);
  if (known) return known;
  // Every name is resolved from an absolute path, so that no program's folder matters.
  const cache = ts.createModuleResolutionCache(path.sep, (name) => name, options);
  resolutions.set(key, cache);
  return cache;
}

/** Resolves imports. A family package that is not in the folder stays unresolved. */
function createResolver(packages: Packages, options: ts.CompilerOptions): Resolve {
  const cache = resolutionCacheOf(options);
  // The compiler names the files of a linked folder by where they are.
  const starts = [packages.folder, fs.realpathSync(packages.folder)].map(
    (folder) => `${folder.replaceAll(path.sep, '/')}/`,
  );
  const isBelow = (file: string) => starts.some((start) => file.startsWith(start));
  return (specifier, from) => {
    const name = packageOf(specifier);
    const isOwn = isFamily(name);
    // A package of this repository uses the packages of the version.
    const start =
      isOwn && !isBelow(from) && !from.includes('/node_modules/')
        ? path.join(packages.folder, 'package.ts')
        : from;
    const found = ts.resolveModuleName(specifier, start, options, ts.sys, cache);
    const file = found.resolvedModule?.resolvedFileName;
    // The packages of the root folder must not replace those of the version.
    const isForeign = isOwn && file && !isBelow(file) && !packages.workspacePackages.includes(name);
    return isForeign ? { resolvedModule: undefined } : found;
  };
}

/** Comments are half of the DOM's declarations, and only those of the family are ever read. */
function jsDocModeOf(file: string): ts.JSDocParsingMode {
  const name = packageOfFile(file);
  return name === undefined || isFamily(name)
    ? ts.JSDocParsingMode.ParseAll
    : ts.JSDocParsingMode.ParseNone;
}

/**
 * Creates a program of files that exist in memory only.
 *
 * @param packages - what their imports resolve to
 * @param roots - text of each file by its absolute path
 * @param settings - options beyond the common ones, the text of more files in memory, and the file
 *   of an import that is not resolved the usual way
 */
export function createProgram(
  packages: Packages,
  roots: ReadonlyMap<string, string>,
  settings: {
    options?: ts.CompilerOptions;
    textOf?: (file: string) => string | undefined;
    resolve?: (specifier: string, from: string) => string | undefined;
  } = {},
): ts.Program {
  const options = { ...COMPILER_OPTIONS, ...settings.options };
  const host = ts.createCompilerHost(options);
  const resolve = createResolver(packages, options);
  host.getCurrentDirectory = () => packages.folder;
  // Whether a file is a module follows from the nearest package.json, which the cache has read.
  host.getModuleResolutionCache = () => resolutionCacheOf(options);
  const inMemory = (file: string) => roots.get(file) ?? settings.textOf?.(file);
  host.fileExists = (file) => inMemory(file) !== undefined || ts.sys.fileExists(file);
  host.readFile = (file) => inMemory(file) ?? ts.sys.readFile(file);
  host.getSourceFile = (file, version) => {
    const text = inMemory(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version);
    if (!sourceFiles.has(file)) {
      const source = ts.sys.readFile(file);
      const target = typeof version === 'object' ? version : { languageVersion: version };
      sourceFiles.set(
        file,
        source === undefined
          ? undefined
          : ts.createSourceFile(file, source, { ...target, jsDocParsingMode: jsDocModeOf(file) }),
      );
    }
    return sourceFiles.get(file);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = settings.resolve?.(text, from);
      return file
        ? { resolvedModule: { resolvedFileName: file, extension: path.extname(file) } }
        : resolve(text, from);
    });
  return ts.createProgram([...roots.keys()], options, host);
}
