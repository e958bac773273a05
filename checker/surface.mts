import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createProgram, type Packages } from './compile.mjs';

/** What sort of name it is; the guides have a place for each. */
export type NameKind =
  | 'prop'
  | 'control element'
  | 'class name key'
  | 'translation key'
  | 'export format'
  | 'export option'
  | 'parser option'
  | 'parser'
  | 'hook'
  | 'query tool'
  | 'component'
  | 'default'
  | 'utility'
  | 'type';

/** A name that the guides owe the reader. */
export interface SurfaceName {
  kind: NameKind;
  name: string;
  /** What it belongs to: a parser for its options, a subpath for what is not in the main module. */
  of?: string;
  /** Its documentation calls it deprecated or internal. */
  tags: string[];
}

/** Functions that return a changed query. */
const QUERY_TOOLS =
  /^(?:add|remove|update|move|insert|group|ungroup|regenerate|transform)(?:$|[A-Z])/;

/** Lists the subpaths that a reader imports code from. */
function entryPoints(folder: string): string[] {
  const file = path.join(folder, 'node_modules/react-querybuilder/package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { exports?: object };
  const subpaths = Object.keys(manifest.exports ?? { '.': '' });
  return subpaths
    .filter((subpath) => /^\.(?:\/[\w-]+)?$/.test(subpath) && subpath !== './dev')
    .map((subpath) => `react-querybuilder${subpath.slice(1)}`);
}

/** Gives a type's properties; of a union, those of each member. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const plain = checker.getNonNullableType(type);
  const members = plain.isUnion() ? plain.types : [plain];
  const all = members
    .filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    .flatMap((member) => checker.getPropertiesOfType(member));
  return [...new Map(all.map((symbol) => [symbol.name, symbol])).values()];
}

const tagsOf = (symbol: ts.Symbol) => symbol.getJsDocTags().map(({ name }) => name);

function kindOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): NameKind {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (/^parse[A-Z]+[A-Za-z]*$/.test(name) && name !== 'parseNumber') return 'parser';
  if (QUERY_TOOLS.test(name)) return 'query tool';
  if (/^default[A-Z]/.test(name)) return 'default';
  const type = checker.getTypeOfSymbol(symbol);
  const isCallable = type.getCallSignatures().length > 0;
  if (/^[A-Z][a-z]/.test(name) && (isCallable || symbol.flags & ts.SymbolFlags.Class)) {
    return 'component';
  }
  return isCallable ? 'utility' : 'default';
}

/**
 * Names the type whose members are the props. The component of newer versions is generic, so that
 * only a full list of type arguments gives its props; older ones give them themselves.
 */
const PROBES = {
  'generic.ts': `import type {
  FullCombinator, FullField, FullOperator, QueryBuilderProps, RuleGroupType,
} from 'react-querybuilder';
export type Props = QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>;`,
  'plain.ts': `import type { ComponentProps } from 'react';
import QueryBuilder from 'react-querybuilder';
export type Props = ComponentProps<typeof QueryBuilder>;`,
};

/**
 * Lists the public names of a version, from its declarations.
 *
 * @param packages - the version's packages
 * @returns each name once for each kind
 */
export function readSurface(packages: Packages): SurfaceName[] {
  const entries = entryPoints(packages.folder);
  const main = 'react-querybuilder';
  const at = (name: string) => path.posix.join(packages.folder, '.blocks', name);
  const index = entries.map((entry, i) => `export * as m${i} from '${entry}';`).join('\n');
  const files = Object.entries({ 'names.ts': index, ...PROBES });
  const program = createProgram(packages, new Map(files.map(([name, text]) => [at(name), text])));
  const checker = program.getTypeChecker();
  const exportsOf = (name: string): ts.Symbol[] => {
    const file = program.getSourceFile(at(name));
    const symbol = file && checker.getSymbolAtLocation(file);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const names = new Map<string, SurfaceName>();
  const add = (kind: NameKind, name: string, tags: string[], of?: string) => {
    const key = `${kind} ${name} ${kind === 'parser option' ? of : ''}`;
    if (!names.has(key)) names.set(key, { kind, name, tags, of });
  };
  const addMembers = (kind: NameKind, type: ts.Type, of?: string) => {
    for (const member of propertiesOf(checker, type)) add(kind, member.name, tagsOf(member), of);
  };

  const props = Object.keys(PROBES)
    .flatMap((name) => exportsOf(name))
    .map((symbol) => propertiesOf(checker, checker.getDeclaredTypeOfSymbol(symbol)))
    .find(({ length }) => length > 0);
  const KEYED: Record<string, NameKind> = {
    controlElements: 'control element',
    controlClassnames: 'class name key',
    translations: 'translation key',
  };
  for (const prop of props ?? []) {
    // React adds these to every component.
    if (prop.name === 'key' || prop.name === 'ref' || prop.name === 'children') continue;
    add('prop', prop.name, tagsOf(prop));
    const kind = KEYED[prop.name];
    if (kind) addMembers(kind, checker.getTypeOfSymbol(prop));
  }

  for (const [i, module] of exportsOf('names.ts').entries()) {
    const entry = entries[i] ?? main;
    for (const member of checker.getExportsOfModule(resolve(module))) {
      const symbol = resolve(member);
      if (member.name === 'default') continue;
      const tags = [...tagsOf(member), ...(symbol === member ? [] : tagsOf(symbol))];
      const kind = kindOf(member.name, symbol, checker);
      add(kind, member.name, tags, entry === main ? undefined : entry);
      if (kind === 'parser') {
        const options = checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1)?.parameters[1];
        if (options) addMembers('parser option', checker.getTypeOfSymbol(options), member.name);
      }
      if (kind === 'type' && member.name === 'ExportFormat') {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        for (const format of type.isUnion() ? type.types : [type]) {
          if (format.isStringLiteral()) add('export format', format.value, []);
        }
      }
      if (kind === 'type' && member.name === 'FormatQueryOptions') {
        addMembers('export option', checker.getDeclaredTypeOfSymbol(symbol), 'formatQuery');
      }
    }
  }
  return [...names.values()];
}
