/** A tool of `node_modules/.bin`, and what it is called with. */
export interface Check {
  tool: 'biome' | 'cspell' | 'markdownlint-cli2' | 'textlint';
  args: string[];
  /** What it reads from its standard input. */
  input?: string;
}

/**
 * Chooses what is run on the files of a commit.
 *
 * @param staged - the files of the commit, from the repository's root
 * @param changed - the files with changes that are not part of the commit: they are checked but not formatted,
 *   because formatting would add these changes
 * @param texts - all files whose words are checked
 * @returns the checks, and the files that are formatted
 */
export function planChecks(
  staged: readonly string[],
  changed: readonly string[],
  texts: readonly string[],
): { formatted: string[]; checks: Check[] } {
  const formatted = staged.filter((file) => !changed.includes(file));
  const others = staged.filter((file) => changed.includes(file));
  const words = staged.filter((file) => texts.includes(file));
  const biome = ['check', '--error-on-warnings', '--no-errors-on-unmatched'];
  // With files as arguments, cspell looks through all folders for them, which takes seconds.
  const spelling: Check = {
    tool: 'cspell',
    args: ['--no-progress', '--no-summary', '--file-list', 'stdin'],
    input: words.join('\n'),
  };
  const checks: (Check & { files: string[] })[] = [
    { tool: 'biome', args: [...biome, '--write'], files: formatted },
    { tool: 'biome', args: biome, files: others },
    { tool: 'markdownlint-cli2', args: ['--no-globs'], files: words },
    { tool: 'textlint', args: ['--format', 'unix'], files: words },
  ];
  return {
    formatted,
    checks: [
      ...checks
        .filter(({ files }) => files.length > 0)
        .map(({ tool, args, files }) => ({ tool, args: [...args, ...files] })),
      ...(words.length > 0 ? [spelling] : []),
    ],
  };
}
