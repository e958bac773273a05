import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TestModule, TestSpecification } from 'vitest/node';
import contract from '../../e2e/contract.json';
import ContractReporter from '../../e2e/support/contractReporter';

type State = 'passed' | 'failed' | 'skipped';

/** What is run besides the browser tests, and says nothing about them. */
const UNIT = { project: { name: 'unit' }, moduleId: 'tests/unit/a.test.ts' } as TestSpecification;

const files = globSync('tests/e2e/**/*.test.ts');
/** A test for each name in the contract, in the file that the name begins with. */
const named = [...new Set(contract.flatMap(({ tests }) => tests))];

/** The run of one test file, in which every test but one ended well. */
function moduleOf(file: string, odd?: string, state: State = 'passed'): TestModule {
  const own = `${path.basename(file, '.test.ts')} > `;
  const module = { project: { name: 'e2e' }, moduleId: path.resolve(file) };
  const tests = named
    .filter((name) => name.startsWith(own))
    .map((name) => ({
      module,
      fullName: name.slice(own.length),
      result: () => ({ state: name === odd ? state : 'passed' }),
    }));
  return {
    ...module,
    children: { allTests: () => tests },
    diagnostic: () => ({ duration: 1000 }),
  } as unknown as TestModule;
}

let report: string;
let errors: string[];

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  report = path.join(folder, 'report.md');
  fs.writeFileSync(report, 'What an older run has found');
  errors = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Starts a run of these files. */
function start(asked: readonly string[], names?: RegExp): ContractReporter {
  const reporter = new ContractReporter({ report });
  reporter.onInit({ getGlobalTestNamePattern: () => names });
  const specifications = asked.map(
    (file) => ({ project: { name: 'e2e' }, moduleId: path.resolve(file) }) as TestSpecification,
  );
  reporter.onTestRunStart([UNIT, ...specifications]);
  return reporter;
}

describe('the report on the contract', () => {
  it('prints after a complete run how many sentences the tests show', () => {
    start(files).onTestRunEnd(files.map((file) => moduleOf(file)));
    const total = contract.length;
    expect(fs.readFileSync(report, 'utf8')).toContain(`${total} of ${total} sentences`);
    expect(errors).toEqual([]);
    expect(process.exitCode).toBeUndefined();
  });

  it.each(['skipped', 'failed'] as const)(
    'does not count a sentence whose test was %s, and fails the run',
    (state) => {
      const { sentence, tests } = contract.at(-1) as (typeof contract)[number];
      const odd = tests[0] as string;
      start(files).onTestRunEnd(files.map((file) => moduleOf(file, odd, state)));
      const total = contract.length;
      expect(fs.readFileSync(report, 'utf8')).not.toContain(`${total} of ${total} sentences`);
      expect(errors).toContain(`Did not pass: ${odd} (for "${sentence}")`);
      expect(process.exitCode).toBe(1);
    },
  );

  it('fails the run when a test file has lost its tests', () => {
    const modules = files.map((file) => moduleOf(file));
    const shell = modules.find(({ moduleId }) => moduleId.endsWith('/shell.test.ts'));
    Object.assign(shell as TestModule, { children: { allTests: () => [] } });
    start(files).onTestRunEnd(modules);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every((line) => line.startsWith('No such test: '))).toBe(true);
    expect(process.exitCode).toBe(1);
  });

  it('is removed when a complete run is aborted', () => {
    start(files);
    expect(fs.existsSync(report)).toBe(false);
  });

  it.each([
    ['files', files.slice(1), undefined],
    ['names', files, /late/],
  ])('is left alone by a run that some %s were asked of', (_, asked, names) => {
    start(asked, names).onTestRunEnd(asked.map((file) => moduleOf(file)));
    expect(fs.readFileSync(report, 'utf8')).toBe('What an older run has found');
    expect(errors).toEqual([]);
  });
});
