import type { Root } from 'postcss';
import { ruleOf } from './layers';

/**
 * What minifiers add for Safari, which has known it by its own name since version 12.1: without a line there is nothing
 * to decorate, and a color is one property.
 */
const needsNoPrefix = (property: string, value: string) =>
  property === '-webkit-text-decoration-color' ||
  (property === '-webkit-text-decoration' && value === 'none');

/** Removes declarations that a rule has twice, or again under the name of a browser that does not need it. */
export function removeRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    const { prop, value, important } = declaration;
    const plain = prop.replace(/^-webkit-/, '');
    const isSaid = ruleOf(declaration)?.nodes.some(
      (other) =>
        other.type === 'decl' &&
        other !== declaration &&
        other.value === value &&
        other.important === important &&
        (other.prop === prop || (other.prop === plain && needsNoPrefix(prop, value))),
    );
    if (isSaid) declaration.remove();
  });
}
