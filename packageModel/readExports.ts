import path from 'node:path';
import ts from 'typescript';
import { documentationOf } from './documentation';
import { packageOfFile } from './family.mjs';
import type { InstalledPackage } from './installed';
import { createProgram, type Packages } from './program';
import { SourceFinder } from './SourceFinder';
import { TypeReader } from './TypeReader';
import type { Documentation, Export, ExportKind, Package } from './types';

const OBJECT = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** An exported symbol, and the entry points that export it. */
interface Found {
  name: string;
  symbol: ts.Symbol;
  entryPoints: string[];
  defaultOf: string[];
}

/**
 * Reads what packages export, in one pass of the compiler.
 *
 * @param installed - the packages to read
 * @param packages - the folder that their imports resolve to
 * @throws Error naming an entry point without declarations, or an export of a kind that the model
 *   has no name for
 */
export function readExports(installed: readonly InstalledPackage[], packages: Packages): Package[] {
  const index = path.posix.join(packages.folder.replaceAll(path.sep, '/'), '.packageModel.ts');
  const entryPoints = installed.flatMap((each) => each.entryPoints);
  const text = entryPoints.map((name, i) => `export * as m${i} from '${name}';`).join('\n');
  const program = createProgram(packages, new Map([[index, text]]));
  const checker = program.getTypeChecker();
  const modules = new Map(
    checker
      .getExportsOfModule(
        checker.getSymbolAtLocation(program.getSourceFile(index) as ts.SourceFile) as ts.Symbol,
      )
      .map((namespace, i) => [entryPoints[i] as string, checker.getAliasedSymbol(namespace)]),
  );
  const found = installed.map((each) => findExports(each, modules, checker, packages.folder));
  const homes = new Map<string, string>();
  for (const [i, exports] of found.entries()) {
    for (const { name } of exports) {
      if (!homes.has(name)) homes.set(name, (installed[i] as InstalledPackage).name);
    }
  }
  const symbols = new Set(found.flat().map(({ symbol }) => symbol));
  const reader = new TypeReader(checker, homes, symbols);
  const sources = new SourceFinder(packages.folder);
  return installed.map(({ name, version, entryPoints: own }, i) => ({
    name,
    version,
    entryPoints: own,
    exports: (found[i] as Found[]).map((each) =>
      toExport(each, reader, checker, packages.folder, (file) =>
        sources.find(each.name, name, file),
      ),
    ),
  }));
}

function findExports(
  { name, entryPoints }: InstalledPackage,
  modules: ReadonlyMap<string, ts.Symbol>,
  checker: ts.TypeChecker,
  folder: string,
): Found[] {
  const byName = new Map<string, Found>();
  const defaults: { symbol: ts.Symbol; entryPoint: string }[] = [];
  for (const entryPoint of entryPoints) {
    const members = checker.getExportsOfModule(modules.get(entryPoint) as ts.Symbol);
    if (members.length === 0) {
      throw new Error(
        `"${entryPoint}" has no declarations in ${folder}: run "npm run versions:install".`,
      );
    }
    for (const member of members) {
      const isAlias = member.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(member) : member;
      if (member.name === 'default') {
        defaults.push({ symbol, entryPoint });
        continue;
      }
      const known = byName.get(member.name);
      // Some packages export what they did not publish, such as the version in their own manifest.
      const isLost = symbol.declarations === undefined;
      if (known) known.entryPoints.push(entryPoint);
      else {
        byName.set(member.name, {
          name: member.name,
          symbol: isLost ? member : symbol,
          entryPoints: [entryPoint],
          defaultOf: [],
        });
      }
    }
  }
  for (const { symbol, entryPoint } of defaults) {
    const named = [...byName.values()].find((each) => each.symbol === symbol);
    const exported = named ?? byName.get(symbol.name);
    if (exported) exported.defaultOf.push(entryPoint);
    else {
      const own = symbol.name === 'default' ? name : symbol.name;
      byName.set(own, { name: own, symbol, entryPoints: [], defaultOf: [entryPoint] });
    }
  }
  return [...byName.values()];
}

function kindOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ExportKind {
  const { flags } = symbol;
  const isCapitalized = /^[A-Z][a-z]/.test(name);
  if (flags & ts.SymbolFlags.Class) {
    const instance = checker.getDeclaredTypeOfSymbol(symbol);
    return isCapitalized && instance.getProperty('render') ? 'component' : 'class';
  }
  // A namespace, or what the package did not publish.
  if (flags & (ts.SymbolFlags.ValueModule | ts.SymbolFlags.Alias)) return 'variable';
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  if (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) {
    if (checker.getTypeOfSymbol(symbol).getCallSignatures().length === 0) return 'variable';
    if (/^use[A-Z]/.test(name)) return 'hook';
    return isCapitalized ? 'component' : 'function';
  }
  if (flags & ts.SymbolFlags.Interface) return 'interface';
  if (flags & ts.SymbolFlags.TypeAlias) return 'type alias';
  const declaration = symbol.declarations?.[0];
  throw new Error(
    `The package model has no kind for the export "${name}"${declaration ? `, declared as "${declaration.getText().slice(0, 120)}" in ${declaration.getSourceFile().fileName}` : ', which has no declaration'}: add one to packageModel/readExports.ts.`,
  );
}

function toExport(
  { name, symbol, entryPoints, defaultOf }: Found,
  reader: TypeReader,
  checker: ts.TypeChecker,
  folder: string,
  sourceOf: (file: string) => string | undefined,
): Export {
  const kind = kindOf(name, symbol, checker);
  const declaration = symbol.declarations?.[0] as ts.Declaration;
  const isType = kind === 'interface' || kind === 'type alias';
  const type =
    isType || kind === 'class' || kind === 'enum'
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbol(symbol);
  const { fileName } = declaration.getSourceFile();
  const file = fileName.includes('/node_modules/')
    ? (fileName.split('/node_modules/').at(-1) as string)
    : path.posix.relative(folder, fileName);
  const source = sourceOf(file);
  const parts = partsOf(kind, symbol, type, declaration, reader, checker);
  return {
    name,
    kind,
    entryPoints,
    ...(defaultOf.length > 0 && { defaultOf }),
    file,
    ...(source && { source }),
    ...withoutPartialDeprecation(documentationOf(symbol, checker), parts),
    ...parts,
  };
}

/** The compiler counts a function as deprecated when one of its overloads is. */
function withoutPartialDeprecation(
  { deprecated, ...documentation }: Documentation,
  { signatures = [] }: Partial<Export>,
): Documentation {
  const count = signatures.filter((signature) => signature.deprecated !== undefined).length;
  const isPartial = count > 0 && count < signatures.length;
  return deprecated === undefined || isPartial ? documentation : { ...documentation, deprecated };
}

/** The strings of a union of string literals; none for other types. */
function literalsOf(type: ts.Type): string[] {
  const variants = type.isUnion() ? type.types : [type];
  const literals = variants.filter((variant) => variant.isStringLiteral());
  return literals.length === variants.length ? literals.map(({ value }) => value) : [];
}

function partsOf(
  kind: ExportKind,
  { name }: ts.Symbol,
  type: ts.Type,
  declaration: ts.Declaration,
  reader: TypeReader,
  checker: ts.TypeChecker,
): Partial<Export> {
  const some = <K extends string, T>(key: K, list: readonly T[] | undefined) =>
    list && list.length > 0 ? ({ [key]: list } as Record<K, T[]>) : {};
  const members = () =>
    some(
      'members',
      reader.membersOf(type, name, 0, packageOfFile(declaration.getSourceFile().fileName)),
    );
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const bases = declaration.heritageClauses
      ?.flatMap((clause) => clause.types)
      .map((node) => reader.describe(() => checker.getTypeAtLocation(node), node, Infinity));
    return {
      ...some('typeParameters', reader.typeParametersOf(declaration.typeParameters)),
      ...some('extends', bases),
      ...members(),
      ...(kind === 'interface' && some('signatures', reader.signaturesOf(type, 0))),
    };
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return {
      ...some('typeParameters', reader.typeParametersOf(declaration.typeParameters)),
      type: reader.describe(() => type, declaration.type, Infinity),
      ...(!(type.flags & OBJECT) && { hasAlternatives: true as const }),
      ...some('literals', literalsOf(type)),
      ...members(),
      ...some('signatures', reader.signaturesOf(type, 0)),
    };
  }
  if (kind === 'enum') return members();
  const signatures = some('signatures', reader.signaturesOf(type, 0));
  if (ts.isFunctionDeclaration(declaration)) {
    return { type: reader.describeFunction(() => type, declaration, Infinity), ...signatures };
  }
  const node = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return {
    type: reader.describe(() => type, node, kind === 'variable' ? 0 : Infinity),
    ...signatures,
  };
}
