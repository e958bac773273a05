import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/** What came before and after the present. */
export interface History<S> {
  past: S[];
  future: S[];
  /** The value that is being typed, if the last change was typing. */
  typing?: { place: string; at: number };
}

/** How many changes can be undone. */
const LIMIT = 100;

/** Typing that pauses for longer, in milliseconds, can be undone by itself. */
const PAUSE = 1000;

interface WithQuery {
  query: RuleGroupTypeAny;
}

/**
 * Adds a change. What is typed into one value without a pause is one change.
 *
 * @param history - the history so far
 * @param present - what is about to be the past
 * @param next - the query after the change, if it was an edit of the query
 * @param at - when it was, in milliseconds
 * @returns the history, with nothing to redo
 */
export function extend<S extends WithQuery>(
  history: History<S>,
  present: S,
  next?: RuleGroupTypeAny,
  at = 0,
): History<S> {
  const place = next && placeOfTyping(present.query, next);
  const typing = place ? { place, at } : undefined;
  const goesOn = place && history.typing?.place === place && at - history.typing.at < PAUSE;
  const past = goesOn ? history.past : [...history.past, present].slice(-LIMIT);
  return { past, future: [], typing };
}

/**
 * Goes one change back.
 *
 * @param history - the history
 * @param present - what can be redone then
 * @returns the snapshot before and the history, or nothing when there is no past
 */
export function undo<S>(history: History<S>, present: S): Partial<S> & { history: History<S> } {
  const before = history.past.at(-1);
  if (!before) return { history } as Partial<S> & { history: History<S> };
  const past = history.past.slice(0, -1);
  return { ...before, history: { past, future: [present, ...history.future] } };
}

/**
 * Goes one change forward again.
 *
 * @param history - the history
 * @param present - what can be undone then
 * @returns the snapshot after and the history, or nothing when there is no future
 */
export function redo<S>(history: History<S>, present: S): Partial<S> & { history: History<S> } {
  const [after, ...future] = history.future;
  if (!after) return { history } as Partial<S> & { history: History<S> };
  return { ...after, history: { past: [...history.past, present], future } };
}

type Part = string | RuleType | RuleGroupTypeAny;

/** The path of the rule of which the value alone has changed; parts that are the same are skipped. */
function placeOfTyping(before: Part, after: Part, path = ''): string | undefined {
  if (typeof before === 'string' || typeof after === 'string') return undefined;
  if ('rules' in before && 'rules' in after) {
    const one = before.rules as Part[];
    const other = after.rules as Part[];
    const changed = other.flatMap((part, index) => (part === one[index] ? [] : [index]));
    const [index] = changed;
    if (one.length !== other.length || changed.length !== 1 || index === undefined)
      return undefined;
    return placeOfTyping(one[index] as Part, other[index] as Part, `${path}/${index}`);
  }
  if ('rules' in before || 'rules' in after) return undefined;
  const same = before.field === after.field && before.operator === after.operator;
  return same && before.value !== after.value ? path : undefined;
}
