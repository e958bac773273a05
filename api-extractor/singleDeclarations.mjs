// @ts-check
import { Converter, makeRecursiveVisitor } from 'typedoc';
import { documentedPackages } from './members.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/**
 * TypeDoc plugin: reports an error when a documented name also resolves to another declaration of
 * the same package, which happens when its subpaths resolve to two copies of the declarations.
 *
 * A package may bundle the declarations of another package; those are not compared.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    const names = namesDeclaredTwice(project);
    if (names.length === 0) return;
    app.logger.error(
      /** @type {import('typedoc').TranslatedString} */ (
        `${names.length} documented names resolve to a second declaration: ${names.join(', ')}. Make all subpaths of their package resolve to the same declarations in api-extractor/tsconfig.json.`
      ),
    );
  });
}

/**
 * @param {import('typedoc').ProjectReflection} project
 * @returns {string[]} the names, sorted
 */
function namesDeclaredTwice(project) {
  const documented = new Set(
    documentedPackages(project).flatMap(({ name, children }) =>
      (children ?? []).map((child) => `${name} ${child.name}`),
    ),
  );
  /** @type {Set<string>} */
  const twice = new Set();
  const visitor = makeRecursiveVisitor({
    reference(type) {
      if (!type.reflection && documented.has(`${type.package} ${type.name}`)) twice.add(type.name);
    },
  });
  for (const reflection of Object.values(project.reflections)) {
    if ('type' in reflection) {
      /** @type {import('typedoc').SomeType | undefined} */ (reflection.type)?.visit(visitor);
    }
  }
  return [...twice].sort();
}
