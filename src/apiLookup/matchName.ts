/** How well a name matches, the best first. */
export const MATCH = { exact: 0, start: 1, initials: 2, part: 3 } as const;

/** A name that is matched often. */
export interface PreparedName {
  lower: string;
  /** Where its words begin: at its first letter and at each capital. */
  starts: readonly number[];
}

/** Prepares a name such as `getValueSources`. */
export function prepareName(name: string): PreparedName {
  const starts: number[] = [];
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    if (index === 0 || (code >= 65 && code <= 90)) starts.push(index);
  }
  return { lower: name.toLowerCase(), starts };
}

/** Matches the wanted characters from one on, as the beginnings of a word and of those behind it. */
function matchesFrom(name: PreparedName, wanted: string, word: number, from: number): boolean {
  if (from === wanted.length) return true;
  const { lower, starts } = name;
  const start = starts[word];
  if (start === undefined) return false;
  const longest = Math.min((starts[word + 1] ?? lower.length) - start, wanted.length - from);
  for (let length = 1; length <= longest; length += 1) {
    if (lower[start + length - 1] !== wanted[from + length - 1]) return false;
    if (matchesFrom(name, wanted, word + 1, from + length)) return true;
  }
  return false;
}

/**
 * Checks whether a name has a part, or camel-case initials, that were typed: `gvs` and `getVS` find
 * `getValueSources`. Libraries for fuzzy search either ignore initials or accept any scattered letters,
 * so that nearly every query would find something.
 *
 * @param name - see {@link prepareName}
 * @param wanted - what was typed, in lower case and without spaces
 * @returns a number of {@link MATCH}, or `undefined`
 */
export function matchName(name: PreparedName, wanted: string): number | undefined {
  const at = name.lower.indexOf(wanted);
  if (at === 0) return name.lower.length === wanted.length ? MATCH.exact : MATCH.start;
  const hasInitials =
    wanted.length > 1 && name.starts.some((_, word) => matchesFrom(name, wanted, word, 0));
  if (hasInitials) return MATCH.initials;
  return at > 0 ? MATCH.part : undefined;
}
