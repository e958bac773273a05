import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import contract from '../contract.json';
import { checkContract, contractTable, type Suite } from './contract';

const REPORT = '.cache/contract-report.md';
const FOLDER = 'tests/e2e';

const nameOfFile = (file: string) => path.basename(file).replace(/\.test\.ts$/, '');
const nameOfTest = (test: TestCase) => `${nameOfFile(test.module.moduleId)} > ${test.fullName}`;

/**
 * Vitest reporter: after all browser tests have run, writes which sentence of the contract is
 * shown by which of them. The run fails when a row names a test that does not exist, or that did not
 * pass. A run that was asked for a part of the tests says nothing about the whole of the contract, and
 * leaves the report of the last whole run.
 */
export default class ContractReporter implements Reporter {
  readonly #report: string;
  #vitest: Pick<Vitest, 'getGlobalTestNamePattern'> | undefined;
  #isWhole = false;

  /**
   * @param options - `report`: where the report is written
   */
  constructor({ report = REPORT }: { report?: string } = {}) {
    this.#report = report;
  }

  onInit(vitest: Pick<Vitest, 'getGlobalTestNamePattern'>): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const asked = specifications.filter(({ project }) => project.name === 'e2e');
    const names = new Set(asked.map(({ moduleId }) => nameOfFile(moduleId)));
    const files = globSync('**/*.test.ts', { cwd: FOLDER });
    this.#isWhole =
      files.every((file) => names.has(nameOfFile(file))) &&
      this.#vitest?.getGlobalTestNamePattern() === undefined;
    // A run that breaks off must not leave what an older one has found.
    if (this.#isWhole) fs.rmSync(this.#report, { force: true });
  }

  onTestRunEnd(testModules: readonly TestModule[]): void {
    if (!this.#isWhole) return;
    const modules = testModules.filter(({ project }) => project.name === 'e2e');
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const outcomes = tests.map((test) => ({ name: nameOfTest(test), state: test.result().state }));
    const rows = checkContract(contract, outcomes);
    const suites = modules.map((module): Suite => {
      const { duration } = module.diagnostic();
      const count = [...module.children.allTests()].length;
      return { name: nameOfFile(module.moduleId), tests: count, duration: duration / 1000 };
    });
    fs.mkdirSync(path.dirname(this.#report), { recursive: true });
    fs.writeFileSync(this.#report, contractTable(rows, suites));

    const unshown = rows.filter(({ result }) => result !== 'passed');
    const passed = rows.length - unshown.length;
    console.log(`\nContract: ${passed} of ${rows.length} sentences shown. See ${this.#report}.`);
    for (const { sentence, result, problems } of unshown) {
      const problem = result === 'missing' ? 'No such test' : 'Did not pass';
      console.error(`${problem}: ${problems.join(', ') || 'none is named'} (for "${sentence}")`);
    }
    if (unshown.length > 0) process.exitCode = 1;
  }
}
