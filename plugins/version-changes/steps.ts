import fs from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, PACKAGE_FOLDERS } from '../../config/versions';
import { type ChangeSection, compareVersions } from './compare';
import { type Declared, readDeclarations } from './declarations';
import { hashOfFiles } from './hashOfFiles';
import { modulesOf, packagesOf } from './modules';
import { withValues } from './values';

/** A docs version, by the packages that it describes. */
interface DocsVersion {
  /** `next`, or the number. */
  name: string;
  /** Folder of its packages, from the repository's root. */
  folder: string;
}

/** Everything that changed from one docs version to the next one. */
export interface VersionStep {
  from: string;
  to: string;
  /** The packages that both versions have, with the exact versions that were compared. */
  packages: { name: string; from: string; to: string }[];
  /** The packages that only one of the two could be installed with. */
  notCompared: string[];
  /** Where the guide to this step is. */
  guide: string;
  /** Where the page of this step is. */
  route: string;
  sections: ChangeSection[];
}

const CACHE = '.cache/version-changes.json';

/** The docs versions, the oldest first. */
function docsVersions(): DocsVersion[] {
  const released = Object.entries(PACKAGE_FOLDERS)
    .filter(([docs]) => docs !== 'docs')
    .map(([docs, folder]) => ({ name: docs.replace(/.*version-/, ''), folder }))
    .sort((one, other) => Number(one.name) - Number(other.name));
  return [...released, { name: 'next', folder: PACKAGE_FOLDERS.docs as string }];
}

const isOf = (names: readonly string[]) => {
  const known = new Set(names);
  return ({ module }: Declared) =>
    !module || known.has(module.split('/', module.startsWith('@') ? 2 : 1).join('/'));
};

/** The base path of a docs version: `/docs/4`; the latest one has none of its own. */
function docsPath(name: string): string {
  const { path: own } = DOCS_VERSIONS[name === 'next' ? 'current' : name] ?? {};
  return own ? `/docs/${own}` : '/docs';
}

function compareStep(
  from: DocsVersion,
  to: DocsVersion,
  declared: Record<string, Declared[]>,
  siteDir: string,
): VersionStep {
  const [older, newer] = [from, to].map(
    ({ folder }) => new Map(packagesOf(path.join(siteDir, folder))),
  ) as [Map<string, string>, Map<string, string>];
  const both = [...older.keys()].filter((name) => newer.has(name));
  const onlyBoth = isOf(both);
  return {
    from: from.name,
    to: to.name,
    packages: both.map((name) => ({
      name,
      from: older.get(name) as string,
      to: newer.get(name) as string,
    })),
    notCompared: [...new Set([...older.keys(), ...newer.keys()])].filter(
      (name) => !both.includes(name),
    ),
    guide: `${docsPath(to.name)}/migrate`,
    route: `/changes/${from.name}-to-${to.name}`,
    sections: compareVersions(
      (declared[from.name] ?? []).filter(onlyBoth),
      (declared[to.name] ?? []).filter(onlyBoth),
    ),
  };
}

/**
 * Compares each docs version with the one before it, by the declarations and the code of the
 * packages that are installed for them.
 *
 * @param siteDir - the repository's root
 * @returns the steps, the oldest first; kept in `.cache/` until a package or this plugin changes
 * @throws Error when a package is not installed
 */
export function readSteps(siteDir: string): VersionStep[] {
  const versions = docsVersions();
  const fingerprint = hashOfFiles(siteDir, [
    'plugins/version-changes/*',
    'plugins/remark-props-table/*',
    'config/versions.ts',
    ...versions.flatMap(({ folder }) => [
      `${folder}/package.json`,
      `${folder}/node_modules/.package-lock.json`,
    ]),
  ]);
  const file = path.join(siteDir, CACHE);
  if (fs.existsSync(file)) {
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      fingerprint: string;
      steps: VersionStep[];
    };
    if (known.fingerprint === fingerprint) return known.steps;
  }
  const declared = Object.fromEntries(
    versions.map(({ name, folder }) => {
      const absolute = path.join(siteDir, folder);
      return [name, withValues(absolute, readDeclarations(absolute, modulesOf(absolute)))];
    }),
  );
  const steps = versions
    .slice(1)
    .map((to, i) => compareStep(versions[i] as DocsVersion, to, declared, siteDir));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ fingerprint, steps }));
  return steps;
}
