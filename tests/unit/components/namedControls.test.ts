import { describe, expect, it } from 'vitest';
import {
  betweenName,
  groupName,
  ruleName,
  titlesOf,
} from '../../../src/components/NamedControls/titles';

describe('names of rules and groups', () => {
  it('count positions from 1', () => {
    expect(ruleName([0], false, 'City')).toBe('rule 1, City');
    expect(ruleName([2, 1], false, 'City')).toBe('rule 3.2, City');
    expect(groupName([2], false)).toBe('group 3');
    expect(groupName([], false)).toBe('the query');
  });

  it('leave independent combinators out of the count', () => {
    expect(ruleName([4, 2], true, 'City')).toBe('rule 3.2, City');
    expect(groupName([2], true)).toBe('group 2');
  });

  it('name a combinator by what follows it', () => {
    expect(betweenName([2], false)).toBe('Combinator before 3');
    expect(betweenName([2, 1], true)).toBe('Combinator before 2.2');
  });

  it('are in the title of each control', () => {
    const titles = Object.values(titlesOf('rule 1, City'));
    expect(titles.filter((title) => !title.includes('rule 1, City'))).toEqual([]);
  });
});
