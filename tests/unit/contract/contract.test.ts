import { describe, expect, it } from 'vitest';
import contract from '../../e2e/contract.json';
import { contractTable, judge, type TestOutcome } from '../../e2e/support/contract';

const row = (...tests: string[]) => ({ section: '1', sentence: 'It works.', tests });
const outcomes: TestOutcome[] = [
  { name: 'a > b > on /docs (wide)', state: 'passed' },
  { name: 'a > b > on /demo (wide)', state: 'passed' },
  { name: 'a > c', state: 'failed' },
  { name: 'a > d', state: 'skipped' },
];

describe('a sentence of the contract', () => {
  it.each([
    ['by a test that passed', ['a > b > on /docs (wide)'], 'passed', 1, []],
    ['by every test that a pattern stands for', ['a > b > on /* (wide)'], 'passed', 2, []],
    ['not by a test that failed', ['a > b > *', 'a > c'], 'failed', 3, ['a > c']],
    ['not by a test that was skipped', ['a > d'], 'failed', 1, ['a > d']],
    ['not by a part of a title', ['a > b'], 'missing', 0, ['a > b']],
    ['not by a pattern of no title', ['a > c', 'e > *'], 'missing', 1, ['e > *', 'a > c']],
    ['not by nothing', [], 'missing', 0, []],
  ])('is shown %s', (_, tests, verdict, count, faults) => {
    expect(judge([row(...tests)], outcomes)).toMatchObject([{ verdict, count, faults }]);
  });

  it('has a line in the table', () => {
    const noted = { ...row('a > b > *'), note: 'On Sundays.' };
    const rows = judge([row('a > c'), row('a > b > *'), noted], outcomes);
    const table = contractTable(rows, [{ name: 'a', tests: 4, duration: 1.25 }]);
    expect(table).toContain('2 of 3 sentences');
    expect(table).toContain('| 1 | It works. | a \\> b \\> * | 2 | passed |');
    expect(table).toContain('| 1 | It works. (On Sundays.) |');
    expect(table).toContain('| a | 4 | 1.3 |');
  });
});

describe('the contract', () => {
  it('has a row for each of its sentences, with tests that show it', () => {
    const keys = contract.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(contract.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('has lost no sentence of the specification', () => {
    const counts: Record<string, number> = {};
    for (const { section } of contract) counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toEqual({
      '1': 11,
      '2': 18,
      '4': 15,
      '5': 1,
      '7': 7,
      '8': 16,
      '9': 11,
    });
  });
});
