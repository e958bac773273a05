import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { generateCode } from '../../../src/demo/code';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { findPackageManager, installCommand } from '../../../src/sandbox/packageManagers';
import { versionOf, versionsOf } from '../../../src/sandbox/versions';
import { every, stateWith } from '../demo/support/configurations';

const root = path.resolve(import.meta.dirname, '../../..');
const CORE = 'react-querybuilder';
const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
const installed = readManifest(`node_modules/${CORE}`).version as string;

const projects = uiLibraries.flatMap(({ id }) =>
  [false, true].map((dragging) => ({
    id,
    dragging,
    state: stateWith({ enableDragAndDrop: dragging }),
  })),
);
const manifestFor = (id: string, state: ReturnType<typeof stateWith>, manager: string) =>
  JSON.parse(generateCode(id, state).projectFor(findPackageManager(manager))['package.json'] ?? '');

/** Whether an installed package names a range of the core that the core here is outside of. */
const refusesCore = (name: string) => {
  const required = readManifest(`node_modules/${name}`).peerDependencies?.[CORE];
  return required !== undefined && !semver.satisfies(installed, required);
};
const hasUnknownPeer = (name: string) =>
  fs.existsSync(path.join(root, 'adapters', name.replace(/^.*\//, ''), 'package.json'));

describe.each(projects)('the project $id (drag and drop: $dragging)', ({ id, state }) => {
  it('has the core that the guides describe', () => {
    const { dependencies } = readManifest('versions/v7');
    expect(manifestFor(id, state, 'npm').dependencies[CORE]).toBe(dependencies[CORE]);
    expect(dependencies[CORE]).toBe(installed);
  });

  it('overrides the core for npm alone, and only where a package refuses it', () => {
    const { dependencies, overrides } = manifestFor(id, state, 'npm');
    const needed = Object.keys(dependencies).some(
      (name) =>
        name.startsWith('@react-querybuilder/') && (hasUnknownPeer(name) || refusesCore(name)),
    );
    expect(overrides).toEqual(needed ? { [CORE]: installed } : undefined);
    for (const manager of ['yarn', 'pnpm', 'bun']) {
      const other = manifestFor(id, state, manager);
      expect(other.overrides ?? other.resolutions ?? other.pnpm, manager).toBeUndefined();
    }
  });
});

it('lets pnpm run the install script that Vite needs, and Yarn write node_modules', () => {
  const { projectFor } = generateCode('tremor', stateWith(every(true)));
  const files = (manager: string) => projectFor(findPackageManager(manager));
  expect(files('pnpm')['pnpm-workspace.yaml']).toBe('allowBuilds:\n  esbuild: true\n');
  expect(files('yarn')['.yarnrc.yml']).toBe('nodeLinker: node-modules\n');
  for (const manager of ['npm', 'bun']) {
    expect(files(manager)).not.toHaveProperty(['pnpm-workspace.yaml']);
    expect(files(manager)).not.toHaveProperty(['.yarnrc.yml']);
  }
});

it.each([
  ['npm', 'npm install'],
  ['yarn', 'yarn add'],
  ['pnpm', 'pnpm add'],
  ['bun', 'bun add'],
])('%s installs exactly what the code needs', (id, start) => {
  const manager = findPackageManager(id);
  const { dependencies, devDependencies } = generateCode(
    'tremor',
    stateWith({ enableDragAndDrop: true }),
  );
  const [first = '', second = ''] = installCommand(manager, dependencies, devDependencies).split(
    '\n',
  );
  expect(first.startsWith(`${start} ${CORE}@${installed} `)).toBe(true);
  expect(first.split(' ').length - start.split(' ').length).toBe(Object.keys(dependencies).length);
  expect(second).toBe(
    `${start} -D postcss@${versionOf('postcss')} tailwindcss@${versionOf('tailwindcss')}`,
  );
});

it('says where a package without a version belongs', () => {
  expect(() => versionsOf(['left-pad'])).toThrow(
    'A generated project installs left-pad, which package.json does not list. Add it there, or remove it from src/components/uiLibraries/*/project.ts.',
  );
});
