import type { Declaration, Root } from 'postcss';
import parser, { type Node } from 'postcss-selector-parser';
import { layerOf, layersOf, outerLayerOf, removeDeclaration, ruleOf } from './layers';
import { isOfAnyRoot, isOfRoot } from './rootRules';

/** Shorthands that set the properties whose names begin with theirs, and the exceptions. */
const SHORTHANDS = ['background', 'margin', 'padding'];
const EXCEPTIONS = ['background-blend-mode', 'margin-trim'];

const ONE_CLASS = /^\.[A-Za-z_][\w-]*$/;

/** A class that Infima and Docusaurus only give in addition to another: `alert--info` is given to an `alert`. */
const isModifier = (name: string, base: string) => name.startsWith(`${base}--`);

/** The classes in a part of a selector that has no alternatives: its own, and the one in `:where(.name)`. */
function requiredClasses(part: Node): string[] {
  if (part.type === 'class') return [`.${part.value}`];
  const [only, ...further] = part.type === 'pseudo' && part.value === ':where' ? part.nodes : [];
  return only && further.length === 0 && only.length === 1
    ? only.nodes.flatMap(requiredClasses)
    : [];
}

/** The classes that every element which a selector matches has; none where it matches a pseudo-element. */
function classesOfSubject(selector: string): string[] {
  const parts = parser().astSync(selector).first.nodes;
  const subject = parts.slice(parts.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some(parser.isPseudoElement) ? [] : subject.flatMap(requiredClasses);
}

/** The property, and the shorthand that sets it, too. */
const settersOf = (property: string): string[] => [
  property,
  ...SHORTHANDS.filter(
    (shorthand) => property.startsWith(`${shorthand}-`) && !EXCEPTIONS.includes(property),
  ),
];

/**
 * Removes declarations that never take effect, because the main stylesheet has another one of the same property for the
 * same elements, or more of them, in a stronger layer: the site's own colors replace those of Infima, for example.
 *
 * Looks at what is declared for the root, and for a class without a condition. Such a class also stands for its modifiers.
 *
 * @param main - the stylesheet that every page has, which declares the layers
 * @param others - all other stylesheets that are changed, too
 * @returns the classes, without the dot, that every element with one of their modifiers must have
 */
export function removeReplaced(main: Root, others: readonly Root[]): Set<string> {
  const layers = layersOf(main);
  const rank = (layer: string) => {
    if (layer === '') return layers.length + 1;
    // A layer that only another stylesheet declares comes after those of this one.
    return layers.includes(layer) ? layers.indexOf(layer) : layers.length;
  };
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

  /** The classes with a stronger declaration, one of which all elements of a selector have. */
  const replacing = (declaration: Declaration, selector: string) => {
    const own = rank(outerLayerOf(declaration));
    const classes = classesOfSubject(selector);
    const stronger = ofClasses.filter(([, properties]) =>
      settersOf(declaration.prop).some((property) => {
        const other = properties.get(property);
        return other !== undefined && rank(layerOf(other) as string) > own;
      }),
    );
    const same = stronger.find(([base]) => classes.includes(base));
    const further = stronger.find(([base]) => classes.some((name) => isModifier(name, base)));
    return { isReplaced: Boolean(same ?? further), base: same ? undefined : further?.[0] };
  };

  const bases = new Set<string>();
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
        return;
      }
      const found = rule.selectors.map((selector) => replacing(declaration, selector));
      if (!found.every(({ isReplaced }) => isReplaced)) return;
      for (const { base } of found) if (base) bases.add(base.slice(1));
      removeDeclaration(declaration);
    });
  }
  return bases;
}
