import path from 'node:path';
import ts from 'typescript';
import { createProgram } from '../remark-props-table/program';

/** The groups that changes are told in, in the order of the page. */
export const SECTIONS = [
  'props',
  'controls',
  'texts',
  'classes',
  'export',
  'import',
  'functions',
  'components',
  'constants',
  'types',
] as const;

/** One of {@link SECTIONS}. */
export type Section = (typeof SECTIONS)[number];

/** Something that a version's declarations give a name to. */
export interface Declared {
  section: Section;
  /** The name, after that of the type or the object it is a member of: `RuleType.value`. */
  name: string;
  /** The module that an export is imported from. */
  module?: string;
  /** The type as the declaration has it, on one line. */
  type: string;
  required?: boolean;
  deprecated?: boolean;
  /** The default of a prop, or the value of a constant, as code. */
  value?: string;
}

const CORE = 'react-querybuilder';

/** The props of the component: newer ones are generic, and tell their props only with arguments. */
const PROPS = [
  `import type * as RQB from '${CORE}';
export type Props = RQB.QueryBuilderProps<RQB.RuleGroupType, RQB.FullField, RQB.FullOperator, RQB.FullCombinator>;`,
  `import type { ComponentProps } from 'react';
import QueryBuilder from '${CORE}';
export type Props = ComponentProps<typeof QueryBuilder>;`,
];

/** The props whose keys have sections of their own. */
const KEYED: Record<string, Section> = {
  controlElements: 'controls',
  controlClassnames: 'classes',
  translations: 'texts',
};

/** What React adds to every component. */
const REACT_PROPS = new Set(['key', 'ref', 'children']);

const oneLine = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| |;$/g, '')
    .replace(/"/g, "'")
    .replace(/,(?=\s*[}>)])/g, '')
    .trim();

/** The type of a member as its author wrote it; what is computed has no such text. */
function writtenType(declaration: ts.Declaration | undefined): string | undefined {
  if (!declaration) return undefined;
  if (ts.isPropertySignature(declaration) || ts.isVariableDeclaration(declaration)) {
    return declaration.type?.getText();
  }
  if (ts.isMethodSignature(declaration) || ts.isFunctionDeclaration(declaration)) {
    const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
  }
  return undefined;
}

const isDeprecated = (symbol: ts.Symbol) =>
  symbol.getJsDocTags().some(({ name }) => name === 'deprecated');

/** Reads one program of declarations. */
class Reader {
  readonly found = new Map<string, Declared>();

  constructor(private readonly checker: ts.TypeChecker) {}

  add(declared: Declared): void {
    const key = `${declared.section} ${declared.module ?? ''} ${declared.name}`;
    if (!this.found.has(key)) this.found.set(key, declared);
  }

  private typeOf(symbol: ts.Symbol): string {
    const written = writtenType(symbol.declarations?.[0]);
    const type = this.checker.getTypeOfSymbol(symbol);
    return oneLine(
      written ?? this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    );
  }

