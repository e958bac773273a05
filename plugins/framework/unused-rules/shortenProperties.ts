import type { AtRule, Root } from 'postcss';

const NAME = /--[\w-]+/g;
/** A name that a script composes: what stands before the first part that it does not know. */
const BEGINNING = /--[\w-]+-(?![\w-])/g;
/** A name that is worth replacing. */
const MIN_LENGTH = 6;

/** Calls a function with every text of a stylesheet that may name custom properties, and writes back what it returns. */
function mapTexts(root: Root, map: (text: string) => string): void {
  root.walkDecls((declaration) => {
    declaration.prop = map(declaration.prop);
    declaration.value = map(declaration.value);
  });
  root.walkAtRules((rule: AtRule) => {
    rule.params = map(rule.params);
  });
}

/** The names of the main stylesheet, the most frequent ones of all stylesheets first. */
function namesByUse(main: Root, roots: readonly Root[]): string[] {
  const uses = new Map<string, number>();
  const count = (text: string) => {
    for (const [name] of text.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
    return text;
  };
  for (const root of roots) mapTexts(root, count);
  const ofMain = new Set<string>();
  main.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(NAME)) ofMain.add(name);
  });
  return [...ofMain].sort((one, other) => {
    const difference = (uses.get(other) ?? 0) - (uses.get(one) ?? 0);
    return difference || (one < other ? -1 : 1);
  });
}

/**
 * Gives the custom properties of the stylesheet that every page has short names, in all stylesheets: a sixth of its
 * compressed bytes are their names.
 *
 * @param main - the stylesheet that every page has
 * @param others - all other stylesheets that are changed, too
 * @param elsewhere - scripts and stylesheets that are not changed; what they name, or compose, keeps its name
 * @returns the names that are replaced
 */
export function shortenProperties(
  main: Root,
  others: readonly Root[],
  elsewhere: string,
): ReadonlySet<string> {
  const roots = [main, ...others];
  const kept = new Set(elsewhere.match(NAME));
  const beginnings = [...new Set(elsewhere.match(BEGINNING))];
  const all = new Set<string>();
  const texts = roots.map((root) => root.toString());
  for (const text of [elsewhere, ...texts]) for (const [name] of text.matchAll(NAME)) all.add(name);

  const short = new Map<string, string>();
  let next = 0;
  for (const name of namesByUse(main, roots)) {
    if (name.length < MIN_LENGTH || kept.has(name)) continue;
    if (beginnings.some((start) => name.startsWith(start))) continue;
    let candidate: string;
    do {
      candidate = `--${next.toString(36)}`;
      next += 1;
    } while (all.has(candidate));
    short.set(name, candidate);
  }
  for (const root of roots) {
    mapTexts(root, (text) => text.replace(NAME, (name) => short.get(name) ?? name));
  }
  return new Set(short.keys());
}
