import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { HARD_WORK_FLAGS } from '../config/nodeFlags';
import type { SiteAddress } from '../config/site';
import { checkNodeVersion } from './checkNodeVersion.mjs';
import { failureSentence, rootCause } from './rootCause.mjs';
import { type Print, StageFailure, Stages, secondsSince, type Work } from './stages.mjs';

/** What the tests and the bench read about the newest build. */
interface BuildReport {
  /** In the order in which they ended. */
  stages: { name: string; seconds: number }[];
  /** How long all of it took: stages may run at the same time. */
  seconds: number;
  warnings: string[];
}

const REPORT_FILE = '.cache/build-report.json';
const stages = new Stages(console.log);
const warnings: string[] = [];

/** The commands that run now. */
const running = new Set<ChildProcess>();

/** Runs a command and prints what it prints, keeping its warnings for the report. */
async function command(file: string, args: string[], print: Print): Promise<string | undefined> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const lines: string[] = [];
  const follow = async (stream: NodeJS.ReadableStream) => {
    const streamLines: string[] = [];
    for await (const line of createInterface({ input: stream })) {
      lines.push(line);
      streamLines.push(stripVTControlCharacters(line));
      print(line);
    }
    warnings.push(...warningsIn(streamLines));
  };
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  await Promise.all([follow(child.stdout), follow(child.stderr)]);
  const [code, signal] = await closed;
  running.delete(child);
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

/** The work of a script of Node.js; its arguments follow. */
const run =
  (...script: string[]): Work =>
  (print) =>
    command(process.execPath, [...HARD_WORK_FLAGS, ...script], print);

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

/** What fails with an error whose first sentence says why. */
const attempt =
  (work: () => Promise<unknown>): Work =>
  async () => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return failureSentence(error);
    }
  };

const apiReference: Work = async (print) => {
  // Starting Docusaurus takes far longer than finding that there is nothing to generate.
  const { fingerprint, isCurrent } = await import('../plugins/content/api-reference/fingerprint');
  const { PACKAGES } = await import('../api-extractor/packages');
  const { API_VERSIONS } = await import('../config/apiVersions');
  const outdated = API_VERSIONS.filter(
    (version) => !isCurrent(version, fingerprint(process.cwd(), version, PACKAGES)),
  );
  if (outdated.length > 0) return run(DOCUSAURUS, 'api-reference')(print);
  print('Nothing changed; the pages of the API reference are kept.');
  return undefined;
};

/** Runs all stages. Modules are loaded late where they do not load on a Node.js that is too old to say so. */
async function build(): Promise<void> {
  await stages.run(
    'Package models',
    attempt(async () => {
      const { makeModels } = await import('../packageModel/makeModels.mjs');
      await makeModels(process.cwd());
    }),
  );
  const { removeCompressed } = await import('./compressFolder.mjs');
  await removeCompressed('build');
  if (checks) {
    await stages.runSideBySide(
      ['API reference', apiReference],
      ['Guides', run('--import', 'tsx', 'checker/cli.mts')],
    );
  } else {
    await stages.run('API reference', apiReference);
  }
  await stages.run('Site', run(DOCUSAURUS, 'build', ...siteArguments));
  await stages.run(
    'Structured data',
    attempt(async () => {
      const { describeSite } = await import('../plugins/publishing/structured-data/describeSite');
      describeSite(process.cwd(), 'build', site.baseUrl);
    }),
  );
  await stages.run(
    'Policies',
    attempt(async () => {
      const { secureSite } = await import('../plugins/publishing/security/secureSite');
      const { writeHostFiles } = await import('../plugins/publishing/host-files/writeHostFiles');
      secureSite('build', process.env);
      writeHostFiles('build', site.baseUrl);
    }),
  );
  await stages.run(
    'Offline copies',
    attempt(async () => {
      const { offersOfflineCopies } = await import('../config/offline');
      const { writeOfflineFiles } = await import('../plugins/publishing/offline/writeOfflineFiles');
      if (offersOfflineCopies(process.env)) writeOfflineFiles(process.cwd(), 'build', site.baseUrl);
    }),
  );
  if (checks) await stages.run('Search', run('--import', 'tsx', 'checker/search/cli.mts'));
}

const start = performance.now();
try {
  await build();
} catch (error) {
  for (const child of running) child.kill();
  if (!(error instanceof StageFailure)) throw error;
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}
const report: BuildReport = { stages: stages.ended, seconds: secondsSince(start), warnings };
fs.mkdirSync('.cache', { recursive: true });
fs.writeFileSync(REPORT_FILE, JSON.stringify(report, null, 2));
console.log(`\nThe site is in build/. It took ${report.seconds} s.`);
