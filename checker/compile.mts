import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Unit } from './plan.mjs';
import type { BlockProblem } from './types.mjs';

/** How a block is compiled: as strict as a new project of a bundler's template. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: true,
};

/** Style sheets and pictures are a bundler's business. */
const ASSETS = `${['css', 'scss', 'svg', 'png']
  .map((ending) => `declare module '*.${ending}';`)
  .join('\n')}\n`;

/** An import of such a file from a package; the declaration above accepts any. */
const ASSET_IMPORT = /(?:\bfrom|\bimport)\s*(["'])([^."'][^"']*\.(?:css|scss|svg|png))\1/g;

/** Packages whose version matters: the root folder's own ones must never stand in for them. */
const OWN_PACKAGE = /^(?:react-querybuilder|@react-querybuilder\/[^/]+)(?=\/|$)/;

/**
 * Parsed declarations, shared by all versions. They are most of the work, and most of them (the DOM,
 * React, the UI libraries) are the same files.
 */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler needs to know about a version. */
export interface Packages {
  /** Absolute path of the version's folder. */
  folder: string;
  /** Packages of this repository that its guides may import. */
  workspacePackages: readonly string[];
}

/**
 * Resolves an import of a block, or of a package that a block imports.
 *
 * @returns the resolution; a package of the family that the version's folder lacks stays unresolved
 */
function createResolver(packages: Packages, units: ReadonlyMap<string, Unit>) {
  const cache = ts.createModuleResolutionCache(packages.folder, (name) => name, OPTIONS);
  const below = `${packages.folder.replaceAll(path.sep, '/')}/`;
  return (specifier: string, from: string): ts.ResolvedModuleWithFailedLookupLocations => {
    const imported = units.get(from)?.imports.get(specifier);
    if (imported) {
      const extension = path.extname(imported.file);
      return { resolvedModule: { resolvedFileName: imported.file, extension } };
    }
    const name = OWN_PACKAGE.exec(specifier)?.[0];
    // A package of this repository stands beside the version's packages and uses them.
    const start =
      name && !from.startsWith(below) && !from.includes('/node_modules/')
        ? path.join(packages.folder, 'package.ts')
        : from;
    const found = ts.resolveModuleName(specifier, start, OPTIONS, ts.sys, cache);
    const file = found.resolvedModule?.resolvedFileName;
    const foreign =
      name && file && !file.startsWith(below) && !packages.workspacePackages.includes(name);
    return foreign ? { resolvedModule: undefined } : found;
  };
}

/**
 * Creates a program of in-memory files against a version's packages.
 *
 * @param packages - the version's packages
 * @param roots - absolute path and text of each file to compile
 * @param units - the blocks that those files may import
 */
export function createProgram(
  packages: Packages,
  roots: ReadonlyMap<string, string>,
  units: ReadonlyMap<string, Unit> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const resolve = createResolver(packages, units);
  host.getCurrentDirectory = () => packages.folder;
  const inMemory = (file: string) => roots.get(file) ?? units.get(file)?.code;
  host.fileExists = (file) => inMemory(file) !== undefined || ts.sys.fileExists(file);
  host.readFile = (file) => inMemory(file) ?? ts.sys.readFile(file);
  host.getSourceFile = (file, options) => {
    const text = inMemory(file);
    if (text !== undefined) return ts.createSourceFile(file, text, options);
    if (!parsed.has(file)) {
      const source = ts.sys.readFile(file);
      // Comments are half of the DOM's declarations; only those of the family are ever read.
      const jsDocParsingMode = file.includes('react-querybuilder')
        ? ts.JSDocParsingMode.ParseAll
        : ts.JSDocParsingMode.ParseNone;
      const settings = typeof options === 'object' ? options : { languageVersion: options };
      parsed.set(
        file,
        source === undefined
          ? undefined
          : ts.createSourceFile(file, source, { ...settings, jsDocParsingMode }),
      );
    }
    return parsed.get(file);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => resolve(text, from));
  return ts.createProgram([...roots.keys()], OPTIONS, host);
}

