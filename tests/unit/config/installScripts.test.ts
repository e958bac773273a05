import fs from 'node:fs';
import { expect, it } from 'vitest';
import { INSTALL_SCRIPTS } from '../../../config/installScripts';
import { GUIDES_VERSIONS } from '../../../config/versions';

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** The packages of a lock file that run a script when they are installed. */
function withInstallScript(folder: string): string[] {
  const lock = JSON.parse(fs.readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lock;
  const paths = Object.entries(lock.packages).filter(
    // The repository's own script is in its package.json.
    ([path, { hasInstallScript }]) => path !== '' && hasInstallScript,
  );
  return paths.map(([path]) => path.replace(/^.*node_modules\//, ''));
}

it('every install script of a dependency is justified, and nothing else is', () => {
  expect([...new Set(withInstallScript('.'))].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});

it.each(GUIDES_VERSIONS)('the packages of version $name have no install script', ({ packages }) => {
  expect(withInstallScript(packages)).toEqual([]);
});
