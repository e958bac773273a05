import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** The builds that are meant for reading; the others are the same code, minified. */
const BUILDS = ['*.mjs', '!*.production*', '!*.debug*'];

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
 * @returns the default of each prop that the code takes, as code, or `undefined` where it gives none
 */
export function runtimeDefaults(
  folder: string,
  propNames: ReadonlySet<string>,
  exported: ReadonlySet<string>,
): Map<string, string | undefined> {
  const dist = path.resolve(folder, 'node_modules/react-querybuilder/dist');
  const defaults = new Map<string, string | undefined>();
  for (const file of globSync(BUILDS, { cwd: dist, absolute: true })) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
    visit(source);

    function visit(node: ts.Node): void {
      if (
        ts.isVariableDeclaration(node) &&
        ts.isObjectBindingPattern(node.name) &&
        node.initializer &&
        ts.isIdentifier(node.initializer) &&
        node.initializer.text === 'props'
      ) {
        collect(node.name, source);
      }
      ts.forEachChild(node, visit);
    }
  }
  return defaults;

  function collect(pattern: ts.ObjectBindingPattern, source: ts.SourceFile): void {
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
      const isName = ts.isIdentifier(initializer);
      if (isName && !exported.has(initializer.text)) continue;
      defaults.set(prop, initializer.getText(source));
    }
  }
}
