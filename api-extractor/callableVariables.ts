import type { Application, Context, DeclarationReflection, ProjectReflection } from 'typedoc';
import { Comment, Converter, ReflectionKind } from 'typedoc';

/** What React adds to the type of a component; never part of a member's own documentation. */
const REACT_STATICS = new Set([
  '$$typeof',
  'contextTypes',
  'defaultProps',
  'displayName',
  'propTypes',
  'type',
]);

/**
 * TypeDoc plugin: files every callable constant under functions.
 *
 * The packages' declarations write functions as `export const f: (…) => …`, which TypeDoc would
 * list as variables unless their comment carries `@function`. The comment cannot be edited in an
 * installed package, so the modifier is added while TypeDoc reads it.
 *
 * @param app - the TypeDoc application to extend
 */
export function callableVariables(app: Application): void {
  app.converter.on(Converter.EVENT_BEGIN, (first: Context) => {
    const prototype = Object.getPrototypeOf(first) as Pick<Context, 'getComment'>;
    const original = prototype.getComment;
    prototype.getComment = function (this: Context, symbol, kind) {
      const comment = original.call(this, symbol, kind);
      if (kind !== ReflectionKind.Variable) return comment;
      const type = this.checker.getTypeOfSymbol(symbol);
      if (type.getCallSignatures().length === 0) return comment;
      const marked = comment ?? new Comment();
      marked.modifierTags.add('@function');
      return marked;
    };
    app.converter.on(Converter.EVENT_END, () => {
      prototype.getComment = original;
    });
  });

  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const fn of membersOfKind(project, ReflectionKind.Function)) {
      for (const child of fn.children ?? []) {
        if (REACT_STATICS.has(child.name)) project.removeReflection(child);
      }
    }
  });
}

/**
 * TypeDoc plugin: lets `{@link Name}` in a doc comment reach a member of any documented package.
 *
 * Comments name members that their own file does not import, which TypeDoc reports as unresolved.
 *
 * @param app - the TypeDoc application to extend
 */
export function crossPackageLinks(app: Application): void {
  let byName: Map<string, DeclarationReflection> | undefined;
  app.converter.addUnknownSymbolResolver((reference, from) => {
    const name = reference.symbolReference?.path?.[0]?.path;
    if (!name) return undefined;
    byName ??= indexByName(from.project);
    return byName.get(name);
  });
}

function membersOfKind(project: ProjectReflection, kind: ReflectionKind) {
  return project.getReflectionsByKind(kind) as DeclarationReflection[];
}

function indexByName(project: ProjectReflection): Map<string, DeclarationReflection> {
  const index = new Map<string, DeclarationReflection>();
  const kinds =
    ReflectionKind.Function |
    ReflectionKind.Interface |
    ReflectionKind.TypeAlias |
    ReflectionKind.Variable;
  for (const member of membersOfKind(project, kinds)) {
    // The core package is converted first, and its member is the one a comment means.
    if (!index.has(member.name)) index.set(member.name, member);
  }
  return index;
}
