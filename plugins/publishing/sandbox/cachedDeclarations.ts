import path from 'node:path';
import { readCached, writeCached } from '../../../buildCache/cachedJson';
import { hashOfFiles } from '../../../buildCache/hash';
import { type BundledDeclarations, bundleDeclarations } from './bundleDeclarations';
import { cachedPackages, PACKAGE_DEPENDENCIES } from './cachedPackages';

const CACHE = '.cache/sandbox-declarations.json';

/** Everything that the declarations depend on. */
const DEPENDENCIES = [
  ...PACKAGE_DEPENDENCIES,
  'src/sandbox/types/compilerOptions.ts',
  'src/sandbox/types/declarations.ts',
];

let current: Promise<BundledDeclarations> | undefined;

async function makeDeclarations(siteDir: string): Promise<BundledDeclarations> {
  const fingerprint = hashOfFiles(siteDir, DEPENDENCIES);
  const file = path.join(siteDir, CACHE);
  const cached = readCached<BundledDeclarations>(file, fingerprint);
  if (cached) return cached;
  const { versions, icons } = await cachedPackages(siteDir);
  const bundled = bundleDeclarations(
    siteDir,
    versions.map(({ version, modules }) => ({ version, modules: Object.keys(modules) })),
    icons,
  );
  writeCached(file, fingerprint, bundled);
  return bundled;
}

/**
 * Collects the declarations of what the preview can import, again only after a change.
 *
 * @param siteDir - the root folder of the site
 */
export function cachedDeclarations(siteDir: string): Promise<BundledDeclarations> {
  // Two plugins need the declarations, at the same time.
  current ??= makeDeclarations(siteDir);
  return current;
}
