import path from 'node:path';
import ts from 'typescript';
import { createProgram } from './program';
import { runtimeDefaults } from './runtimeDefaults';

/** One property of a type, as its declaration has it. */
export interface Prop {
  name: string;
  /** The type as it is written, on one line. */
  type: string;
  /** What the published code does, or else the declaration's `@default` says. */
  defaultValue?: string;
  required: boolean;
}

/** How to name a type that takes arguments; the first that compiles is meant. */
const ARGUMENTS = [
  '',
  '<RQB.RuleGroupType, RQB.FullField, RQB.FullOperator, RQB.FullCombinator>',
  '<RQB.RuleGroupType>',
];

/** The type whose defaults the published code tells. */
const COMPONENT_PROPS = 'QueryBuilderProps';

/** A default that the code gives in other ways than its declaration says. */
export const DEFAULT_IN_TEXT = 'see text';

const byFolder = new Map<string, Map<string, Prop[]>>();

/**
 * Reads the properties of an exported type of the core package.
 *
 * @param folder - the folder that the package is installed in, such as `versions/v7`
 * @param typeName - the name of an exported interface or type alias
 * @returns its properties in the order of their declarations
 * @throws Error when the package is not installed there or exports no such type
 */
export function readProps(folder: string, typeName: string): Prop[] {
  const known = byFolder.get(folder) ?? new Map<string, Prop[]>();
  byFolder.set(folder, known);
  const props = known.get(typeName) ?? compileProps(folder, typeName);
  known.set(typeName, props);
  return props;
}

function compileProps(folder: string, typeName: string): Prop[] {
  const file = path.resolve(folder, '__props__.ts');
  const text = [
    "import type * as RQB from 'react-querybuilder';",
    ...ARGUMENTS.map((args, index) => `export type P${index} = RQB.${typeName}${args};`),
  ].join('\n');
  const program = createProgram(new Map([[file, text]]));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file) as ts.SourceFile;
  const wrongLines = new Set(
    program
      .getSemanticDiagnostics(source)
      .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line),
  );
  const alias = source.statements.find(
    (statement, line) => ts.isTypeAliasDeclaration(statement) && !wrongLines.has(line),
  );
  if (!alias || wrongLines.has(0)) {
    throw new Error(
      `"${typeName}" is not a type that react-querybuilder exports in ${folder}: correct the name, or install the packages with "npm run versions:install".`,
    );
  }
  const props = checker
    .getPropertiesOfType(checker.getTypeAtLocation(alias))
    .map((symbol) => toProp(symbol, checker, alias));
  return typeName === COMPONENT_PROPS
    ? withDefaults(props, folder, exportedNames(source, checker))
    : props;
}

function exportedNames(source: ts.SourceFile, checker: ts.TypeChecker): Set<string> {
  const declaration = source.statements[0] as ts.ImportDeclaration;
  const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
  return new Set(module ? checker.getExportsOfModule(module).map(({ name }) => name) : []);
}

function withDefaults(props: Prop[], folder: string, exported: Set<string>): Prop[] {
  const defaults = runtimeDefaults(folder, new Set(props.map(({ name }) => name)), exported);
  return props.map((prop) => {
    if (!defaults.has(prop.name)) return prop;
    const { defaultValue: declared, ...rest } = prop;
    // Where the two disagree, the code is what happens.
    const defaultValue = defaults.get(prop.name) ?? (declared && DEFAULT_IN_TEXT);
    return defaultValue ? { ...rest, defaultValue } : rest;
  });
}

function toProp(symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): Prop {
  // A union rules a property out in some members: `query?: never` beside `query?: RG`.
  const declaration = symbol.declarations?.find((one) => writtenType(one) !== 'never');
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name.startsWith('default'));
  const defaultValue = tag?.text
    ?.map(({ text }) => text)
    .join('')
    .trim()
    .replace(/^`|`$/g, '');
  return {
    name: symbol.name,
    type: oneLine(writtenType(declaration) ?? typeText(symbol, checker, at)),
    ...(defaultValue ? { defaultValue } : {}),
    required: !optional,
  };
}

/** The type as the author of the declaration wrote it, which names things as the guides do. */
function writtenType(declaration: ts.Declaration | undefined): string | undefined {
  if (!declaration) return undefined;
  if (ts.isPropertySignature(declaration)) return declaration.type?.getText();
  if (ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
  }
  return undefined;
}

function typeText(symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): string {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}
