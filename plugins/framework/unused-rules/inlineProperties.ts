import type { Declaration, Root } from 'postcss';
import { removeDeclaration } from './layers';
import { isOfRoot, isOfRootOrTheme } from './rootRules';

const NAME = /--[\w-]+/g;

/** The longest value that is written out where it is used more than once. */
const MAX_LENGTH = 60;

const namesIn = (value: string): string[] => value.match(NAME) ?? [];

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

/**
 * Writes the values of custom properties where they are used, if they are defined once and for the whole page, and
 * do not depend on others that an element may change.
 *
 * @param main - the stylesheet that every page has
 * @param others - all other stylesheets that are changed, too
 * @param elsewhere - scripts and stylesheets that are not changed; what they name stays
 */
export function inlineProperties(main: Root, others: readonly Root[], elsewhere: string): void {
  const roots = [main, ...others];
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
      removeDeclaration(definition);
      isChanged = true;
    }
  }
}
