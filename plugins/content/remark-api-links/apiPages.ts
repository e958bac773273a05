import { PACKAGES } from '../../../api-extractor/packages';
import { pagePaths } from '../../../api-extractor/reference/pagePaths.mjs';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';

/**
 * Finds the page of each export in the API reference.
 *
 * @param siteDir - absolute path of the repository
 * @returns the paths by name; where two packages export a name, the core's
 */
export async function apiPages(siteDir: string): Promise<Map<string, string>> {
  const { packages } = await loadModel(siteDir, SITE_PACKAGES);
  const pages = new Map<string, string>();
  for (const paths of pagePaths(packages, PACKAGES).values()) {
    for (const [name, path] of paths) {
      if (!pages.has(name)) pages.set(name, `/api/${path}`);
    }
  }
  return pages;
}
