import type ts from 'typescript';

/** A name of the library that an error is about. */
export interface Subject {
  /** The type or the function that has the member `name`; an export has none. */
  owner?: string;
  name: string;
}

type TypeScript = typeof ts;

const LIBRARY = /\/node_modules\/(?:react-querybuilder|@react-querybuilder)\//;
const LIBRARY_MODULE = /^(?:react-querybuilder|@react-querybuilder\/[\w-]+)(?:\/|$)/;

/** The props whose value is an object with names of the library: their types have no name in every version. */
const KEYED_PROPS = new Set(['controlElements', 'controlClassnames', 'translations']);

/** Intersections of types can be deep. */
const MAX_OWNERS = 30;

const isOfLibrary = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some((node) => LIBRARY.test(node.getSourceFile().fileName)) ?? false;

/** The innermost node at a position. */
function nodeAt(typescript: TypeScript, file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    found = node;
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The names of a type of the library: its own, and those of the types that it is made of. */
function ownersOf(checker: ts.TypeChecker, type: ts.Type | undefined): string[] {
  const names = new Set<string>();
  const visited = new Set<ts.Type>();
  const visit = (one: ts.Type | undefined): void => {
    if (!one || visited.has(one) || visited.size > MAX_OWNERS) return;
    visited.add(one);
    for (const symbol of [one.aliasSymbol, one.symbol]) {
      // Types without a name are called "__type" and the like.
      if (symbol && isOfLibrary(symbol) && !symbol.name.startsWith('__')) names.add(symbol.name);
    }
    if (one.isUnionOrIntersection()) one.types.forEach(visit);
    if (one.isClassOrInterface()) checker.getBaseTypes(one).forEach(visit);
    const { target } = one as ts.TypeReference;
    if (target && target !== one) visit(target);
  };
  visit(type);
  return [...names];
}

/** The type that declares a member, which may be another one than the one that has it. */
function declaringOwners(type: ts.Type | undefined, name: string): string[] {
  const declarations = type?.getProperty(name)?.declarations ?? [];
  return declarations.flatMap(({ parent }) => {
    const owner = 'name' in parent ? parent : parent.parent;
    const named = owner && (owner as { name?: ts.Node }).name;
    const isOwn = LIBRARY.test(parent.getSourceFile().fileName);
    return isOwn && named ? [named.getText()] : [];
  });
}

/**
 * Finds the names of the library that an error is about: the export, or the member of a type, at its place
 * and at the places around it, within the same statement or function.
 *
 * @param typescript - TypeScript
 * @param checker - the types of the program
 * @param file - the file with the error
 * @param start - the place of the error
 * @param missing - the members that the error names as missing, with the type that requires them
 * @returns the names, the most specific first
 */
export function subjectsAt(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  start: number,
  missing: readonly Subject[],
): Subject[] {
  const subjects: Subject[] = [];
  const add = (name: string, owner?: string) => {
    const isKnown = subjects.some((known) => known.name === name && known.owner === owner);
    if (!isKnown) subjects.push(owner === undefined ? { name } : { owner, name });
  };
  const addMember = (type: ts.Type | undefined, name: string) => {
    for (const owner of [...declaringOwners(type, name), ...ownersOf(checker, type)]) {
      add(name, owner);
    }
  };
  const addExport = (node: ts.Node) => {
    const target = aliased(typescript, checker, node);
    if (target && isOfLibrary(target))
      add(target.name === 'default' ? node.getText() : target.name);
  };

  for (const { owner, name } of missing) add(name, owner);
  let node: ts.Node | undefined = nodeAt(typescript, file, start);
  let inner: ts.Node | undefined;
  while (node && !typescript.isSourceFile(node)) {
    if (typescript.isImportSpecifier(node)) {
      const { moduleSpecifier } = node.parent.parent.parent;
      const module = (moduleSpecifier as ts.StringLiteral).text;
      if (LIBRARY_MODULE.test(module)) add((node.propertyName ?? node.name).text);
    } else if (typescript.isPropertyAccessExpression(node) && inner === node.name) {
      const type = checker.getTypeAtLocation(node.expression);
      const isModule = type.symbol && type.symbol.flags & typescript.SymbolFlags.ValueModule;
      if (isModule && isOfLibrary(type.symbol)) add(node.name.text);
      else addMember(type, node.name.text);
    } else if (
      typescript.isObjectLiteralElementLike(node) &&
      node.name &&
      typescript.isObjectLiteralExpression(node.parent)
    ) {
      const name = node.name.getText(file);
      const prop = propOf(typescript, node.parent);
      if (prop && KEYED_PROPS.has(prop)) add(name, prop);
      addMember(checker.getContextualType(node.parent), name);
    } else if (typescript.isJsxAttribute(node)) {
      const { tagName } = node.parent.parent;
      const name = node.name.getText(file);
      if (isOfLibrary(aliased(typescript, checker, tagName))) {
        add(name, `${tagName.getText(file)}Props`);
      }
      addMember(checker.getContextualType(node.parent), name);
    } else if (typescript.isStringLiteral(node)) {
      add(`'${node.text}'`);
    } else if (typescript.isTypeReferenceNode(node)) {
      addExport(node.typeName);
    } else if (typescript.isVariableDeclaration(node) || typescript.isParameter(node)) {
      if (inner === node.name && node.type && typescript.isTypeReferenceNode(node.type)) {
        addExport(node.type.typeName);
      }
    } else if (typescript.isCallExpression(node)) {
      addExport(node.expression);
    } else if (typescript.isJsxOpeningElement(node) || typescript.isJsxSelfClosingElement(node)) {
      addExport(node.tagName);
    }
    if (typescript.isFunctionLike(node) || typescript.isStatement(node)) break;
    inner = node;
    node = node.parent;
  }
  return subjects;
}

/** The name of the prop or property that an object is the value of. */
function propOf(
  typescript: TypeScript,
  { parent }: ts.ObjectLiteralExpression,
): string | undefined {
  const owner = typescript.isJsxExpression(parent) ? parent.parent : parent;
  const isNamed = typescript.isJsxAttribute(owner) || typescript.isPropertyAssignment(owner);
  return isNamed ? owner.name.getText() : undefined;
}

/** What a name means, where it was imported from. */
function aliased(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  node: ts.Node,
): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & typescript.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}
