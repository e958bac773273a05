import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import contract from '../contract.json';
import { contractTable, judge, type Suite } from './contract';

const REPORT = '.cache/contract-report.md';
const FOLDER = 'tests/e2e';

const nameOfFile = (file: string) => path.basename(file).replace(/\.test\.ts$/, '');
const nameOfTest = (test: TestCase) => `${nameOfFile(test.module.moduleId)} > ${test.fullName}`;

/**
 * Vitest reporter: after all browser tests have run, writes which sentence of the specification is
 * shown by which of them. The run fails when a row names a test that does not exist.
 */
export default class ContractReporter implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[]): void {
    const modules = testModules.filter(({ project }) => project.name === 'e2e');
    const ran = new Set(modules.map(({ moduleId }) => nameOfFile(moduleId)));
    // Part of the tests says nothing about the whole of the contract.
    const files = globSync('**/*.test.ts', { cwd: FOLDER });
    if (!files.every((file) => ran.has(nameOfFile(file)))) return;

    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    if (tests.some((test) => test.result().state === 'skipped')) return;
    const outcomes = tests.map((test) => ({ name: nameOfTest(test), state: test.result().state }));
    const rows = judge(contract, outcomes);
    const suites = modules.map((module): Suite => {
      const { duration } = module.diagnostic();
      const count = [...module.children.allTests()].length;
      return { name: nameOfFile(module.moduleId), tests: count, duration: duration / 1000 };
    });
    fs.mkdirSync(path.dirname(REPORT), { recursive: true });
    fs.writeFileSync(REPORT, contractTable(rows, suites));

    const missing = rows.filter(({ verdict }) => verdict === 'missing');
    const passed = rows.filter(({ verdict }) => verdict === 'passed').length;
    console.log(`\nContract: ${passed} of ${rows.length} sentences shown. See ${REPORT}.`);
    for (const { sentence, faults } of missing) {
      console.error(`No such test: ${faults.join(', ') || 'none is named'} (for "${sentence}")`);
    }
    if (missing.length > 0) process.exitCode = 1;
  }
}
