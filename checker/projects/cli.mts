import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { findChromium } from '../../scripts/chromiumPath.mjs';
import { startServer } from '../../scripts/staticHost.mjs';
import { encodeState } from '../../src/demo/permalink.js';
import { convertCombinators, initialState } from '../../src/demo/state.js';
import { uiLibraries } from '../../src/demo/uiLibraries.js';
import { countCores, type Installer, installAndBuild, installManagers } from './managers.mjs';
import { differences, render } from './render.mjs';

type Code = typeof import('../../src/demo/code/index.js');
type ManagerId = typeof import('../../src/sandbox/packageManagers.js');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    with: { type: 'string' },
    resolutions: { type: 'string', default: '{}' },
    keep: { type: 'boolean', default: false },
  },
});
const isChosen = (list: string | undefined, name: string) =>
  !list || list.split(',').includes(name);

// The modules import one another as text, which Vite understands.
const load = async <M,>(file: string) => (await runnerImport<M>(path.resolve(file))).module;
const { generateCode } = await load<Code>('src/demo/code/index.ts');
const { findPackageManager } = await load<ManagerId>('src/sandbox/packageManagers.ts');

/** Options that show as many kinds of controls as fit together. */
const settings = {
  ...initialState.settings,
  showNotToggle: true,
  showCloneButtons: true,
  showLockButtons: true,
  showShiftActions: true,
  enableDragAndDrop: true,
  validateQuery: true,
  showBranches: true,
};
const base = { ...initialState.query, rules: [...initialState.query.rules] };
const state = {
  ...initialState,
  settings,
  query: convertCombinators(
    {
      ...base,
      rules: [
        ...base.rules,
        { id: 'paid', field: 'paid', operator: '=', value: true },
        { id: 'insured', field: 'insured', operator: '=', value: true },
        { id: 'ordered', field: 'ordered', operator: '=', value: '2026-03-01' },
        { id: 'range', field: 'gears', operator: 'between', value: '3,9' },
        { id: 'channel', field: 'channel', operator: '=', value: 'web' },
        { id: 'deposit', field: 'deposit', operator: '<', valueSource: 'field', value: 'total' },
        { id: 'empty', field: 'customer', operator: '=', value: '' },
      ],
    } as typeof initialState.query,
    settings,
  ),
};

/** Rules of a group and of the groups inside it. */
const countRules = ({ rules }: { rules: readonly unknown[] }): number =>
  rules.reduce<number>(
    (sum, part) => sum + (isGroup(part) ? countRules(part) : typeof part === 'string' ? 0 : 1),
    0,
  );
const isGroup = (part: unknown): part is { rules: readonly unknown[] } =>
  typeof part === 'object' && part !== null && 'rules' in part;
const ruleCount = countRules(state.query);

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
const installers = await installManagers(path.resolve('.cache/package-managers'));
const site = await startServer('build');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

/** Copies an adapter together with the modules that the adapters share, which a package must contain. */
function completeAdapter(name: string): string {
  const folder = path.join(temporary, name);
  fs.cpSync(`adapters/${name}`, folder, { recursive: true });
  for (const entry of fs.readdirSync(path.join(folder, 'src'))) {
    const file = path.join(folder, 'src', entry);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replaceAll("'../../shared/src/", "'./shared/"));
  }
  fs.cpSync('adapters/shared/src', path.join(folder, 'src/shared'), { recursive: true });
  return folder;
}

/** Archives of the adapters that are not in the registry, by package. */
const archives = Object.fromEntries(
  fs
    .readdirSync('adapters')
    .filter((name) => fs.existsSync(`adapters/${name}/package.json`))
    .map((name) => {
      const output = execFileSync('npm', ['pack', '--json', '--pack-destination', temporary], {
        cwd: completeAdapter(name),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [{ filename }] = Object.values(JSON.parse(output)) as [{ filename: string }];
      return [`@react-querybuilder/${name}`, path.join(temporary, filename)];
    }),
);

function write(uiLibrary: string, installer: Installer, folder: string) {
  const files = generateCode(uiLibrary, state).projectFor(findPackageManager(installer.manager));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const manifestFile = path.join(folder, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    if (archives[name]) manifest.dependencies[name] = `file:${archives[name]}`;
  }
  if (installer.manager === 'yarn') manifest.resolutions = JSON.parse(options.resolutions);
  fs.writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  // Yarn takes an empty file for the end of its search for the root of the project.
  fs.writeFileSync(path.join(folder, 'yarn.lock'), '');
}

const rows: Record<string, Record<string, string>> = {};
let failures = 0;
for (const { id, route } of uiLibraries.filter(({ id: uiLibrary }) =>
  isChosen(options.only, uiLibrary),
)) {
  const row: Record<string, string> = {};
  rows[id] = row;
  const demo = await render(browser, `${site.url}${route}${encodeState(state)}`, ruleCount);
  for (const installer of installers.filter(({ name }) => isChosen(options.with, name))) {
    const folder = path.join(temporary, `${id}-${installer.name}`);
    write(id, installer, folder);
    const start = Date.now();
    try {
      await installAndBuild(installer, folder);
      const cores = countCores(folder);
      if (cores !== 1) throw new Error(`The core is installed ${cores} times.`);
      const built = path.join(folder, 'dist');
      fs.copyFileSync(path.join(built, 'index.html'), path.join(built, '404.html'));
      const host = await startServer(built);
      const found = differences(demo, await render(browser, host.url, ruleCount, demo.width));
      await host.close();
      row[installer.name] = found.length === 0 ? 'like the demo' : `${found.length} differences`;
      if (found.length > 0) {
        failures += 1;
        console.error(`\n${id}, ${installer.name}:\n  ${found.slice(0, 25).join('\n  ')}`);
      }
    } catch (error) {
      failures += 1;
      row[installer.name] = 'failed';
      console.error(`\n${id}, ${installer.name}: ${(error as Error).message}`);
    }
    row[installer.name] += ` (${Math.round((Date.now() - start) / 1000)} s)`;
    console.log(`${id}, ${installer.name}: ${row[installer.name]}`);
    if (!options.keep) fs.rmSync(folder, { recursive: true, force: true });
  }
}

await browser.close();
await site.close();
if (!options.keep) fs.rmSync(temporary, { recursive: true, force: true });
console.table(rows);
if (failures > 0) {
  console.error(`Error: ${failures} projects do not install, build or look like their demo.`);
  process.exitCode = 1;
}
