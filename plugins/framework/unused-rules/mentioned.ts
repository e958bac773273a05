/** A word at the beginning or end of a text, or between spaces: other words of a script are code. */
const WORD = /(?<=["'`\s])-?[A-Za-z_][\w-]*(?=["'`\s$])/g;

/** Names that a script may use as classes, and the beginnings of those that it composes. */
export interface Mentioned {
  words: ReadonlySet<string>;
  /** Such as `alert--`, which a script completes with the kind of the alert. */
  beginnings: readonly string[];
}

/**
 * Finds the names that scripts may use as classes.
 *
 * @param scripts - sources of scripts
 */
export function mentionedIn(scripts: Iterable<string>): Mentioned {
  const words = new Set<string>();
  for (const script of scripts) for (const [word] of script.matchAll(WORD)) words.add(word);
  return { words, beginnings: [...words].filter((word) => /\w(?:--|__)$/.test(word)) };
}

const CLASSES = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** The classes of each element; elements with the same classes count once. */
function classListsIn(html: string): string[][] {
  const lists = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(CLASSES)) {
    lists.add(double || single || bare || '');
  }
  return [...lists].map((list) => list.split(/\s+/));
}

/**
 * Finds the classes of elements.
 *
 * @param html - a page, or a part of one
 */
export function classesIn(html: string): Set<string> {
  return new Set(classListsIn(html).flat());
}

/**
 * Finds modifiers, such as `alert--info`, of elements that do not have the class itself, `alert`.
 *
 * @param html - a page
 * @param bases - the classes to look at
 */
export function loneModifiersIn(html: string, bases: ReadonlySet<string>): Set<string> {
  const isLone = (name: string, classes: readonly string[]) => {
    const base = name.slice(0, Math.max(0, name.indexOf('--')));
    return bases.has(base) && !classes.includes(base);
  };
  return new Set(
    classListsIn(html).flatMap((classes) => classes.filter((name) => isLone(name, classes))),
  );
}

const STYLES = /<style\b[^>]*>(.*?)<\/style>|\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gs;

/**
 * Finds the custom properties that the styles of a page name, in its head and in its elements.
 *
 * @param html - a page
 */
export function propertiesIn(html: string): string[] {
  const styles = [...html.matchAll(STYLES)].map(([, ...parts]) => parts.find(Boolean) ?? '');
  return [...new Set(styles.flatMap((style) => style.match(/--[\w-]+/g) ?? []))];
}
