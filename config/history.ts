import { spawnSync } from 'node:child_process';

/**
 * Whether git knows who changed each file, and when. In a shallow clone, git attributes every file to
 * the oldest commit that it has, so that nothing is shown there.
 *
 * @param folder - a folder of the repository
 */
export function hasHistory(folder: string): boolean {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The second line is the newest commit; a repository without any has no history either.
  return /^false\n[0-9a-f]{40}/.test(stdout ?? '');
}
