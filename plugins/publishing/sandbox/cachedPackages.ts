import path from 'node:path';
import { readCached, writeCached } from '../../../buildCache/cachedJson';
import { hashOfFiles } from '../../../buildCache/hash';
import { type BundledPackages, bundlePackages, TEMPLATE_MODULES } from './bundlePackages';

const CACHE = '.cache/sandbox-packages.json';

/** Everything that the bundles depend on. */
export const PACKAGE_DEPENDENCIES: readonly string[] = [
  'adapters/*/package.json',
  'adapters/*/src/**',
  'config/versions.ts',
  'node_modules/.package-lock.json',
  'plugins/publishing/sandbox/*',
  'src/components/uiLibraries/**',
  ...TEMPLATE_MODULES,
  'src/sandbox/packages.ts',
  'versions/*/package.json',
  'versions/*/node_modules/.package-lock.json',
];

let current: Promise<BundledPackages> | undefined;

async function makePackages(siteDir: string): Promise<BundledPackages> {
  const fingerprint = hashOfFiles(siteDir, PACKAGE_DEPENDENCIES);
  const file = path.join(siteDir, CACHE);
  const cached = readCached<BundledPackages>(file, fingerprint);
  if (cached) return cached;
  const bundled = await bundlePackages(siteDir);
  writeCached(file, fingerprint, bundled);
  return bundled;
}

/**
 * Bundles the packages of the preview, again only after a change.
 *
 * @param siteDir - the root folder of the site
 * @throws Error when a package is not installed or cannot be bundled
 */
export function cachedPackages(siteDir: string): Promise<BundledPackages> {
  // Two plugins need the bundles, at the same time.
  current ??= makePackages(siteDir);
  return current;
}
