import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { checkNodeVersion } from './checkNodeVersion.mjs';
import { rootCause } from './rootCause.mjs';

/** What the tests read about the newest build. */
interface BuildReport {
  stages: { name: string; seconds: number }[];
  warnings: string[];
}

const REPORT_FILE = '.cache/build-report.json';
const report: BuildReport = { stages: [], warnings: [] };

/** Runs one stage of the build, says so, and says how long it took. */
async function stage(name: string, run: () => Promise<string | undefined>): Promise<void> {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const failure = await run();
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
  report.stages.push({ name, seconds });
  if (failure) {
    console.error(`\n✗ ${name} failed after ${seconds} s: ${failure}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}

/**
 * Runs a command and shows what it prints, keeping its warnings for the report.
 *
 * @returns why it failed, in one sentence, or `undefined` when it did not
 */
async function command(file: string, args: string[]): Promise<string | undefined> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const follow = async (stream: NodeJS.ReadableStream) => {
    for await (const line of createInterface({ input: stream })) {
      lines.push(line);
      console.log(line);
      if (/\[WARNING\]|\[warning\]/.test(line)) report.warnings.push(line);
    }
  };
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  await Promise.all([follow(child.stdout), follow(child.stderr)]);
  return (await closed) === 0 ? undefined : rootCause(lines);
}

const docusaurus = (...args: string[]) =>
  command(process.execPath, ['node_modules/.bin/docusaurus', ...args]);

const unsupported = checkNodeVersion(process.versions.node);
if (unsupported) {
  console.error(`✗ ${unsupported}`);
  process.exit(1);
}

await stage('API reference', () => docusaurus('api-reference'));
await stage('Site', () => docusaurus('build', ...process.argv.slice(2)));

fs.mkdirSync('.cache', { recursive: true });
fs.writeFileSync(REPORT_FILE, JSON.stringify(report, null, 2));
const total = report.stages.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\nThe site is in build/. It took ${total.toFixed(1)} s.`);
