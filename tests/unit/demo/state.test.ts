import type { RuleGroupType, RuleGroupTypeIC } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import {
  createPageState,
  type DemoAction,
  type DemoPageState,
  type DemoQuery,
  demoReducer,
  initialState,
} from '../../../src/demo/state';

const start = createPageState(initialState);
const play = (state: DemoPageState, ...actions: DemoAction[]) => actions.reduce(demoReducer, state);

/** The initial query with another value in its first rule. */
function withCity(value: string, query: DemoQuery = start.query): RuleGroupType {
  const [city, ...others] = query.rules as RuleGroupType['rules'];
  return { ...(query as RuleGroupType), rules: [{ ...city, value } as never, ...others] };
}

const edit = (query: DemoQuery, at = 0): DemoAction => ({ type: 'edit', query, at });

/** All ids of a query, in order. */
function idsIn(query: DemoQuery): (string | undefined)[] {
  const parts = (query.rules as unknown[]).filter((part) => typeof part !== 'string');
  return [query.id, ...parts.flatMap((part) => idsOf(part as RuleGroupType))];
}
const idsOf = (part: RuleGroupType) => ('rules' in part ? idsIn(part) : [(part as DemoQuery).id]);

describe('undo and redo', () => {
  it('restore the previous and the next query', () => {
    const edited = play(start, edit(withCity('kyoto')));
    const undone = play(edited, { type: 'undo' });
    expect(undone.query).toBe(start.query);
    expect(play(undone, { type: 'redo' }).query).toBe(edited.query);
  });

  it('restore settings together with the matching kind of query', () => {
    const changed = play(start, { type: 'set', settings: { independentCombinators: true } });
    expect(changed.query).not.toHaveProperty('combinator');
    const undone = play(changed, { type: 'undo' });
    expect(undone.settings).toEqual(start.settings);
    expect(undone.query).toBe(start.query);
  });

  it('do nothing when there is nothing to undo or redo', () => {
    expect(play(start, { type: 'undo' })).toEqual(start);
    expect(play(start, { type: 'redo' })).toEqual(start);
  });

  it('discard undone changes after another change', () => {
    const state = play(start, edit(withCity('kyoto')), { type: 'undo' }, edit(withCity('lisbon')));
    expect(play(state, { type: 'redo' })).toEqual(state);
  });

  it('treat typing without a pause as one change', () => {
    const typed = play(start, edit(withCity('k'), 1000), edit(withCity('ky'), 1400));
    expect(play(typed, { type: 'undo' }).query).toBe(start.query);
  });

  it('treat typing after a pause as another change', () => {
    const typed = play(start, edit(withCity('k'), 1000), edit(withCity('ky'), 4000));
    expect(play(typed, { type: 'undo' }).query).toEqual(withCity('k'));
  });

  it('treat typing into two rules as two changes', () => {
    const one = withCity('kyoto');
    const [city, total, group] = one.rules;
    const both: RuleGroupType = {
      ...one,
      rules: [city, { ...total, value: 9 } as never, group],
    } as never;
    const typed = play(start, edit(one, 1000), edit(both, 1100));
    expect(play(typed, { type: 'undo' }).query).toEqual(one);
  });

  it('treat a rule that is added while typing as a separate change', () => {
    const longer = { ...start.query, rules: [...start.query.rules, ...start.query.rules] };
    const typed = play(start, edit(withCity('k'), 1000), edit(longer as DemoQuery, 1100));
    expect(play(typed, { type: 'undo' }).query).toEqual(withCity('k'));
  });

  it('treat corrections by the query builder as part of the previous change', () => {
    const edited = play(start, edit(withCity('kyoto')));
    const corrected = play(edited, { type: 'correct', query: withCity('kyoto, corrected') });
    expect(play(corrected, { type: 'undo' }).query).toBe(start.query);
    const undone = play(corrected, { type: 'undo' }, { type: 'correct', query: withCity('x') });
    expect(play(undone, { type: 'redo' }).query).toEqual(withCity('kyoto, corrected'));
  });

  it('restore a query that a link replaced, unless it was the untouched initial query', () => {
    const linked = { ...initialState, query: withCity('lisbon') };
    const opened = play(start, { type: 'load', state: linked });
    expect(opened.history.past).toEqual([]);
    const edited = play(start, edit(withCity('kyoto')), { type: 'load', state: linked });
    expect(edited.query).toEqual(withCity('lisbon'));
    expect(play(edited, { type: 'undo' }).query).toEqual(withCity('kyoto'));
  });

  it('ignore loading the same state again', () => {
    const linked = { ...initialState, query: withCity('lisbon') };
    const history = { past: [{ query: start.query, settings: start.settings }], future: [] };
    const opened = play(start, { type: 'load', state: linked, history });
    expect(opened.history).toBe(history);
    const again = { ...linked, query: withCity('lisbon') };
    expect(play(opened, { type: 'load', state: again })).toBe(opened);
    expect(play(opened, { type: 'undo' }).query).toBe(start.query);
  });

  it('count only the changes of the visitor as revisions', () => {
    const edited = play(start, edit(withCity('kyoto')), { type: 'undo' }, { type: 'undo' });
    expect(edited.revision).toBe(2);
    const loaded = play(edited, { type: 'load', state: { ...initialState, format: 'cel' } });
    expect(play(loaded, { type: 'correct', query: withCity('oslo') }).revision).toBe(2);
  });

  it('keep the last hundred changes', () => {
    let state = start;
    for (let change = 0; change < 150; change += 1) {
      state = play(state, edit(withCity(String(change)), change * 5000));
    }
    expect(state.history.past).toHaveLength(100);
  });
});

describe('the state', () => {
  it('is the same when the query builder reports the query that it was given', () => {
    expect(play(start, edit(start.query))).toBe(start);
  });

  it('keeps every id when combinators become independent, and gives new groups one', () => {
    const there = play(start, { type: 'set', settings: { independentCombinators: true } });
    expect(idsIn(there.query)).toEqual(idsIn(start.query));
    const mixed = {
      id: 'root',
      rules: [
        { id: 'a', field: 'city', operator: '=', value: 'kyoto' },
        'and',
        { id: 'b', field: 'city', operator: '=', value: 'kyoto' },
        'or',
        { id: 'c', field: 'city', operator: '=', value: 'kyoto' },
      ],
    } as RuleGroupTypeIC;
    const back = play(there, edit(mixed), {
      type: 'set',
      settings: { independentCombinators: false },
    });
    expect(back.query).toHaveProperty('combinator', 'or');
    expect(idsIn(back.query)).toHaveLength(5);
    expect(idsIn(back.query).every(Boolean)).toBe(true);
  });

  it('converts an imported query to the kind that the settings require', () => {
    const state = play(
      start,
      { type: 'set', settings: { independentCombinators: true } },
      { type: 'replace', query: withCity('lisbon') },
    );
    expect(state.query).not.toHaveProperty('combinator');
    expect(state.query.rules).toHaveLength(5);
  });

  it('keeps the query when a format or its options are chosen, with nothing to undo', () => {
    const state = play(start, { type: 'choose', format: 'cel', choices: { parseNumbers: false } });
    expect(state).toMatchObject({ format: 'cel', choices: { parseNumbers: false } });
    expect(state.query).toBe(start.query);
    expect(state.history.past).toEqual([]);
  });
});
