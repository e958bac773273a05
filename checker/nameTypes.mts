import ts from 'typescript';
import type { BlockTypes, NameText } from '../src/codeTypes/PageTypes.js';
import type { Unit } from './plan.mjs';

/** What the compiler says about the names of a block. */
export interface NameTypes {
  /** What is shown about names, each text once. */
  texts: NameText[];
  /** See {@link BlockTypes}; lines are those of the block. */
  places: BlockTypes['places'];
}

const { TypeFormatFlags, SymbolFlags } = ts;

const TYPE_FORMAT = TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A longer text does not fit into a tooltip. */
const MAX_TYPE_LENGTH = 600;

/** The absolute path of a module, in quotes. */
const MODULE_PATH = /(["'])\/[^"']*\/([^"'/]+)\1/g;
const PACKAGE_PATH = /(["'])\/[^"']*\/node_modules\/(?:@types\/)?((?:@[^/"']+\/)?[^/"']+)[^"']*\1/g;

/**
 * Finds the types of the names in a block.
 *
 * @param program - the program that the block is compiled in
 */
export function readNameTypes(program: ts.Program, unit: Unit): NameTypes {
  const source = program.getSourceFile(unit.file);
  if (!source) throw new Error(`The compiler lost ${unit.file}`);
  const checker = program.getTypeChecker();
  const indexes = new Map<string, number>();
  // Most names of a block occur several times, and writing a type takes long.
  const known = new Map<ts.Symbol, Map<ts.Type, NameText>>();
  const result: NameTypes = { texts: [], places: [] };
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const start = node.getStart(source);
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const text = line >= unit.ownLine && textOf(node, checker, known);
      if (text) {
        const key = JSON.stringify(text);
        const index = indexes.get(key) ?? result.texts.push(text) - 1;
        indexes.set(key, index);
        result.places.push(line - unit.ownLine, character, node.end - start, index);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return result;
}

/**
 * What an editor shows about a name; nothing for a name that the compiler does not know. TypeScript's own
 * quick info takes longer than compiling, because it looks for the shortest way to write each name.
 */
function textOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  known: Map<ts.Symbol, Map<ts.Type, NameText>>,
): NameText | undefined {
  let symbol = expectedProperty(node, checker) ?? checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  if (!symbol || checker.isUnknownSymbol(symbol)) return undefined;
  if (!(symbol.flags & SymbolFlags.Value) || ts.isPartOfTypeNode(node)) {
    return withDescription(declarationText(node, symbol, checker), symbol, checker);
  }
  const signature = signatureOf(node, symbol, checker);
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const ofSymbol = known.get(symbol) ?? new Map<ts.Type, NameText>();
  known.set(symbol, ofSymbol);
  const same = signature ? undefined : ofSymbol.get(type);
  if (same) return same;
  const value = valueText(node, symbol, type, signature, checker);
  const text = withDescription(value, symbol, checker, signature);
  if (!signature) ofSymbol.set(type, text);
  return text;
}

/** Adds the description of a name, or of the signature that is shown, to its type. */
function withDescription(
  type: string,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  signature?: ts.Signature,
): NameText {
  const documented = signature?.getDocumentationComment(checker) ?? [];
  const description = firstSentence(
    ts.displayPartsToString(
      documented.length > 0 ? documented : symbol.getDocumentationComment(checker),
    ),
  );
  return description ? [clean(type), description] : [clean(type)];
}

/** A property of an object or an element has its description where its type is declared. */
function expectedProperty(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  const isProperty =
    ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isMethodDeclaration(parent);
  if (!isProperty || parent.name !== node) return undefined;
  const container = parent.parent;
  if (!ts.isObjectLiteralExpression(container) && !ts.isJsxAttributes(container)) return undefined;
  return checker.getContextualType(container)?.getProperty(node.text);
}

/** The call whose function a name is. */
function callOf(node: ts.Identifier): ts.CallLikeExpression | undefined {
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const callee = isMember ? node.parent : node;
  const { parent } = callee;
  const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isCall && parent.expression === callee ? parent : undefined;
}

/** The signature of a function: the one that is called here, or otherwise the first one. */
function signatureOf(
  node: ts.Identifier,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  const call = callOf(node);
  if (call) return checker.getResolvedSignature(call);
  if (!(symbol.flags & (SymbolFlags.Function | SymbolFlags.Method))) return undefined;
  return checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures()[0];
}

/** The text of a name that is a value: a variable, a function, a property. */
function valueText(
  node: ts.Identifier,
  symbol: ts.Symbol,
  type: ts.Type,
  signature: ts.Signature | undefined,
  checker: ts.TypeChecker,
): string {
  const { flags } = symbol;
  if (flags & SymbolFlags.Class) return `class ${nameOf(symbol, node)}`;
  if (flags & SymbolFlags.Enum) return `enum ${symbol.name}`;
  if (flags & SymbolFlags.Module) return `namespace ${symbol.name}`;
  if (signature && flags & (SymbolFlags.Function | SymbolFlags.Method)) {
    const kind = flags & SymbolFlags.Function ? 'function ' : '(method) ';
    const others = type.getCallSignatures().length - 1;
    const overloads = others > 0 ? ` (+${others} overload${others > 1 ? 's' : ''})` : '';
    return `${kind}${nameOf(symbol, node)}${checker.signatureToString(signature, node, TYPE_FORMAT)}${overloads}`;
  }
  const written = signature
    ? checker.signatureToString(
        signature,
        node,
        TYPE_FORMAT | TypeFormatFlags.WriteArrowStyleSignature,
      )
    : checker.typeToString(type, node, TYPE_FORMAT);
  if (flags & SymbolFlags.Optional) {
    return `(property) ${nameOf(symbol, node)}?: ${written.replace(/ \| undefined$/, '')}`;
  }
  return `${valueKind(symbol)} ${nameOf(symbol, node)}: ${written}`;
}

function valueKind({ flags, valueDeclaration }: ts.Symbol): string {
  if (flags & SymbolFlags.EnumMember) return '(enum member)';
  if (!(flags & SymbolFlags.Variable)) return '(property)';
  if (!valueDeclaration) return 'var';
  let declaration: ts.Node = valueDeclaration;
  while (ts.isBindingElement(declaration)) declaration = declaration.parent.parent;
  if (ts.isParameter(declaration)) return '(parameter)';
  const kind = ts.getCombinedNodeFlags(valueDeclaration) & ts.NodeFlags.BlockScoped;
  return kind & ts.NodeFlags.Const ? 'const' : kind & ts.NodeFlags.Let ? 'let' : 'var';
}

/** A member is named with the type that declares it, and a default export as its module names it. */
function nameOf(symbol: ts.Symbol, node: ts.Identifier): string {
  if (symbol.name === ts.InternalSymbolName.Default) return node.text;
  const isMember =
    symbol.flags & (SymbolFlags.ClassMember | SymbolFlags.EnumMember | SymbolFlags.Optional);
  const declaring = isMember ? symbol.declarations?.[0]?.parent : undefined;
  const name = declaring && (declaring as ts.NamedDeclaration).name;
  return name && ts.isIdentifier(name) ? `${name.text}.${symbol.name}` : symbol.name;
}

/** The text of a name that is no value. */
function declarationText(node: ts.Identifier, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const { flags, name } = symbol;
  if (flags & SymbolFlags.Class) return `class ${name}`;
  if (flags & SymbolFlags.Interface) return `interface ${name}`;
  if (flags & SymbolFlags.TypeParameter) return `(type parameter) ${name}`;
  if (flags & SymbolFlags.Module) return `namespace ${name}`;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const format = TYPE_FORMAT | TypeFormatFlags.InTypeAlias;
  return `type ${name} = ${checker.typeToString(declared, node, format)}`;
}

/** Removes where packages are installed. */
function clean(text: string): string {
  const type = text.replace(PACKAGE_PATH, '$1$2$1').replace(MODULE_PATH, '$1./$2$1');
  return type.length > MAX_TYPE_LENGTH ? `${type.slice(0, MAX_TYPE_LENGTH)}…` : type;
}

/** The first sentence of a description, which is Markdown, as plain text. */
function firstSentence(text: string): string {
  const plain = text
    .replace(/\{@link(?:code|plain)?\s+(?:[^}|]*\|)?([^}]*)\}/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .split(/\n\s*\n/, 1)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
  return /^.*?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s[A-Z]|$)/.exec(plain)?.[0] ?? plain;
}
