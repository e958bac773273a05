import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const workflows = globSync('.github/workflows/*.yml', { dot: true });

/** The script that runs the test command of the README. */
const CI_SCRIPT = '.ci/run';

it.each(workflows)('%s runs only commands that package.json has', (file) => {
  const workflow = fs.readFileSync(file, 'utf8');
  const script = workflow.includes(`run: ${CI_SCRIPT}`) ? fs.readFileSync(CI_SCRIPT, 'utf8') : '';
  const commands = [...(workflow + script).matchAll(/npm run (?:--silent )?([\w:-]+)/g)];
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.map(([, name]) => name).filter((name = '') => !scripts[name])).toEqual([]);
});

it('a workflow asks for the advisories about what the site ships', () => {
  const run = workflows.filter((file) => fs.readFileSync(file, 'utf8').includes('audit:shipped'));
  expect(run).toEqual(['.github/workflows/advisories.yml']);
  expect(fs.readFileSync(run[0] as string, 'utf8')).toContain('schedule:');
});
