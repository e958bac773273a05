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

it('installs with a command that accepts the lock file', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const optional = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  const lacksPlatforms = optional.some((name) => !locked.has(name));
  // `npm ci` stops at a lock file that lacks the optional packages of another platform.
  const allowed = lacksPlatforms ? /npm install/ : /npm (?:install|ci)/;
  for (const file of [...workflows, 'deploy/Containerfile', CI_SCRIPT]) {
    for (const [command] of fs.readFileSync(file, 'utf8').matchAll(/npm (?:install|i|ci)\b/g)) {
      expect(command, file).toMatch(allowed);
    }
  }
});
