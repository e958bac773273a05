import ts from 'typescript';
import { documentationOf, parameterComment, returnsComment, statedDefault } from './documentation';
import { isFamily, packageOfFile } from './family.mjs';
import { memberSymbols } from './memberSymbols';
import { sourceText } from './sourceText';
import type { Member, Parameter, Signature, Type, TypeParameter } from './types';

/** How many levels of types without exported names are described below an export. */
const MAX_DEPTH = 1;

/** What React's and the compiler's declarations are documented as. */
const DOCUMENTED_AS: Record<string, string> = { '@types/react': 'react', typescript: 'lib' };

type Written = ts.TypeNode | ts.ParameterDeclaration | ts.SignatureDeclaration;

/** Describes the types of one program. */
export class TypeReader {
  /**
   * @param checker - the program's checker
   * @param exported - the package that documents each exported name of the family
   * @param symbols - what the family exports, also of other packages
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly exported: ReadonlyMap<string, string>,
    private readonly symbols: ReadonlySet<ts.Symbol>,
  ) {}

  /**
   * Describes a type.
   *
   * @param typeOf - computes the type, which takes long and is left out where the text says enough
   * @param node - its text in a declaration, where the author wrote it
   * @param depth - how many types it is nested in
   */
  describe(typeOf: () => ts.Type, node: ts.TypeNode | undefined, depth: number): Type {
    const text = node ? sourceText(node) : this.print(typeOf());
    const names = node ? this.namesIn(node) : this.namesInText(text);
    return {
      text,
      ...(Object.keys(names).length > 0 && { names }),
      ...(node && this.isPlain(node) ? {} : this.shapeOf(typeOf, depth)),
    };
  }

  /** Describes a function or method by its first signature, in the form of a function type. */
  describeFunction(
    typeOf: () => ts.Type,
    declaration: ts.SignatureDeclaration,
    depth: number,
  ): Type {
    const { typeParameters, parameters, type: returns } = declaration;
    const list = (nodes: readonly ts.Node[]) => nodes.map(sourceText).join(', ');
    const generics = typeParameters ? `<${list(typeParameters)}>` : '';
    const text = `${generics}(${list(parameters)}) => ${returns ? sourceText(returns) : 'void'}`;
    const names = this.namesIn(declaration);
    return {
      text,
      ...(Object.keys(names).length > 0 && { names }),
      ...this.shapeOf(typeOf, depth),
    };
  }

  /** Lists the members of a type; see {@link memberSymbols}. */
  membersOf(type: ts.Type, owner: string | undefined, depth: number, home?: string): Member[] {
    const isSkipped = (variant: ts.Type) => this.isExported(variant, owner);
    return memberSymbols(type, this.checker, { home, isSkipped }).map(({ symbol, optional }) =>
      this.memberOf(symbol, optional, owner, depth),
    );
  }

  /** Lists the signatures of a function type. */
  signaturesOf(type: ts.Type, depth: number): Signature[] {
    return this.checker
      .getNonNullableType(type)
      .getCallSignatures()
      .map((signature) => this.signatureOf(signature, depth));
  }

  /** Lists the type parameters of a declaration. */
  typeParametersOf(
    nodes: readonly ts.TypeParameterDeclaration[] | undefined,
  ): TypeParameter[] | undefined {
    const typeOf = (node: ts.TypeNode) =>
      this.describe(() => this.checker.getTypeFromTypeNode(node), node, Infinity);
    return nodes?.map((node) => ({
      name: node.name.text,
      ...(node.constraint && { constraint: typeOf(node.constraint) }),
      ...(node.default && { default: typeOf(node.default) }),
    }));
  }

