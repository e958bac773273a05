import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { type Check, planChecks } from './stagedChecks.mjs';

/** What git prints about paths, as a list. */
const listPaths = (...args: string[]) =>
  spawnSync('git', [...args, '--relative', '--name-only', '-z'], { encoding: 'utf8' })
    .stdout.split('\0')
    .filter(Boolean);

/** The files whose words are checked: those that the script `check:prose` names. */
function textFiles(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const patterns = [...(scripts['check:prose'] ?? '').matchAll(/"([^"]+)"/g)];
  return globSync(
    patterns.map(([, pattern]) => pattern as string),
    { ignore: '**/node_modules/**' },
  );
}

/** Runs a tool, and prints what it prints where it fails. */
async function passes({ tool, args, input = '' }: Check): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args]);
  child.stdin.end(input);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) console.error(printed.trim());
  return code === 0;
}

const staged = listPaths('diff', '--cached', '--diff-filter=ACMR');
const { formatted, checks } = planChecks(staged, listPaths('diff'), textFiles());
const results = await Promise.all(checks.map(passes));
if (results.includes(false)) {
  console.error('✗ The commit was stopped. Correct what is reported above, then commit again.');
  process.exitCode = 1;
} else if (formatted.length > 0) {
  spawnSync('git', ['add', '--', ...formatted]);
}
