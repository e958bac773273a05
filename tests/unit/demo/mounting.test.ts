import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import {
  BATCH_SIZE,
  continueMounting,
  isMounted,
  type Mounting,
  mountedMembers,
  startMounting,
} from '../../../src/demo/mounting';
import { convertCombinators, initialState } from '../../../src/demo/state';

const rule = (id: string): RuleType => ({ id, field: 'gears', operator: '=', value: 8 });
const group = (id: string, rules: RuleGroupType['rules']): RuleGroupType => ({
  id,
  combinator: 'and',
  rules,
});
const rulesNamed = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => rule(`${prefix}${index}`));

/** Every state until all of the query is rendered. */
function allStates(first: Mounting): Mounting[] {
  const states = [first];
  for (let last = first; !isMounted(last); states.push(last)) {
    last = continueMounting(last, last.query);
  }
  return states;
}

describe('mounting a query', () => {
  it.each([BATCH_SIZE, 2])(
    'renders what the demo starts with at once, with batches of %i',
    (batchSize) => {
      const mounting = startMounting(initialState.query, batchSize);
      expect(isMounted(mounting)).toBe(true);
      expect(mountedMembers(mounting)).toBeUndefined();
    },
  );

  it('renders 300 rules in batches', () => {
    const states = allStates(startMounting(group('root', rulesNamed('r', 300))));
    const counts = states.map(({ count }) => count);
    const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
    expect(Math.max(...steps)).toBe(BATCH_SIZE);
    expect(counts.at(-1)).toBe(301);
    const members = states.map((state) => mountedMembers(state)?.get('root'));
    expect(members.slice(0, 2)).toEqual([BATCH_SIZE - 1, 2 * BATCH_SIZE - 1]);
    expect(members.at(-1)).toBeUndefined();
  });

  it('renders nested groups from the outside', () => {
    let query = group('g45', [rule('r45')]);
    for (let level = 44; level >= 0; level -= 1)
      query = group(`g${level}`, [rule(`r${level}`), query]);
    const [first, second] = allStates(startMounting(query)).map(mountedMembers);
    expect(first?.get('g3')).toBe(2);
    expect(first?.get('g4')).toBe(1);
    expect(first?.has('g5')).toBe(false);
    expect(second?.get('g4')).toBe(2);
  });

  it('counts independent combinators as members', () => {
    const settings = { ...initialState.settings, independentCombinators: true };
    const query = convertCombinators(group('root', rulesNamed('r', 30)), settings);
    expect(mountedMembers(startMounting(query))?.get('root')).toBe(2 * (BATCH_SIZE - 1) - 1);
  });

  it('keeps what is rendered when a rule is edited, added or removed meanwhile', () => {
    const rules = rulesNamed('r', 100);
    const before = continueMounting(startMounting(group('root', rules)), group('root', rules));
    const edited = group('root', [{ ...rule('r0'), value: 9 }, ...rules.slice(1)]);
    expect(continueMounting(before, edited).count).toBe(before.count);
    const [first, ...others] = rules as [RuleType, ...RuleType[]];
    const added = group('root', [first, rule('new'), ...others]);
    expect(continueMounting(before, added).count).toBe(before.count + 1);
    expect(continueMounting(before, group('root', others)).count).toBe(before.count - 1);
  });

  it('renders a single change of a large query at once', () => {
    const rules = rulesNamed('r', 100);
    const complete = allStates(startMounting(group('root', rules))).at(-1) as Mounting;
    const added = group('root', [...rules, group('new', [rule('inner')])]);
    expect(isMounted(continueMounting(complete, added))).toBe(true);
    const replaced = continueMounting(complete, group('other', rulesNamed('s', 100)));
    expect(replaced.count).toBe(BATCH_SIZE);
  });
});
