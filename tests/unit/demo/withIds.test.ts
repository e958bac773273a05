import type { RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { withIds } from '../../../src/demo/withIds';

const rule = { field: 'total', operator: '=', value: 1 };

/** Groups in groups, which count how often their rules are read. */
function countingGroups(depth: number) {
  const reads = { count: 0 };
  let query: RuleGroupType = { combinator: 'and', rules: [rule] };
  for (let level = 1; level < depth; level++) {
    const rules = [rule, query];
    query = Object.defineProperty({ combinator: 'and', rules } as RuleGroupType, 'rules', {
      enumerable: true,
      get: () => {
        reads.count += 1;
        return rules;
      },
    });
  }
  return { query, reads };
}

describe('ids for a query', () => {
  it('are generated where they are missing, and kept otherwise', () => {
    const query: RuleGroupType = {
      combinator: 'and',
      rules: [{ ...rule, id: 'kept' }, rule, { combinator: 'or', rules: [rule] }],
    };
    const copy = withIds(query);
    expect(copy).toMatchObject({
      id: expect.any(String),
      combinator: 'and',
      rules: [
        { ...rule, id: 'kept' },
        { ...rule, id: expect.any(String) },
        { id: expect.any(String), combinator: 'or', rules: [{ ...rule, id: expect.any(String) }] },
      ],
    });
    expect(query).not.toHaveProperty('id');
    expect(withIds({ rules: [rule, 'and', rule] }).rules[1]).toBe('and');
  });

  it('take the same time for each group at any depth', () => {
    const readsAt = (depth: number) => {
      const { query, reads } = countingGroups(depth);
      withIds(query);
      return reads.count;
    };
    expect(readsAt(50)).toBeLessThan(5 * readsAt(11));
  });
});
