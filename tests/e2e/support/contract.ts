/** A sentence about the behavior of the site, and the tests that show that it is true. */
export interface ContractRow {
  /** The sentence's number; the numbers count from 1 without gaps. */
  id: number;
  /** What the sentence is about, such as `errors`. */
  area: string;
  /** A statement that can be checked on the built site by itself. */
  sentence: string;
  /** Tests as `file > suite > test`, without `.test.ts`; a `*` matches any text. */
  tests: string[];
}

/** How a test ended. */
export interface TestOutcome {
  /** The test, written as in {@link ContractRow.tests}. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** A row, and its result in a run of the tests. */
export interface CheckedRow extends ContractRow {
  /** `missing`: one of the names matches no collected test. */
  result: 'passed' | 'failed' | 'missing';
  /** The number of tests that match the names. */
  count: number;
  /** The names that match no test, and the tests that did not pass. */
  problems: string[];
}

/** A run of one test file. */
export interface Suite {
  name: string;
  tests: number;
  /** In seconds. */
  duration: number;
}

const patternOf = (name: string) =>
  new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's');

/**
 * Compares the contract with a run of the tests.
 *
 * @param outcomes - how each test ended
 * @returns a result for each row; a row without tests is `missing`
 */
export function checkContract(
  rows: readonly ContractRow[],
  outcomes: readonly TestOutcome[],
): CheckedRow[] {
  return rows.map((row) => {
    const found = row.tests.map((name) => {
      const pattern = patternOf(name);
      return { name, matching: outcomes.filter((outcome) => pattern.test(outcome.name)) };
    });
    const unknown = found.filter(({ matching }) => matching.length === 0).map(({ name }) => name);
    const matches = found.flatMap(({ matching }) => matching);
    const broken = matches.filter(({ state }) => state !== 'passed').map(({ name }) => name);
    const isMissing = row.tests.length === 0 || unknown.length > 0;
    const result = isMissing ? 'missing' : broken.length > 0 ? 'failed' : 'passed';
    return { ...row, result, count: matches.length, problems: [...unknown, ...broken] };
  });
}

const cell = (text: string) => text.replace(/[|<>]/g, (character) => `\\${character}`);

/**
 * Writes the table of the contract in Markdown.
 *
 * @param rows - the result of each row
 * @param suites - the duration of each test file
 */
export function contractTable(rows: readonly CheckedRow[], suites: readonly Suite[]): string {
  const passed = rows.filter(({ result }) => result === 'passed').length;
  return [
    '# The contract, sentence by sentence',
    `${passed} of ${rows.length} sentences are shown by tests that passed.`,
    [
      '| No. | Area | Sentence | Shown by | Tests | Result |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows.map(
        ({ id, area, sentence, tests, count, result }) =>
          `| ${id} | ${area} | ${cell(sentence)} | ${tests.map(cell).join('<br />')} | ${count} | ${result} |`,
      ),
    ].join('\n'),
    '## Suites',
    [
      '| Suite | Tests | Seconds |',
      '| --- | --- | --- |',
      ...suites.map(
        ({ name, tests, duration }) => `| ${name} | ${tests} | ${duration.toFixed(1)} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}
