import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** One module build each: `.mjs` since version 6, `index.es.js` before; the rest is the same code. */
const BUILDS = ['*.mjs', 'index.es.js', '!*.production*', '!*.debug*'];

/** How minified code writes the two booleans. */
const BOOLEANS: Record<string, string> = { '!0': 'true', '!1': 'false' };

/** A destructuring of the component's props names at least this many of them. */
const MIN_PROPS = 8;

/**
 * Reads the defaults that the published code of the core package gives to the props of
 * `QueryBuilder`: where the code destructures the props, each may have one. Declarations cannot be
 * trusted with this, since what they say in comments is not always what the code does.
 *
 * @param folder - absolute path of the core package's folder
 * @param propNames - the props to look for
 * @param exported - what the package exports: such a name is a default that a reader can look up
 * @returns the default of each prop that the code destructures, as code, or `undefined` where it
 *   sets none there
 */
export function codeDefaults(
  folder: string,
  propNames: ReadonlySet<string>,
  exported: ReadonlySet<string>,
): Map<string, string | undefined> {
  const defaults = new Map<string, string | undefined>();
  for (const file of globSync(BUILDS, { cwd: path.join(folder, 'dist'), absolute: true })) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
    const publicNames = exportNames(source);
    visit(source);

    function visit(node: ts.Node): void {
      const takesProps =
        ts.isParameter(node) ||
        (ts.isVariableDeclaration(node) &&
          node.initializer &&
          ts.isIdentifier(node.initializer) &&
          node.initializer.text === 'props');
      if (takesProps && ts.isObjectBindingPattern(node.name)) {
        collect(node.name, source, publicNames);
      }
      ts.forEachChild(node, visit);
    }
  }
  return defaults;

  function collect(
    pattern: ts.ObjectBindingPattern,
    source: ts.SourceFile,
    publicNames: ReadonlyMap<string, string>,
  ): void {
    const named = pattern.elements.map((element) => ({
      prop: ((element.propertyName ?? element.name) as ts.Identifier).text,
      initializer: element.initializer,
    }));
    if (named.filter(({ prop }) => propNames.has(prop)).length < MIN_PROPS) return;
    for (const { prop, initializer } of named) {
      if (!propNames.has(prop)) continue;
      if (initializer) {
        const code = toCode(initializer, source, publicNames);
        if (code !== undefined) defaults.set(prop, code);
      } else if (!defaults.has(prop)) defaults.set(prop, undefined);
    }
  }

  /** Writes a default the way a reader would: an exported name, or what a private one contains. */
  function toCode(
    initializer: ts.Expression,
    source: ts.SourceFile,
    publicNames: ReadonlyMap<string, string>,
  ): string | undefined {
    const name = initializer.getText(source);
    const isPrivate = ts.isIdentifier(initializer) && !exported.has(publicNames.get(name) ?? name);
    const value = isPrivate ? privateValue(name, source) : initializer;
    if (!value) return undefined;
    if (returnsItsArgument(value)) return '(value) => value';
    const text = value.getText(source);
    return (publicNames.get(text) ?? text)
      .replace(/![01]$/, (boolean) => BOOLEANS[boolean] ?? boolean)
      .replace(/\s*=>\s*/g, ' => ');
  }
}

/** What a variable of a module contains, where that fits on one line. */
function privateValue(name: string, source: ts.SourceFile): ts.Expression | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const value = declarations.find((one) => one.name.getText(source) === name)?.initializer;
  const text = value?.getText(source) ?? '';
  return value && !ts.isIdentifier(value) && !text.includes('\n') ? value : undefined;
}

/** Whether it is `(a) => a`. Minifying took the parameter's name, which says nothing any more. */
function returnsItsArgument(node: ts.Expression): boolean {
  if (!ts.isArrowFunction(node) || node.parameters.length !== 1) return false;
  const [parameter] = node.parameters;
  return (
    !!parameter &&
    ts.isIdentifier(parameter.name) &&
    ts.isIdentifier(node.body) &&
    node.body.text === parameter.name.text
  );
}

/** The names that a module exports its variables under, by the names that they have inside. */
function exportNames(source: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (!clause || !ts.isNamedExports(clause)) continue;
    for (const { name, propertyName } of clause.elements) {
      names.set((propertyName ?? name).text, name.text);
    }
  }
  return names;
}
