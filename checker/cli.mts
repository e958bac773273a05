import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '../packageModel/installPackages.mjs';
import { check, type Request } from './check.mjs';
import { SITE } from './config.mjs';
import { neededPackages } from './neededPackages.mjs';
import { formatFailure, formatProblem, formatSummary } from './report.mjs';

const USAGE = `Usage: npm run check:docs -- [--version ${SITE.versions.map(({ name }) => name).join('|')}] [--cold] [files…]

Compiles and runs the code blocks of the guides against the packages that they describe.

  --version  check one version only
  --cold     do not use the results of earlier runs`;

/** Reads the command line; stops the process where it makes no sense. */
function readArguments(): Request {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        cold: { type: 'boolean', default: false },
      },
    });
    if (values.version && !SITE.versions.some(({ name }) => name === values.version)) {
      throw new Error(`There is no version '${values.version}'.`);
    }
    const files = positionals.map((file) =>
      path.relative(SITE.root, path.resolve(file)).replaceAll(path.sep, '/'),
    );
    return { version: values.version, files, useCache: !values.cold };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

const request = readArguments();
try {
  await installPackages(SITE.root, neededPackages(SITE, request));
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exit(1);
}
const report = await check(SITE, request);
const summary = formatSummary(report);
if (report.problems.length > 0) {
  // In one stream, whose order is kept: a failed build ends with the last line.
  for (const problem of report.problems) console.error(`${formatProblem(problem)}\n`);
  console.error(`${summary}\n\n[ERROR] ${formatFailure(report)}`);
  // Not `process.exit`: it would cut off what a slow pipe has not taken yet.
  process.exitCode = 1;
} else console.log(`${summary}\n\nEvery block compiles, and every stated output is true.`);
