// @ts-check
import { Comment, Converter, ReflectionKind } from 'typedoc';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

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
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.converter.on(Converter.EVENT_BEGIN, (first) => {
    /** @type {Pick<import('typedoc').Context, 'getComment'>} */
    const prototype = Object.getPrototypeOf(first);
    const original = prototype.getComment;
    prototype.getComment = /** @this {import('typedoc').Context} */ function (symbol, kind) {
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

  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const functions = /** @type {import('typedoc').DeclarationReflection[]} */ (
      project.getReflectionsByKind(ReflectionKind.Function)
    );
    for (const fn of functions) {
      // A copy, since removing a child changes the list.
      for (const child of [...(fn.children ?? [])]) {
        if (REACT_STATICS.has(child.name)) project.removeReflection(child);
      }
    }
  });
}
