import type { Declaration, Root } from 'postcss';
import { layerOf, layersOf, outerLayerOf, removeDeclaration, ruleOf } from './layers';
import { isOfAnyRoot, isOfRoot } from './rootRules';

/** Shorthands that set every property whose name begins with theirs. */
const SHORTHANDS = new Set(['background', 'margin', 'padding']);

const ONE_CLASS = /^\.[A-Za-z_][\w-]*$/;
const CLASS = /\.[A-Za-z_][\w-]*/g;
/** An alternative without a choice. */
const WHERE_CLASS = /:where\((\.[A-Za-z_][\w-]*)\)/g;
const INNERMOST = /:[\w-]+\([^()]*\)/g;
const COMBINATOR = /[\s>+~]+/;
const PSEUDO_ELEMENT = /::|:(?:before|after|first-letter|first-line)\b/;

/** A class, and the classes that Infima and Docusaurus only give in addition: `alert`, and `alert--info`. */
const isClassOrModifier = (name: string, base: string) =>
  name === base || name.startsWith(`${base}--`);

/** The classes that every element which a selector matches has; none where it matches a pseudo-element. */
function classesOfSubject(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(WHERE_CLASS, '$1');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(INNERMOST, '');
  }
  const subject = plain.trim().split(COMBINATOR).at(-1) ?? '';
  return PSEUDO_ELEMENT.test(subject) ? [] : (subject.match(CLASS) ?? []);
}

/** The property, and the shorthand that sets it, too. */
const settersOf = (property: string): string[] => [
  property,
  ...[...SHORTHANDS].filter((shorthand) => property.startsWith(`${shorthand}-`)),
];

/**
 * Removes declarations that never take effect, because the main stylesheet has another one of the same property for the
 * same elements, or more of them, in a stronger layer: the site's own colors replace those of Infima, for example.
 *
 * Looks at what is declared for the root, and for a class without a condition.
 *
 * @param main - the stylesheet that every page has, which declares the layers
 * @param others - all other stylesheets that are changed, too
 */
export function removeReplaced(main: Root, others: readonly Root[]): void {
  const layers = layersOf(main);
  const rank = (layer: string) => (layer === '' ? layers.length : layers.indexOf(layer));
  /** The strongest declaration of each property, by the selector of its rule. */
  const strongest = new Map<string, Map<string, Declaration>>();
  main.walkDecls((declaration) => {
    const layer = layerOf(declaration);
    if (layer === undefined || declaration.value === 'revert-layer') return;
    for (const selector of ruleOf(declaration)?.selectors ?? []) {
      if (!isOfRoot(declaration) && !ONE_CLASS.test(selector)) continue;
      const ofSelector = strongest.get(selector) ?? new Map<string, Declaration>();
      strongest.set(selector, ofSelector);
      const known = ofSelector.get(declaration.prop);
      const isStronger = !known || rank(layer) >= rank(layerOf(known) as string);
      if (isStronger) ofSelector.set(declaration.prop, declaration);
    }
  });
  const ofRoot = strongest.get(':root');
  const ofClasses = [...strongest].filter(([selector]) => ONE_CLASS.test(selector));

  /** Whether another declaration for all elements of a selector is stronger. */
  const isReplaced = (declaration: Declaration, selector: string) => {
    const own = rank(outerLayerOf(declaration));
    const classes = classesOfSubject(selector);
    return ofClasses.some(
      ([base, properties]) =>
        classes.some((name) => isClassOrModifier(name, base)) &&
        settersOf(declaration.prop).some((property) => {
          const other = properties.get(property);
          return other !== undefined && rank(layerOf(other) as string) > own;
        }),
    );
  };

  for (const root of [main, ...others]) {
    root.walkDecls((declaration) => {
      const rule = ruleOf(declaration);
      if (!rule || declaration.important) return;
      if (isOfAnyRoot(declaration)) {
        const other = ofRoot?.get(declaration.prop);
        if (!other || other === declaration) return;
        const difference = rank(layerOf(other) as string) - rank(outerLayerOf(declaration));
        // Of two for the root in the same layer, the later one counts.
        const isEarlier = difference === 0 && root === main && isOfRoot(declaration);
        if (difference > 0 || isEarlier) removeDeclaration(declaration);
      } else if (rule.selectors.every((selector) => isReplaced(declaration, selector))) {
        removeDeclaration(declaration);
      }
    });
  }
}