/**
 * What the compiler knows for sure about JavaScript: syntax, names, imports, members and the number
 * of arguments. Whether a value fits a type, it often cannot know without annotations, for which
 * JavaScript has no place: it takes `'text'` in a list of fields for any string.
 */
const SURE_IN_SCRIPTS = new Set([
  2304, 2305, 2307, 2339, 2451, 2551, 2552, 2554, 2555, 2613, 2614, 2724,
]);

/** Whether a finding, or one of the reasons that it gives, is sure in JavaScript. */
function isSure({ code, messageText }: ts.Diagnostic | ts.DiagnosticMessageChain): boolean {
  if (code < 2000 || SURE_IN_SCRIPTS.has(code)) return true;
  const reasons = typeof messageText === 'string' ? [] : (messageText.next ?? []);
  return reasons.some((reason) => isSure(reason));
}

/**
 * Tells what the compiler says about the block's own lines. What it says about a continued block is
 * that block's own finding.
 */
function diagnose(program: ts.Program, unit: Unit): BlockProblem[] {
  const source = program.getSourceFile(unit.file);
  if (!source) throw new Error(`The compiler lost ${unit.file}`);
  const isScript = /\.jsx?$/.test(unit.file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter((diagnostic) => !isScript || isSure(diagnostic))
    .map((diagnostic) => {
      const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
      return {
        kind: 'type' as const,
        line: line - unit.ownLine,
        column: character,
        message: `TS${diagnostic.code}: ${text}`,
      };
    })
    .filter(({ line }) => line >= 0);
}

/** Finds imports of files that a package does not have, or does not let out. */
function findLostAssets(packages: Packages, unit: Unit): BlockProblem[] {
  const { resolve } = createRequire(path.join(packages.folder, 'package.json'));
  return unit.block.code.split('\n').flatMap((text, line) =>
    [...text.matchAll(ASSET_IMPORT)].flatMap((match) => {
      const specifier = match[2] ?? '';
      try {
        resolve(specifier);
        return [];
      } catch {
        return {
          kind: 'type' as const,
          line,
          column: match.index + match[0].length - specifier.length - 1,
          message: `\`${specifier}\` is not there in the packages of this version.`,
        };
      }
    }),
  );
}

/** Whether the code changes types for everybody else, so that it must be compiled alone. */
const isAugmenting = (code: string) => /\bdeclare\s+(?:global\b|module\s+["'])/.test(code);

/**
 * Compiles units, each against the packages that it is for.
 *
 * @param units - the units to tell about
 * @param all - every unit of their pages by file, which they may import
 * @returns what the compiler says about each, in the order of the page
 */
export function compile(
  units: readonly Unit[],
  all: ReadonlyMap<string, Unit>,
): Map<Unit, BlockProblem[]> {
  const problems = new Map<Unit, BlockProblem[]>();
  const groups: { packages: Packages; group: Unit[] }[] = [];
  const shared = new Map<Packages, Unit[]>();
  for (const unit of units) {
    const packages = unit.target;
    const known = isAugmenting(unit.code) ? undefined : shared.get(packages);
    if (known) {
      known.push(unit);
      continue;
    }
    const group = [unit];
    groups.push({ packages, group });
    if (!isAugmenting(unit.code)) shared.set(packages, group);
  }
  for (const { packages, group } of groups) {
    const roots = new Map([[path.posix.join(packages.folder, '.blocks/assets.d.ts'), ASSETS]]);
    for (const unit of group) roots.set(unit.file, unit.code);
    const program = createProgram(packages, roots, all);
    for (const unit of group) {
      problems.set(unit, [...diagnose(program, unit), ...findLostAssets(packages, unit)]);
    }
  }
  return problems;
}
