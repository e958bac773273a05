import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { SHIPPED_PACKAGES_FILE } from '../config/shippedPackages';
import type { PackageVersion } from '../plugins/publishing/shipped-packages/findPackages';
import { fetchAdvisories } from './fetchAdvisories.mjs';

/** The packages that the last build published. */
function shippedPackages(): PackageVersion[] {
  if (!fs.existsSync(SHIPPED_PACKAGES_FILE)) {
    throw new Error(`${SHIPPED_PACKAGES_FILE} is missing: run \`npm run build\` first.`);
  }
  return JSON.parse(fs.readFileSync(SHIPPED_PACKAGES_FILE, 'utf8')) as PackageVersion[];
}

/** The registry that npm is set to use; `npm run` does not always pass it on. */
function registry(): string {
  const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
  return execFileSync('npm', ['config', 'get', 'registry'], options).trim();
}

try {
  const packages = shippedPackages();
  const findings = await fetchAdvisories(registry(), packages);
  for (const { name, version, severity, title, url } of findings) {
    console.error(`✗ ${name} ${version} (${severity}): ${title}\n  ${url}`);
  }
  if (findings.length > 0) process.exitCode = 1;
  else console.log(`✓ No advisory names one of the ${packages.length} packages that ship.`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
