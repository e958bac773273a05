import type { Declaration, Root } from 'postcss';

const NAME = /--[\w-]+/g;

/** The longest value that is written out where it is used more than once. */
const MAX_LENGTH = 60;

/** The rules of a page's root, and those for its themes, whose values all elements inherit. */
const ROOT = ':root';
const THEME = /^(?:html)?\[data-theme="?(?:dark|light)"?\]$/;

const namesIn = (value: string): string[] => value.match(NAME) ?? [];

const ruleOf = ({ parent }: Declaration) => (parent?.type === 'rule' ? parent : undefined);

/** The layer of a rule that always applies; the empty string is none, and `undefined` is a condition. */
function layerOf(declaration: Declaration): string | undefined {
  const outer = ruleOf(declaration)?.parent;
  if (outer?.type === 'root') return '';
  const isLayer =
    outer?.type === 'atrule' && outer.name === 'layer' && outer.parent?.type === 'root';
  return isLayer ? outer.params : undefined;
}

const isOfRoot = (declaration: Declaration) =>
  ruleOf(declaration)?.selector === ROOT && layerOf(declaration) !== undefined;

const isOfRootOrTheme = (declaration: Declaration) =>
  isOfRoot(declaration) || THEME.test(ruleOf(declaration)?.selector ?? '');

function definitionsIn(roots: readonly Root[]): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      definitions.set(declaration.prop, [
        ...(definitions.get(declaration.prop) ?? []),
        declaration,
      ]);
    });
  }
  return definitions;
}

function remove(declaration: Declaration): void {
  const rule = ruleOf(declaration);
  declaration.remove();
  if (rule?.nodes.length === 0) rule.remove();
}

/** Removes values of the root that another rule for the root replaces. */
function removeReplaced(roots: readonly Root[], layers: readonly string[]): void {
  const rank = (declaration: Declaration) => {
    const layer = layerOf(declaration) as string;
    return layer === '' ? layers.length : layers.indexOf(layer);
  };
  for (const all of definitionsIn(roots).values()) {
    const own = all.filter(isOfRoot);
    const last = own.reduce<Declaration | undefined>(
      (best, each) => (best && rank(best) > rank(each) ? best : each),
      undefined,
    );
    for (const declaration of own) if (declaration !== last) remove(declaration);
  }
}

/** The layers that a stylesheet declares, weakest first. */
function layersOf(root: Root): string[] {
  const layers: string[] = [];
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',').map((part) => part.trim())) {
      if (!layers.includes(name)) layers.push(name);
    }
  });
  return layers;
}

/**
 * Writes the values of custom properties where they are used, if they are defined once and for the whole page, and
 * do not depend on others that an element may change.
 *
 * @param main - the stylesheet that every page has, which declares the layers
 * @param others - all other stylesheets that are changed, too
 * @param elsewhere - scripts and stylesheets that are not changed; what they name stays
 */
export function inlineProperties(main: Root, others: readonly Root[], elsewhere: string): void {
  const roots = [main, ...others];
  removeReplaced([main], layersOf(main));
  const fixed = new Set(namesIn(elsewhere));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const definitions = definitionsIn(roots);
    const users = new Map<string, Declaration[]>();
    for (const root of roots) {
      root.walkDecls((declaration) => {
        for (const name of namesIn(declaration.value)) {
          users.set(name, [...(users.get(name) ?? []), declaration]);
        }
      });
    }
    for (const [name, [definition, ...further]] of definitions) {
      if (!definition || further.length > 0 || !isOfRoot(definition) || fixed.has(name)) continue;
      const { value } = definition;
      const using = users.get(name) ?? [];
      const isFixed = namesIn(value).every((each) => {
        const all = definitions.get(each);
        return all?.every(isOfRootOrTheme) && !fixed.has(each);
      });
      if (!isFixed || (value.length > MAX_LENGTH && using.length > 1)) continue;
      const use = new RegExp(`var\\(\\s*${name}\\s*(?:,[^()]*)?\\)`, 'g');
      for (const user of using) {
        // Minifiers leave out the spaces around `var()`.
        user.value = user.value.replace(use, () => ` ${value} `).trim();
      }
      // From now on, they use what the value uses.
      for (const each of namesIn(value)) users.set(each, [...(users.get(each) ?? []), ...using]);
      if (using.some((user) => namesIn(user.value).includes(name))) continue;
      remove(definition);
      isChanged = true;
    }
  }
}
