import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../../checker/config.mjs';
import { rootCause } from '../../../scripts/rootCause.mjs';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'checker/cli.mts', ...args], {
    cwd: SITE.root,
    encoding: 'utf8',
  });

describe('the command', () => {
  it('rejects an unknown option or version', () => {
    for (const args of [['--verbose'], ['--version', '2']]) {
      const { status, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage: npm run check:docs');
    }
  });

  it('exits non-zero for a problem, after the problem and the summary', () => {
    const { status, stdout, stderr } = run(
      '--version',
      '3',
      'versioned_docs/version-3/nowhere.mdx',
    );
    expect(status).toBe(1);
    const problem = 'versioned_docs/version-3/nowhere.mdx:1:1 - markdown: There is no such page.';
    const [first, ...others] = stderr.trimEnd().split('\n');
    expect(first).toBe(problem);
    expect(others.join('\n')).toMatch(
      /^version +package +blocks +compiled +executed +opted out +coverage +seconds/m,
    );
    expect(rootCause(others)).toBe(problem);
    expect(stdout).not.toContain('version');
  });
});
