import { describe, expect, it } from 'vitest';
import contract from '../../e2e/contract.json';
import { checkContract, contractTable, type TestOutcome } from '../../e2e/support/contract';

const row = (...tests: string[]) => ({ id: 1, area: 'shell', sentence: 'It works.', tests });
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
  ])('is shown %s', (_, tests, result, count, problems) => {
    expect(checkContract([row(...tests)], outcomes)).toMatchObject([{ result, count, problems }]);
  });

  it('has a line in the table', () => {
    const rows = checkContract([row('a > c'), row('a > b > *'), row('a > b > *')], outcomes);
    const table = contractTable(rows, [{ name: 'a', tests: 4, duration: 1.25 }]);
    expect(table).toContain('2 of 3 sentences');
    expect(table).toContain('| 1 | shell | It works. | a \\> b \\> * | 2 | passed |');
    expect(table).toContain('| a | 4 | 1.3 |');
  });
});

describe('the contract', () => {
  it('has numbered sentences, each different and with tests that show it', () => {
    expect(contract.map(({ id }) => id)).toEqual(contract.map((_, index) => index + 1));
    const sentences = contract.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^[A-Z"`].*\.$/.test(sentence))).toEqual([]);
    expect(contract.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
});
