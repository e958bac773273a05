import fs from 'node:fs';
import path from 'node:path';
import { GUIDES_VERSIONS, type GuidesVersion } from '../../config/versions';
import { type ChangeSection, compareVersions, packageOf } from './compare';
import { type Declared, readDeclarations } from './declarations';
import { hashOfFiles } from './hashOfFiles';
import { modulesOf, packagesOf } from './modules';
import { withValues } from './values';

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
  /** The guide to the props of the component in the newer version, where it has one. */
  propsGuide?: string;
  /** Where the page of this step is. */
  route: string;
  sections: ChangeSection[];
}

const CACHE = '.cache/version-changes.json';

/** The major version of the packages, after which a step is named: `versions/v8` is 8. */
const majorOf = ({ packages }: GuidesVersion) => packages.replace(/.*\/v/, '');

const isOf = (names: readonly string[]) => {
  const known = new Set(names);
  return ({ module }: Declared) => !module || known.has(packageOf(module));
};

/** The page and the heading below which a version's guides list all props. */
const PROPS_GUIDE = {
  page: 'components/querybuilder',
  heading: '## All props',
  hash: '#all-props',
};

function propsGuideOf({ docs, route }: GuidesVersion, siteDir: string): { propsGuide?: string } {
  const { page, heading, hash } = PROPS_GUIDE;
  const file = path.join(siteDir, docs, `${page}.mdx`);
  const hasHeading = fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(heading);
  return hasHeading ? { propsGuide: `${route}/${page}${hash}` } : {};
}

/** Guides change more often than packages do, so that their part is not kept in the cache. */
function withPropsGuides(
  steps: readonly VersionStep[],
  versions: readonly GuidesVersion[],
  siteDir: string,
): VersionStep[] {
  return steps.map((step, i) => ({
    ...step,
    ...propsGuideOf(versions[i + 1] as GuidesVersion, siteDir),
  }));
}

function compareStep(
  from: GuidesVersion,
  to: GuidesVersion,
  declared: Record<string, Declared[]>,
  siteDir: string,
): VersionStep {
  const [older, newer] = [from, to].map(
    ({ packages }) => new Map(packagesOf(path.join(siteDir, packages))),
  ) as [Map<string, string>, Map<string, string>];
  const both = [...older.keys()].filter((name) => newer.has(name));
  const onlyBoth = isOf(both);
  return {
    from: majorOf(from),
    to: majorOf(to),
    packages: both.map((name) => ({
      name,
      from: older.get(name) as string,
      to: newer.get(name) as string,
    })),
    notCompared: [...new Set([...older.keys(), ...newer.keys()])].filter(
      (name) => !both.includes(name),
    ),
    guide: `${to.route}/migrate`,
    route: `/changes/${majorOf(from)}-to-${majorOf(to)}`,
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
  // A version that was just cut shares its packages with the unreleased one, and stands for both.
  const versions = GUIDES_VERSIONS.filter(
    ({ packages }, i) => GUIDES_VERSIONS[i + 1]?.packages !== packages,
  ).reverse();
  const fingerprint = hashOfFiles(siteDir, [
    'plugins/version-changes/*',
    'plugins/remark-props-table/*',
    'config/versions.ts',
    'versions.json',
    ...versions.flatMap(({ packages }) => [
      `${packages}/package.json`,
      `${packages}/node_modules/.package-lock.json`,
    ]),
  ]);
  const file = path.join(siteDir, CACHE);
  if (fs.existsSync(file)) {
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      fingerprint: string;
      steps: VersionStep[];
    };
    if (known.fingerprint === fingerprint) return withPropsGuides(known.steps, versions, siteDir);
  }
  const declared = Object.fromEntries(
    versions.map(({ name, packages }) => {
      const absolute = path.join(siteDir, packages);
      return [name, withValues(absolute, readDeclarations(absolute, modulesOf(absolute)))];
    }),
  );
  const steps = versions
    .slice(1)
    .map((to, i) => compareStep(versions[i] as GuidesVersion, to, declared, siteDir));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ fingerprint, steps }));
  return withPropsGuides(steps, versions, siteDir);
}
