import fs from 'node:fs';
import path from 'node:path';
import { GUIDES_VERSIONS } from '../../../config/versions';
import { CORE } from '../../../packageModel/family.mjs';

/**
 * Returns the exact version of the core package that each version of the guides describes, by the name
 * that Docusaurus has for that version of the guides.
 *
 * @param siteDir - the repository's root
 */
export function describedVersions(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    GUIDES_VERSIONS.map(({ name, packages }) => {
      const manifest = fs.readFileSync(path.join(siteDir, packages, 'package.json'), 'utf8');
      const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
      return [name === 'next' ? 'current' : name, dependencies[CORE] as string];
    }),
  );
}
