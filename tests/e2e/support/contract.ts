/** A sentence of the specification, and the tests that show that it is true. */
export interface ContractRow {
  /** The section of the specification. */
  section: string;
  sentence: string;
  /** How the sentence applies to this site, where that is not plain. */
  note?: string;
  /** Tests as `file > suite > test`, without `.test.ts`; a `*` stands for any text. */
  tests: string[];
}

/** How a test ended. */
export interface TestOutcome {
  /** The test, written as in {@link ContractRow.tests}. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** A row, and what a run of the tests says about it. */
export interface JudgedRow extends ContractRow {
  /** `missing`: one of the names is the name of no test that was collected. */
  verdict: 'passed' | 'failed' | 'missing';
  /** How many tests the names stand for. */
  count: number;
  /** The names of no test, and the tests that did not pass. */
  faults: string[];
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
 * @param rows - the contract
 * @param outcomes - how each test ended
 * @returns a verdict for each row; a row without tests is `missing`
 */
export function judge(rows: readonly ContractRow[], outcomes: readonly TestOutcome[]): JudgedRow[] {
  return rows.map((row) => {
    const found = row.tests.map((name) => {
      const pattern = patternOf(name);
      return { name, matching: outcomes.filter((outcome) => pattern.test(outcome.name)) };
    });
    const unknown = found.filter(({ matching }) => matching.length === 0).map(({ name }) => name);
    const proofs = found.flatMap(({ matching }) => matching);
    const broken = proofs.filter(({ state }) => state !== 'passed').map(({ name }) => name);
    const isMissing = row.tests.length === 0 || unknown.length > 0;
    const verdict = isMissing ? 'missing' : broken.length > 0 ? 'failed' : 'passed';
    return { ...row, verdict, count: proofs.length, faults: [...unknown, ...broken] };
  });
}

const cell = (text: string) => text.replace(/[|<>]/g, (character) => `\\${character}`);

/**
 * Writes the table of the contract.
 *
 * @param rows - what a run says about each row
 * @param suites - how long the run of each test file took
 * @returns Markdown
 */
export function contractTable(rows: readonly JudgedRow[], suites: readonly Suite[]): string {
  const passed = rows.filter(({ verdict }) => verdict === 'passed').length;
  return [
    '# The contract, sentence by sentence',
    `${passed} of ${rows.length} sentences are shown by tests that passed.`,
    [
      '| Section | Sentence | Shown by | Tests | Result |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(
        ({ section, sentence, note, tests, count, verdict }) =>
          `| ${section} | ${cell(note ? `${sentence} (${note})` : sentence)} | ${tests.map(cell).join('<br />')} | ${count} | ${verdict} |`,
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
