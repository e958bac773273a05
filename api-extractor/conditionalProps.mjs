// @ts-check
import { Converter, ReflectionKind } from 'typedoc';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/**
 * TypeDoc plugin: documents a type such as `QueryBuilderProps`, which is `Condition ? Props : never`,
 * as `Props`.
 *
 * The condition only infers a name for a part of a type argument, and TypeDoc lists no members of a
 * conditional type.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const aliases = /** @type {import('typedoc').DeclarationReflection[]} */ (
      project.getReflectionsByKind(ReflectionKind.TypeAlias)
    );
    for (const alias of aliases) {
      const { type } = alias;
      if (type?.type !== 'conditional' || type.trueType.type !== 'intersection') continue;
      const { falseType } = type;
      if (falseType.type === 'intrinsic' && falseType.name === 'never') alias.type = type.trueType;
    }
  });
}
