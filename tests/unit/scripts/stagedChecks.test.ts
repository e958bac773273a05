import { expect, it } from 'vitest';
import { planChecks } from '../../../scripts/stagedChecks.mjs';

const TEXTS = ['README.md', 'docs/intro.mdx'];
const toolsFor = (...staged: string[]) =>
  planChecks(staged, [], TEXTS).checks.map(({ tool }) => tool);

it('code is formatted, and the words of guides are checked', () => {
  expect(toolsFor('src/guards.ts')).toEqual(['biome']);
  expect(toolsFor('docs/intro.mdx')).toEqual(['biome', 'markdownlint-cli2', 'textlint', 'cspell']);
  expect(toolsFor('.github/pull_request_template.md')).toEqual(['biome']);
});

it('a file with changes outside of the commit is checked, but not formatted', () => {
  const staged = ['src/a.ts', 'src/b.ts'];
  const { formatted, checks } = planChecks(staged, ['src/b.ts'], TEXTS);
  expect(formatted).toEqual(['src/a.ts']);
  expect(checks.map(({ args }) => [args.includes('--write'), args.at(-1)])).toEqual([
    [true, 'src/a.ts'],
    [false, 'src/b.ts'],
  ]);
});

it('a commit that only deletes files runs nothing', () => {
  expect(planChecks([], [], TEXTS).checks).toEqual([]);
});