  private memberOf(
    symbol: ts.Symbol,
    optional: boolean,
    owner: string | undefined,
    depth: number,
  ): Member {
    const declaration = symbol.declarations?.[0];
    const typeOf = () => this.checker.getTypeOfSymbol(symbol);
    const isMethod =
      declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration));
    const node =
      declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
        ? declaration.type
        : undefined;
    const parent = declaration && nameOfParent(declaration);
    const inheritedFrom = parent && parent !== owner ? { inheritedFrom: parent } : {};
    if (parent && owner === undefined && this.exported.has(parent)) {
      // That type has the documentation.
      const { text, names } = isMethod
        ? this.describeFunction(typeOf, declaration, Infinity)
        : this.describe(typeOf, node, Infinity);
      const type = { text, ...(names && { names }) };
      return { name: symbol.name, type, optional, ...inheritedFrom };
    }
    const value = statedDefault(symbol, this.checker);
    return {
      name: symbol.name,
      type: isMethod
        ? this.describeFunction(typeOf, declaration, depth + 1)
        : this.describe(typeOf, node, depth + 1),
      optional,
      ...documentationOf(symbol, this.checker),
      ...inheritedFrom,
      ...(value && { default: value }),
    };
  }

  private signatureOf(signature: ts.Signature, depth: number): Signature {
    const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
    const written = declaration && isOfFamily(declaration) ? declaration : undefined;
    const returnsDescription = returnsComment(signature);
    const typeParameters = written
      ? this.typeParametersOf(written.typeParameters)
      : this.foreignTypeParameters(signature);
    return {
      ...documentationOf(signature, this.checker),
      ...(typeParameters && { typeParameters }),
      parameters: signature.parameters.map((symbol) => this.parameterOf(symbol, depth)),
      returns: this.describe(() => signature.getReturnType(), written?.type, depth + 1),
      ...(returnsDescription && { returnsDescription }),
    };
  }

  /** The type parameters of a signature that another library declares. */
  private foreignTypeParameters(signature: ts.Signature): TypeParameter[] | undefined {
    return signature.getTypeParameters()?.map((type) => {
      const constraint = type.getConstraint();
      const fallback = type.getDefault();
      return {
        name: type.symbol.name,
        ...(constraint && { constraint: this.describe(() => constraint, undefined, Infinity) }),
        ...(fallback && { default: this.describe(() => fallback, undefined, Infinity) }),
      };
    });
  }

  private parameterOf(symbol: ts.Symbol, depth: number): Parameter {
    const declaration = symbol.valueDeclaration;
    const written =
      declaration && ts.isParameter(declaration) && isOfFamily(declaration)
        ? declaration
        : undefined;
    const isPattern = written && !ts.isIdentifier(written.name);
    const description = parameterComment(symbol, this.checker);
    return {
      name: isPattern ? nameOfPattern(written.type) : symbol.name,
      type: this.describe(() => this.checker.getTypeOfSymbol(symbol), written?.type, depth + 1),
      optional: Boolean(written?.questionToken ?? written?.initializer),
      ...(written?.dotDotDotToken && { rest: true }),
      ...(description && { description }),
    };
  }

  /** What a type without an exported name consists of. */
  private shapeOf(typeOf: () => ts.Type, depth: number): Pick<Type, 'members' | 'signatures'> {
    if (depth > MAX_DEPTH) return {};
    const type = typeOf();
    if (type.flags & ts.TypeFlags.TypeParameter) return {};
    if (this.isExported(type)) return {};
    const signatures = this.signaturesOf(type, depth);
    const members = this.membersOf(type, undefined, depth);
    return {
      ...(members.length > 0 && { members }),
      ...(signatures.length > 0 && { signatures }),
    };
  }

  /** Whether a type is an exported one, other than the one that is being described. */
  private isExported(type: ts.Type, except?: string): boolean {
    const symbol = type.aliasSymbol ?? type.symbol;
    return Boolean(symbol && symbol.name !== except && this.exported.has(symbol.name));
  }

  /** Whether the text of a type says all: primitives, exported names, and lists or unions of them. */
  private isPlain(node: ts.TypeNode): boolean {
    if (ts.isParenthesizedTypeNode(node)) return this.isPlain(node.type);
    if (ts.isArrayTypeNode(node)) return this.isPlain(node.elementType);
    if (ts.isUnionTypeNode(node)) return node.types.every((part) => this.isPlain(part));
    if (!ts.isTypeReferenceNode(node)) return ts.isLiteralTypeNode(node) || isKeyword(node);
    const name = ts.isIdentifier(node.typeName) ? node.typeName : node.typeName.right;
    return this.exported.has(name.text);
  }

  private print(type: ts.Type): string {
    return this.checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replace(/;(?= })/g, '');
  }

  /** Finds the names that can be linked in what an author wrote. */
  private namesIn(written: Written): Record<string, string> {
    const names: Record<string, string> = {};
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
        const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
        const last = ts.isQualifiedName(name) ? name.right : name;
        if (ts.isIdentifier(last)) {
          const home = this.homeOf(last);
          if (home) names[last.text] = home;
        }
      } else if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
        const home = this.homeOf(node.exprName);
        if (home) names[node.exprName.text] = home;
      }
      ts.forEachChild(node, visit);
    };
    visit(written);
    return names;
  }

  private homeOf(name: ts.Identifier): string | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const file = target.declarations?.[0]?.getSourceFile().fileName;
    const home = file && packageOfFile(file);
    if (!home || isFamily(home)) return this.exported.get(name.text);
    // The family exports some types of other packages under their own names.
    const reexported = this.symbols.has(target) && this.exported.get(name.text);
    if (reexported) return reexported;
    return DOCUMENTED_AS[home] ?? home;
  }

  private namesInText(text: string): Record<string, string> {
    const words = text.replace(/"[^"]*"/g, '').match(/\b[A-Z]\w*(?!\w*\??:)/g) ?? [];
    return Object.fromEntries(
      words.flatMap((word) => {
        const home = this.exported.get(word);
        return home ? [[word, home]] : [];
      }),
    );
  }
}

const isKeyword = ({ kind }: ts.Node) =>
  kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;

/** What a reader calls a destructured parameter, which has no name of its own. */
function nameOfPattern(type: ts.TypeNode | undefined): string {
  const text = type?.getText() ?? '';
  if (/Props\b/.test(text)) return 'props';
  return /Params\b/.test(text) ? 'params' : 'options';
}

function isOfFamily(node: ts.Node): boolean {
  const name = packageOfFile(node.getSourceFile().fileName);
  return name === undefined || isFamily(name);
}

/** The name of the type that a member is declared in. */
function nameOfParent(member: ts.Declaration): string | undefined {
  for (let node: ts.Node | undefined = member.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
    if (ts.isClassDeclaration(node)) return node.name?.text;
  }
  return undefined;
}
