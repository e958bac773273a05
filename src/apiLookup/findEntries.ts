import type { LookupEntry } from './LookupFile';
import { MATCH, matchName, prepareName } from './matchName';

/** What the filter found. */
export interface Found {
  /** The best, in their order. */
  entries: LookupEntry[];
  /** How many there are, with those that are left out. */
  total: number;
}

interface Options {
  /** The package whose names come first. */
  packageName?: string;
  /** How many entries are returned. */
  limit: number;
}

/** Behind every {@link MATCH}: the words are spread over the member and its prop. */
const SPREAD = MATCH.part + 1;

/** Among props of one name, those that are set on a component come first. */
const ownerRank = ({ owner, kind }: LookupEntry): number => {
  if (!owner || kind === 'component') return 0;
  return owner.endsWith('Props') ? 1 : 2;
};

/** What is shorter is nearer to what was typed. */
const byNearness = (one: LookupEntry, other: LookupEntry): number =>
  one.name.length - other.name.length || ownerRank(one) - ownerRank(other);

/** Finds members and props; see {@link createFinder}. */
export type Find = (typed: string, options: Options) => Found;

/**
 * Makes a function that finds members and props by a part of their name or by its initials. Several
 * words, with spaces or a dot between them, must all match the name or the member that has the prop.
 *
 * @param entries - everything there is
 */
export function createFinder(entries: readonly LookupEntry[]): Find {
  const names = new Set(entries.flatMap(({ name, owner }) => [name, owner]));
  const prepared = [...names].map((name) => [name, prepareName(name)] as const);

  /** Matches each different name once; many types have props of the same name. */
  const matchAll = (wanted: string): ReadonlyMap<string, number> => {
    const matches = new Map<string, number>();
    for (const [name, parts] of prepared) {
      const match = matchName(parts, wanted);
      if (match !== undefined) matches.set(name, match);
    }
    return matches;
  };

  /** How well entries match; a lower number is better. */
  const rankingOf = (words: readonly string[]) => {
    const last = matchAll(words.at(-1) as string);
    if (words.length === 1) return ({ name }: LookupEntry) => last.get(name);
    const whole = matchAll(words.join(''));
    const others = matchAll(words.slice(0, -1).join(''));
    const each = words.map(matchAll);
    return ({ name, owner }: LookupEntry) => {
      if (whole.has(name)) return whole.get(name);
      // `QueryBuilder.fields` names the member and its prop.
      if (others.get(owner) === MATCH.exact && last.has(name)) return last.get(name);
      const isSpread =
        each.some((word) => word.has(name)) &&
        each.every((word) => word.has(name) || word.has(owner));
      return isSpread ? SPREAD : undefined;
    };
  };

  return (typed, { packageName, limit }) => {
    const words = typed
      .toLowerCase()
      .split(/[^\p{L}\p{N}_$]+/u)
      .filter(Boolean);
    if (words.length === 0) return { entries: [], total: 0 };
    const rank = rankingOf(words);
    const groups: LookupEntry[][] = [];
    let total = 0;
    for (const entry of entries) {
      const match = rank(entry);
      if (match === undefined) continue;
      total += 1;
      const isOther = packageName !== undefined && entry.package !== packageName;
      // A prop comes behind the members that match as well.
      const order = match * 4 + (entry.owner ? 2 : 0) + (isOther ? 1 : 0);
      const group = groups[order];
      if (group) group.push(entry);
      else groups[order] = [entry];
    }
    const best: LookupEntry[] = [];
    for (const group of groups) {
      if (group && best.length < limit) best.push(...group.sort(byNearness));
    }
    return { entries: best.slice(0, limit), total };
  };
}
