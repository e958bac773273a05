import fs from 'node:fs';
import path from 'node:path';
import { GUIDES_VERSIONS, type GuidesVersion } from '../../../config/versions';
import { loadModel } from '../../../packageModel';
import { packageOf } from '../../../packageModel/family.mjs';
import type { PackageModel } from '../../../packageModel/types';
import type { VersionStep } from '../../../src/changes/types';
import { compareVersions } from './compare';
import { type Declared, declaredNames } from './declared';
import { type DeclaredVersion, History } from './history';

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

/** A version of the guides, with the model of the packages that it describes. */
interface Modeled {
  version: GuidesVersion;
  model: PackageModel;
}

function compareStep(from: Modeled, to: Modeled, siteDir: string): VersionStep {
  const [older, newer] = [from, to].map(
    ({ model }) => new Map(model.packages.map(({ name, version }) => [name, version])),
  ) as [Map<string, string>, Map<string, string>];
  const both = [...older.keys()].filter((name) => newer.has(name));
  const onlyBoth = isOf(both);
  return {
    from: majorOf(from.version),
    to: majorOf(to.version),
    packages: both.map((name) => ({
      name,
      from: older.get(name) as string,
      to: newer.get(name) as string,
    })),
    notCompared: [...new Set([...older.keys(), ...newer.keys()])].filter(
      (name) => !both.includes(name),
    ),
    guide: `${to.version.route}/migrate`,
    ...propsGuideOf(to.version, siteDir),
    route: `/changes/${majorOf(from.version)}-to-${majorOf(to.version)}`,
    sections: compareVersions(
      declaredNames(from.model).filter(onlyBoth),
      declaredNames(to.model).filter(onlyBoth),
    ),
  };
}

/** The docs versions with the models of their packages, the oldest first. */
async function readVersions(siteDir: string): Promise<Modeled[]> {
  // A version that was just cut shares its packages with the unreleased one, and stands for both.
  const versions = GUIDES_VERSIONS.filter(
    ({ packages }, i) => GUIDES_VERSIONS[i + 1]?.packages !== packages,
  ).reverse();
  const modeled: Modeled[] = [];
  for (const version of versions) {
    modeled.push({ version, model: await loadModel(siteDir, version.packages) });
  }
  return modeled;
}

const compareAll = (modeled: readonly Modeled[], siteDir: string) =>
  modeled.slice(1).map((to, i) => compareStep(modeled[i] as Modeled, to, siteDir));

/**
 * Compares each docs version with the one before it, by the models of their packages.
 *
 * @param siteDir - the repository's root
 * @returns the steps, the oldest first
 * @throws Error when a package is not installed
 */
export async function readSteps(siteDir: string): Promise<VersionStep[]> {
  return compareAll(await readVersions(siteDir), siteDir);
}

/**
 * Collects what happened to each name that a docs version has.
 *
 * @param siteDir - the repository's root
 * @param documented - the major version
 * @throws Error when a package is not installed
 */
export async function readHistory(siteDir: string, documented: string): Promise<History> {
  const modeled = await readVersions(siteDir);
  const versions = modeled.map(
    ({ version, model }): DeclaredVersion => ({
      major: majorOf(version),
      packages: model.packages.map(({ name }) => name),
      declared: declaredNames(model),
    }),
  );
  return new History(versions, compareAll(modeled, siteDir), documented);
}