  /** The properties of a type; of a union, those of each of its members. */
  properties(type: ts.Type): ts.Symbol[] {
    const plain = this.checker.getNonNullableType(type);
    const members = plain.isUnion() ? plain.types : [plain];
    const all = members
      .filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      .flatMap((member) => this.checker.getPropertiesOfType(member));
    // Where one member of the union rules a property out (`query?: never`), another one has its type.
    const isRuledOut = (symbol: ts.Symbol) => {
      const { flags } = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(symbol));
      return Boolean(flags & ts.TypeFlags.Never);
    };
    const found = new Map<string, ts.Symbol>();
    for (const symbol of all) {
      const known = found.get(symbol.name);
      if (!known || isRuledOut(known)) found.set(symbol.name, symbol);
    }
    return [...found.values()];
  }

  addMembers(section: Section, owner: string, type: ts.Type): void {
    for (const member of this.properties(type)) {
      if (member.name.startsWith('__')) continue;
      this.add({
        section,
        name: owner ? `${owner}.${member.name}` : member.name,
        type: this.typeOf(member),
        required: !(member.flags & ts.SymbolFlags.Optional),
        ...(isDeprecated(member) ? { deprecated: true } : {}),
      });
    }
  }

  addProps(type: ts.Type): void {
    for (const prop of this.properties(type)) {
      if (REACT_PROPS.has(prop.name)) continue;
      this.add({
        section: 'props',
        name: prop.name,
        type: this.typeOf(prop),
        required: !(prop.flags & ts.SymbolFlags.Optional),
        ...(isDeprecated(prop) ? { deprecated: true } : {}),
      });
      const section = KEYED[prop.name];
      if (section) this.addMembers(section, prop.name, this.checker.getTypeOfSymbol(prop));
    }
  }

  private sectionOf(name: string, symbol: ts.Symbol): Section {
    if (!(symbol.flags & ts.SymbolFlags.Value)) return 'types';
    const isCallable = this.checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
    if (/^[A-Z][a-z]/.test(name) && (isCallable || symbol.flags & ts.SymbolFlags.Class)) {
      return 'components';
    }
    return isCallable ? 'functions' : 'constants';
  }

  addExport(module: string, member: ts.Symbol): void {
    const isAlias = member.flags & ts.SymbolFlags.Alias;
    const symbol = isAlias ? this.checker.getAliasedSymbol(member) : member;
    const { name } = member;
    const section = this.sectionOf(name, symbol);
    const deprecated = isDeprecated(symbol) ? { deprecated: true } : {};
    if (section !== 'types') {
      this.add({ section, name, module, type: this.typeOf(symbol), ...deprecated });
      if (/^parse[A-Z]/.test(name) && name !== 'parseNumber') this.addParserOptions(name, symbol);
      return;
    }
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const declaration = symbol.declarations?.[0];
    const isObject = this.properties(type).length > 0 && !type.isUnion();
    const written =
      declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : '';
    this.add({ section, name, module, type: isObject ? '' : oneLine(written), ...deprecated });
    if (name === 'ExportFormat') this.addFormats(type);
    else if (name === 'FormatQueryOptions') this.addMembers('export', '', type);
    else if (module === CORE && isObject && name !== 'QueryBuilderProps') {
      this.addMembers('types', name, type);
    }
  }

  private addFormats(type: ts.Type): void {
    for (const format of type.isUnion() ? type.types : [type]) {
      if (format.isStringLiteral()) {
        this.add({ section: 'export', name: `'${format.value}'`, type: 'format' });
      }
    }
  }

  private addParserOptions(name: string, symbol: ts.Symbol): void {
    const signature = this.checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1);
    const options = signature?.parameters[1];
    if (options) this.addMembers('import', name, this.checker.getTypeOfSymbol(options));
  }
}

/**
 * Lists what a version's declarations name: props, keys, options, exports and the members of its
 * types.
 *
 * @param folder - absolute path of the folder that the packages are installed in: `…/versions/v7`
 * @param modules - the modules to read, `react-querybuilder` first
 * @returns everything that has a name, each once
 * @throws Error when a module cannot be found
 */
export function readDeclarations(folder: string, modules: readonly string[]): Declared[] {
  const at = (name: string) => path.posix.join(folder.replaceAll(path.sep, '/'), name);
  const index = modules.map((module, i) => `export * as m${i} from '${module}';`).join('\n');
  const texts = new Map([[at('__names__.ts'), index]]);
  for (const [i, text] of PROPS.entries()) texts.set(at(`__props${i}__.ts`), text);
  const program = createProgram(texts);
  const checker = program.getTypeChecker();
  const reader = new Reader(checker);
  const exportsOf = (name: string): ts.Symbol[] => {
    const source = program.getSourceFile(at(name)) as ts.SourceFile;
    const symbol = checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };

  const props = PROPS.flatMap((_, i) => exportsOf(`__props${i}__.ts`))
    .map((symbol) => checker.getDeclaredTypeOfSymbol(symbol))
    .find((type) => reader.properties(type).length > 0);
  if (props) reader.addProps(props);

  for (const [i, namespace] of exportsOf('__names__.ts').entries()) {
    const module = modules[i] as string;
    const members = checker.getExportsOfModule(checker.getAliasedSymbol(namespace));
    if (members.length === 0) {
      throw new Error(
        `"${module}" has no declarations in ${folder}: run "npm run versions:install".`,
      );
    }
    for (const member of members) {
      if (member.name !== 'default') reader.addExport(module, member);
    }
  }
  return [...reader.found.values()];
}
