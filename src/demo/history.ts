import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/** The changes that can be undone and redone. */
export interface History<S> {
  past: S[];
  future: S[];
  /** The rule whose value is being typed, if the last change was typing. */
  typing?: { path: string; at: number };
}

/** The maximum number of changes that can be undone. */
const MAX_UNDO_STEPS = 100;

/** Typing after a longer pause, in milliseconds, is a separate change. */
const TYPING_PAUSE_MS = 1000;

interface HasQuery {
  query: RuleGroupTypeAny;
}

/**
 * Adds a change. Typing into one value without a pause counts as one change.
 *
 * @param history - the history so far
 * @param present - the snapshot before the change
 * @param next - the query after the change, if it was an edit of the query
 * @param at - the time of the change in milliseconds
 * @returns the history, with nothing to redo
 */
export function addChange<S extends HasQuery>(
  history: History<S>,
  present: S,
  next?: RuleGroupTypeAny,
  at = 0,
): History<S> {
  const path = next && pathOfTypedValue(present.query, next);
  const typing = path ? { path, at } : undefined;
  const continuesTyping =
    path && history.typing?.path === path && at - history.typing.at < TYPING_PAUSE_MS;
  const past = continuesTyping ? history.past : [...history.past, present].slice(-MAX_UNDO_STEPS);
  return { past, future: [], typing };
}

/**
 * Undoes a change.
 *
 * @param present - the current snapshot, which can be redone afterwards
 * @returns the snapshot before and the history, or nothing when there is no past
 */
export function undo<S>(history: History<S>, present: S): Partial<S> & { history: History<S> } {
  const before = history.past.at(-1);
  if (!before) return { history } as Partial<S> & { history: History<S> };
  const past = history.past.slice(0, -1);
  return { ...before, history: { past, future: [present, ...history.future] } };
}

/**
 * Redoes a change.
 *
 * @param present - the current snapshot, which can be undone afterwards
 * @returns the snapshot after and the history, or nothing when there is no future
 */
export function redo<S>(history: History<S>, present: S): Partial<S> & { history: History<S> } {
  const [after, ...future] = history.future;
  if (!after) return { history } as Partial<S> & { history: History<S> };
  return { ...after, history: { past: [...history.past, present], future } };
}

type Part = string | RuleType | RuleGroupTypeAny;

/** The path of the rule whose value is the only change, if there is one. */
function pathOfTypedValue(before: Part, after: Part, path = ''): string | undefined {
  if (typeof before === 'string' || typeof after === 'string') return undefined;
  if ('rules' in before && 'rules' in after) {
    const one = before.rules as Part[];
    const other = after.rules as Part[];
    const changed = other.flatMap((part, index) => (part === one[index] ? [] : [index]));
    const [index] = changed;
    if (one.length !== other.length || changed.length !== 1 || index === undefined)
      return undefined;
    return pathOfTypedValue(one[index] as Part, other[index] as Part, `${path}/${index}`);
  }
  if ('rules' in before || 'rules' in after) return undefined;
  const same = before.field === after.field && before.operator === after.operator;
  return same && before.value !== after.value ? path : undefined;
}
