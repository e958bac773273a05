import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';

const NAME = /--[\w-]+/g;

interface Property {
  definitions: Declaration[];
  /** The stylesheets with definitions. */
  definedIn: Set<Root>;
  /** The stylesheets that use it, and the properties whose values do. */
  usedIn: Set<Root>;
  usedBy: Set<string>;
}

function propertiesOf(roots: readonly Root[]): Map<string, Property> {
  const properties = new Map<string, Property>();
  const get = (name: string) => {
    const known = properties.get(name);
    if (known) return known;
    const added: Property = {
      definitions: [],
      definedIn: new Set(),
      usedIn: new Set(),
      usedBy: new Set(),
    };
    properties.set(name, added);
    return added;
  };
  for (const root of roots) {
    root.walkDecls((declaration) => {
      const isDefinition = declaration.prop.startsWith('--');
      if (isDefinition) {
        const property = get(declaration.prop);
        property.definitions.push(declaration);
        property.definedIn.add(root);
      }
      for (const [name] of declaration.value.matchAll(NAME)) {
        if (isDefinition) get(name).usedBy.add(declaration.prop);
        else get(name).usedIn.add(root);
      }
    });
  }
  return properties;
}

/** The stylesheets that a property reaches, directly or by the values of others. */
function reach(name: string, properties: Map<string, Property>, seen = new Set<string>()) {
  const found = new Set<Root>();
  if (seen.has(name)) return found;
  seen.add(name);
  const property = properties.get(name);
  for (const root of property?.usedIn ?? []) found.add(root);
  for (const user of property?.usedBy ?? []) {
    for (const root of reach(user, properties, seen)) found.add(root);
  }
  return found;
}

/** Copies a rule without its content, and the at-rules around it, to the beginning of a stylesheet. */
function emptyCopy(rule: Rule, target: Root, before: Container['first']): Rule {
  const copy = rule.clone({ nodes: [] });
  let outermost: Rule | AtRule = copy;
  for (let outer = rule.parent; outer?.type === 'atrule'; outer = outer.parent) {
    const around = (outer as AtRule).clone({ nodes: [] });
    around.append(outermost);
    outermost = around;
  }
  if (before) {
    target.insertBefore(before, outermost);
    before.raws.before ??= '';
  } else target.append(outermost);
  return copy;
}

/**
 * Moves custom properties of the stylesheet that every page has into the only other stylesheet that uses them, such as
 * that of the search window. What that one declares itself comes after them, as before.
 *
 * @param main - the stylesheet that every page has
 * @param others - all other stylesheets that are changed, too
 * @param elsewhere - scripts and stylesheets that are not changed; what they name stays
 */
export function moveProperties(main: Root, others: readonly Root[], elsewhere: string): void {
  const properties = propertiesOf([main, ...others]);
  const fixed = new Set(elsewhere.match(NAME));
  const beginnings = new Map(others.map((root) => [root, root.first]));
  const copies = new Map<Root, Map<Rule, Rule>>();
  for (const [name, { definitions, definedIn }] of properties) {
    const [target, ...further] = reach(name, properties);
    if (!target || target === main || further.length > 0 || fixed.has(name)) continue;
    if (!definedIn.has(main) || [...definedIn].some((root) => root !== main && root !== target)) {
      continue;
    }
    const ofTarget = copies.get(target) ?? new Map<Rule, Rule>();
    copies.set(target, ofTarget);
    for (const definition of definitions.filter((one) => one.root() === main)) {
      const rule = definition.parent as Rule;
      const copy = ofTarget.get(rule) ?? emptyCopy(rule, target, beginnings.get(target));
      ofTarget.set(rule, copy);
      copy.append(definition);
      if (rule.nodes.length === 0) rule.remove();
    }
  }
}
