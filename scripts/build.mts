import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { HARD_WORK_FLAGS } from '../config/nodeFlags';
import type { SiteAddress } from '../config/site';
import { checkNodeVersion } from './checkNodeVersion.mjs';
import { failureSentence, rootCause } from './rootCause.mjs';

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
    const streamLines: string[] = [];
    for await (const line of createInterface({ input: stream })) {
      lines.push(line);
      streamLines.push(stripVTControlCharacters(line));
      console.log(line);
    }
    report.warnings.push(...warningsIn(streamLines));
  };
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  await Promise.all([follow(child.stdout), follow(child.stderr)]);
  const [code, signal] = await closed;
  if (signal) return `it was stopped by ${signal}; the machine may have run out of memory.`;
  return code === 0 ? undefined : rootCause(lines);
}

/** The warnings among the lines of one stream, each with the lines that belong to it. */
function warningsIn(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/^(?=\[\w+\])/m)
    .filter((message) => /\[warning\]/i.test(message))
    .map((message) => message.trim());
}

/** Runs a script of Node.js; its arguments follow. */
const run = (...script: string[]) => command(process.execPath, [...HARD_WORK_FLAGS, ...script]);

const DOCUSAURUS = 'node_modules/.bin/docusaurus';

/**
 * Reads all environment variables of the build, so that a wrong one is named before minutes of work.
 *
 * @returns where the site will be published
 * @throws Error when one is missing or malformed
 */
async function checkEnvironment(): Promise<SiteAddress> {
  const { siteAddress } = await import('../config/site');
  const { connectOrigins } = await import('../config/security');
  const { offersOfflineCopies } = await import('../config/offline');
  connectOrigins(process.env);
  offersOfflineCopies(process.env);
  return siteAddress(process.env);
}

/** Leaves guides and search unchecked, for whoever works on the site's code and builds often. */
const SKIP_CHECK = '--skip-check';
const siteArguments = process.argv.slice(2).filter((argument) => argument !== SKIP_CHECK);

const unsupported = checkNodeVersion(process.versions.node);
if (unsupported) {
  console.error(`✗ ${unsupported}`);
  process.exit(1);
}

let site: SiteAddress;
try {
  site = await checkEnvironment();
} catch (error) {
  console.error(`✗ ${failureSentence(error)}`);
  process.exit(1);
}

// A failed build must not leave the report of an older one behind.
fs.rmSync(REPORT_FILE, { force: true });

const checks = !process.argv.includes(SKIP_CHECK);
await stage('Package models', async () => {
  try {
    // Loaded late, as the last stages are.
    const { makeModels } = await import('../packageModel/makeModels.mjs');
    await makeModels(process.cwd());
  } catch (error) {
    return failureSentence(error);
  }
});
await stage('API reference', async () => {
  // Starting Docusaurus takes far longer than finding that there is nothing to generate.
  const { fingerprint, isCurrent } = await import('../plugins/content/api-reference/fingerprint');
  const { PACKAGES } = await import('../api-extractor/packages');
  const { API_VERSIONS } = await import('../config/apiVersions');
  const outdated = API_VERSIONS.filter(
    (version) => !isCurrent(version, fingerprint(process.cwd(), version, PACKAGES)),
  );
  if (outdated.length > 0) return run(DOCUSAURUS, 'api-reference');
  console.log('Nothing changed; the pages of the API reference are kept.');
  return undefined;
});
const { removeCompressed } = await import('./compressFolder.mjs');
await removeCompressed('build');
if (checks) await stage('Guides', () => run('--import', 'tsx', 'checker/cli.mts'));
await stage('Site', () => run(DOCUSAURUS, 'build', ...siteArguments));
await stage('Structured data', async () => {
  try {
    const { describeSite } = await import('../plugins/publishing/structured-data/describeSite');
    describeSite(process.cwd(), 'build', site.baseUrl);
  } catch (error) {
    return failureSentence(error);
  }
});
await stage('Policies', async () => {
  try {
    // Loaded late: what it needs does not load on a Node.js that is too old to say so.
    const { secureSite } = await import('../plugins/publishing/security/secureSite');
    const { writeHostFiles } = await import('../plugins/publishing/host-files/writeHostFiles');
    secureSite('build', process.env);
    writeHostFiles('build', site.baseUrl);
  } catch (error) {
    return failureSentence(error);
  }
});
await stage('Offline copies', async () => {
  try {
    const { offersOfflineCopies } = await import('../config/offline');
    const { writeOfflineFiles } = await import('../plugins/publishing/offline/writeOfflineFiles');
    if (offersOfflineCopies(process.env)) writeOfflineFiles(process.cwd(), 'build', site.baseUrl);
  } catch (error) {
    return failureSentence(error);
  }
});
if (checks) await stage('Search', () => run('--import', 'tsx', 'checker/search/cli.mts'));

fs.mkdirSync('.cache', { recursive: true });
fs.writeFileSync(REPORT_FILE, JSON.stringify(report, null, 2));
const total = report.stages.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\nThe site is in build/. It took ${total.toFixed(1)} s.`);
