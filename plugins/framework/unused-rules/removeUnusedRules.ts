import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { inlineProperties } from './inlineProperties';
import { classesIn, mentionedIn } from './mentioned';
import { moveProperties } from './moveProperties';
import { removeRepeated } from './removeRepeated';
import { removeReplaced } from './removeReplaced';
import { shortenProperties } from './shortenProperties';

/** A file of the built site. */
interface Asset {
  name: string;
  content: string;
}

interface Result {
  /** The new contents of stylesheets, by name. */
  stylesheets: Map<string, string>;
  /** The classes that nothing names; their rules are gone. */
  removed: Set<string>;
  /** The custom properties that have other names now. */
  renamed: ReadonlySet<string>;
  /** The classes that every element with one of their modifiers must have; see `removeReplaced`. */
  bases: ReadonlySet<string>;
}

const CUSTOM_PROPERTY = /--[\w-]+/g;
/** The stylesheet that every page has. */
const isMain = (name: string) => path.basename(name).startsWith('main.');

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

const selectorsOf = (css: string): string[] => {
  const selectors: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    selectors.push(selector);
  });
  return selectors;
};

const classesOf = (css: string): Set<string> =>
  new Set(
    selectorsOf(css).flatMap((selector) =>
      [...selector.matchAll(CLASS)].map(([, name]) => name as string),
    ),
  );

/** Stands for a list of alternatives of which none can match; no class has that name. */
const NONE = '.!';
const INNERMOST = /(:[\w-]+)?\(([^()]*)\)/g;

/** Whether an element can match a selector. What `:not()`, `:has()` and the like require is not looked at. */
function canMatch(selector: string, isUsed: (name: string) => boolean): boolean {
  const hasUsed = (part: string) =>
    !part.includes(NONE) && [...part.matchAll(CLASS)].every(([, name]) => isUsed(name as string));
  let required = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== required; ) {
    before = required;
    required = required.replace(INNERMOST, (_, name: string | undefined, list: string) => {
      const areAlternatives = name === ':is' || name === ':where';
      return areAlternatives && !list.split(',').some(hasUsed) ? NONE : '';
    });
  }
  return hasUsed(required);
}

/** Docusaurus' stable class names. Parts of a page that stay as they were rendered have some that no script names. */
const isStable = (name: string) => name.startsWith('theme-');

/** Removes selectors with a class that nothing has, and rules and layers that have none left. */
function removeRules(root: Root, isUsed: (name: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => canMatch(selector, isUsed));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules(/^(?:media|supports|container)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Removes custom properties that are defined and never used; those that only they use become unused, too. */
function removeUnusedProperties(roots: readonly Root[], elsewhere: string): void {
  const usedElsewhere = new Set(elsewhere.match(CUSTOM_PROPERTY));
  for (;;) {
    const used = new Set(usedElsewhere);
    for (const root of roots) {
      root.walkDecls(({ value }) => {
        for (const [name] of value.matchAll(CUSTOM_PROPERTY)) used.add(name);
      });
    }
    let isChanged = false;
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (used.has(declaration.prop)) return;
        const rule = declaration.parent;
        declaration.remove();
        if (rule?.type === 'rule' && rule.nodes?.length === 0) rule.remove();
        isChanged = true;
      });
    }
    if (!isChanged) return;
  }
}

/**
 * Removes the rules for classes, and the custom properties, that nothing mentions, and the declarations that stronger
 * ones replace; the custom properties that are left get short names.
 *
 * PurgeCSS, which `unused-styles` uses for one stylesheet, also removes selectors without any class, such as
 * `:focus-visible`, whatever a script mentions.
 *
 * @param assets - the stylesheets of the site, its scripts, and its parts of pages (`.txt`)
 * @param isChangeable - whether a stylesheet may be changed
 */
export function removeUnusedRules(
  assets: readonly Asset[],
  isChangeable: (name: string) => boolean,
): Result {
  const contentsOf = (kind: string) =>
    assets.filter(({ name }) => name.endsWith(kind)).map(({ content }) => content);
  const { words, beginnings } = mentionedIn(contentsOf('.js'));
  const classes = new Set(contentsOf('.txt').flatMap((html) => [...classesIn(html)]));

  const isUsed = (name: string) =>
    isStable(name) ||
    words.has(name) ||
    classes.has(name) ||
    beginnings.some((start) => name.startsWith(start));

  const before = assets.filter(({ name }) => name.endsWith('.css') && isChangeable(name));
  const roots = new Map<string, Root>();
  for (const { name, content } of before) {
    const root = postcss.parse(content);
    removeRules(root, isUsed);
    removeRepeated(root);
    roots.set(name, root);
  }
  const others = assets.filter(({ name }) => !roots.has(name)).map(({ content }) => content);
  const elsewhere = others.join('\n');
  const main = [...roots].find(([name]) => isMain(name))?.[1];
  const rest = [...roots.values()].filter((root) => root !== main);
  const bases = main ? removeReplaced(main, rest) : new Set<string>();
  if (main) inlineProperties(main, rest, elsewhere);
  removeUnusedProperties([...roots.values()], elsewhere);
  if (main) moveProperties(main, rest, elsewhere);
  const renamed = main ? shortenProperties(main, rest, elsewhere) : new Set<string>();

  const stylesheets = new Map([...roots].map(([name, root]) => [name, root.toString()]));
  const all = before.flatMap(({ content }) => [...classesOf(content)]);
  return { stylesheets, removed: new Set(all.filter((name) => !isUsed(name))), renamed, bases };
}
