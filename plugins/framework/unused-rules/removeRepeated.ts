import type { Root } from 'postcss';
import { ruleOf } from './layers';

/**
 * Prefixes that minifiers add for Safari, and that Safari 12.1 and later do not need: for the color, and for the shorthand
 * if all that it says is that there is no line.
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
