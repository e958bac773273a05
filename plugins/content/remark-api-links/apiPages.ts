import { documentedPackages } from '../../../api-extractor/documentedPackages';
import { pagePaths } from '../../../api-extractor/reference/pagePaths.mjs';
import type { ApiVersion } from '../../../config/apiVersions';
import { loadModel } from '../../../packageModel';

/**
 * Finds the page of each export in a version of the API reference.
 *
 * @param siteDir - absolute path of the repository
 * @param version - the version of the reference
 * @returns the paths by name; where two packages export a name, the core's
 */
export async function apiPages(siteDir: string, version: ApiVersion): Promise<Map<string, string>> {
  const model = await loadModel(siteDir, version.packages);
  const documented = documentedPackages(model).map(({ name }) => name);
  const pages = new Map<string, string>();
  for (const paths of pagePaths(model.packages, documented).values()) {
    for (const [name, path] of paths) {
      if (!pages.has(name)) pages.set(name, `${version.route}/${path}`);
    }
  }
  return pages;
}

/** The paths by the start of their reference: every guide asks for them. */
const known = new Map<string, Promise<ReadonlySet<string>>>();

async function readPaths(siteDir: string, version: ApiVersion): Promise<ReadonlySet<string>> {
  const model = await loadModel(siteDir, version.packages);
  const documented = documentedPackages(model).map(({ name }) => name);
  const paths = [...pagePaths(model.packages, documented).values()].flatMap((pages) => [
    ...pages.values(),
  ]);
  return new Set(['', ...documented.map((name) => `/${name}`), ...paths.map((path) => `/${path}`)]);
}

/**
 * Makes links to the latest reference, as authors write them, lead to another version of it, where that has
 * the same page.
 *
 * @param siteDir - absolute path of the repository
 * @param version - the version of the reference
 * @returns a function that gives the address to link to instead of another one
 */
export async function inVersion(
  siteDir: string,
  version: ApiVersion,
): Promise<(url: string) => string> {
  const paths = known.get(version.route) ?? readPaths(siteDir, version);
  known.set(version.route, paths);
  const existing = await paths;
  return (url) => {
    const [, path, rest] = /^\/api(\/[^#?]*)?([#?].*)?$/.exec(url) ?? [];
    const isLatest = /^\/api(?:[/#?]|$)/.test(url) && !url.startsWith(`${version.route}/`);
    return isLatest && existing.has(path ?? '')
      ? `${version.route}${path ?? ''}${rest ?? ''}`
      : url;
  };
}
