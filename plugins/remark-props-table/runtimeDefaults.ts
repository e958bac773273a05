import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** One module build each: `.mjs` since version 6, `index.es.js` before; the rest is the same code. */
const BUILDS = ['*.mjs', 'index.es.js', '!*.production*', '!*.debug*'];

/** How minified code writes the two booleans. */
const BOOLEANS: Record<string, string> = { '!0': 'true', '!1': 'false' };

/** A destructuring of the component's props names at least this many of them. */
const MANY = 8;

/**
 * Reads the defaults that the published code of the core package gives to the props of
 * `QueryBuilder`: where it takes the props apart, each may have one.
 *
 * A default that is not a literal counts only if the package exports it, so that a reader can look
 * it up.
 *
 * @param folder - the folder that the package is installed in, such as `versions/v7`
 * @param propNames - the props to look for
 * @param exported - what the package exports
 * @param resolvesPrivate - whether a default that is a private variable counts as well, with the
 *   short expression that the variable holds
 * @returns the default of each prop that the code takes, as code, or `undefined` where it gives none
 */
export function runtimeDefaults(
  folder: string,
  propNames: ReadonlySet<string>,
  exported: ReadonlySet<string>,
  resolvesPrivate = false,
): Map<string, string | undefined> {
  const dist = path.resolve(folder, 'node_modules/react-querybuilder/dist');
  const defaults = new Map<string, string | undefined>();
  for (const file of globSync(BUILDS, { cwd: dist, absolute: true })) {
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
    if (named.filter(({ prop }) => propNames.has(prop)).length < MANY) return;
    for (const { prop, initializer } of named) {
      if (!propNames.has(prop)) continue;
      if (!initializer) {
        if (!defaults.has(prop)) defaults.set(prop, undefined);
        continue;
      }
      const asWritten = initializer.getText(source);
      const isPrivate =
        ts.isIdentifier(initializer) && !exported.has(publicNames.get(asWritten) ?? asWritten);
      const value = isPrivate ? resolvesPrivate && privateValue(asWritten, source) : initializer;
      if (!value) continue;
      const text = returnsItsArgument(value) ? '(value) => value' : value.getText(source);
      const name = publicNames.get(text) ?? text;
      defaults.set(
        prop,
        name.replace(/![01]$/, (boolean) => BOOLEANS[boolean] ?? boolean),
      );
    }
  }
}

/** What a variable of a module holds, where that fits on one line. */
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
