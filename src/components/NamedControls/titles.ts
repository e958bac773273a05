import type { Path, Translations } from 'react-querybuilder';

/** Positions are counted from 1: `3.2` is the second member of the third member of the query. */
function numberOf(path: Path, independentCombinators: boolean): string {
  // Independent combinators are members of `rules` too, and have no number.
  return path.map((index) => (independentCombinators ? index / 2 : index) + 1).join('.');
}

/** Names a rule by its position and its field: `rule 3.2, City`. */
export function ruleName(path: Path, independentCombinators: boolean, field: string): string {
  return `rule ${numberOf(path, independentCombinators)}, ${field}`;
}

/** Names a group by its position: `group 3`. The outermost group is the query. */
export function groupName(path: Path, independentCombinators: boolean): string {
  return path.length === 0 ? 'the query' : `group ${numberOf(path, independentCombinators)}`;
}

/**
 * Names a combinator between two members of a group by the member that follows it.
 *
 * @param path - the path that the query builder gives to the combinator: its own when combinators are
 *   independent, otherwise the path of the member that follows
 */
export function betweenName(path: Path, independentCombinators: boolean): string {
  const index = path.at(-1) ?? 0;
  const next = [...path.slice(0, -1), independentCombinators ? index + 1 : index];
  return `Combinator before ${numberOf(next, independentCombinators)}`;
}

/**
 * Titles for the controls of one rule or group, by the keys of the translations.
 *
 * @param name - the result of {@link ruleName} or {@link groupName}
 */
export function titlesOf(name: string): Partial<Record<keyof Translations, string>> {
  return {
    addGroup: `Add group to ${name}`,
    addRule: `Add rule to ${name}`,
    cloneRule: `Clone ${name}`,
    cloneRuleGroup: `Clone ${name}`,
    combinators: `Combinator of ${name}`,
    dragHandle: `Drag ${name}`,
    fields: `Field of ${name}`,
    lockGroup: `Lock ${name}`,
    lockGroupDisabled: `Unlock ${name}`,
    lockRule: `Lock ${name}`,
    lockRuleDisabled: `Unlock ${name}`,
    notToggle: `Invert ${name}`,
    operators: `Operator of ${name}`,
    removeGroup: `Remove ${name}`,
    removeRule: `Remove ${name}`,
    shiftActionDown: `Shift down ${name}`,
    shiftActionUp: `Shift up ${name}`,
    value: `Value of ${name}`,
    valueSourceSelector: `Value source of ${name}`,
  };
}
