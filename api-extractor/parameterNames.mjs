// @ts-check
import { Converter, ReflectionKind } from 'typedoc';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/**
 * TypeDoc plugin: gives parameters that the packages destructure the name that a reader expects.
 *
 * TypeDoc calls them `__namedParameters`, or repeats the whole pattern.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const parameters = /** @type {import('typedoc').ParameterReflection[]} */ (
      project.getReflectionsByKind(ReflectionKind.Parameter)
    );
    for (const parameter of parameters) {
      if (!/^(?:__namedParameters$|\{)/.test(parameter.name)) continue;
      parameter.name = nameFor(parameter.type);
    }
  });
}

/** @param {import('typedoc').SomeType | undefined} type */
function nameFor(type) {
  const typeName = type?.type === 'reference' ? type.name : '';
  if (typeName.endsWith('Props')) return 'props';
  return typeName.endsWith('Params') ? 'params' : 'options';
}
