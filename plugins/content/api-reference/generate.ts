import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import generateTypedoc from 'docusaurus-plugin-typedoc';
import type { Application, LogLevel } from 'typedoc';
import { descriptionsFor, isComplete } from '../../../api-extractor/descriptions';
import { documentedPackages } from '../../../api-extractor/documentedPackages';
import { entryFile, typedocInput } from '../../../api-extractor/entryFiles';
import { PACKAGES } from '../../../api-extractor/packages';
import type { LookupOption } from '../../../api-extractor/reference';
import {
  describableKeys,
  documentedMembers,
} from '../../../api-extractor/reference/documentedMembers';
import { sidebarsOf } from '../../../api-extractor/sidebarsOf';
import { summaries } from '../../../api-extractor/summaries';
import { TOPICS, topicsOf } from '../../../api-extractor/topics';
import { SINGLE_DECLARATIONS, typedocOptions } from '../../../api-extractor/typedoc';
import { API_VERSIONS, type ApiVersion, LATEST_API } from '../../../config/apiVersions';
import { SITE } from '../../../config/site';
import { loadModel } from '../../../packageModel';
import { historyNote } from '../version-changes/historyNote';
import { readHistory } from '../version-changes/steps';
import { fingerprint, installedVersion, isCurrent, stampOf } from './fingerprint';

/** TypeDoc itself must not be imported here: the config loader would make a second copy of it. */
const ERROR: LogLevel.Error = 3;

/** The generation that this process has started: the plugins that need it start at the same time. */
let generated: Promise<boolean> | undefined;

/**
 * Writes the Markdown of all versions of the API reference, unless what is there was made from the same
 * input.
 *
 * @param siteDir - the repository's root
 * @returns whether pages were written
 * @throws Error when an entry file names a package that is not installed or does not compile, when a
 *   public name has no description or no topic, or when a description belongs to none
 */
export function generateApiReference(siteDir: string): Promise<boolean> {
  generated ??= generateAll(siteDir);
  return generated;
}

async function generateAll(siteDir: string): Promise<boolean> {
  let isWritten = false;
  // One after the other: TypeDoc holds all declarations of a version in memory.
  for (const version of API_VERSIONS) {
    isWritten = (await generateVersion(siteDir, version)) || isWritten;
  }
  writeVersions(siteDir);
  return isWritten;
}

/** Writes what the docs plugin reads about the versions besides their pages. */
function writeVersions(siteDir: string): void {
  const others = API_VERSIONS.filter((version) => version !== LATEST_API);
  const list = path.join(siteDir, 'api_versions.json');
  const folder = path.join(siteDir, 'api_versioned_sidebars');
  for (const outdated of [list, folder]) fs.rmSync(outdated, { recursive: true, force: true });
  if (others.length === 0) return;
  fs.writeFileSync(list, JSON.stringify(others.map(({ name }) => name)));
  fs.mkdirSync(folder);
  for (const { name, pages } of others) {
    const file = path.join(folder, `version-${name}-sidebars.json`);
    fs.writeFileSync(file, JSON.stringify(sidebarsOf(path.join(siteDir, pages))));
  }
}

async function generateVersion(siteDir: string, version: ApiVersion): Promise<boolean> {
  if (version === LATEST_API) assertInstalled(siteDir);
  const model = await loadModel(siteDir, version.packages);
  const documented = documentedPackages(model);
  const names = documented.map(({ name }) => name);
  const root = path.join(siteDir, version.packages);
  const out = path.join(siteDir, version.pages);
  const current = fingerprint(siteDir, version, PACKAGES);
  if (isCurrent(version, current)) return false;

  const lookup: LookupOption = {
    title: `${SITE.title} API`,
    route: version.route,
    topics: TOPICS,
    places: topicsOf(model, names),
    versions: Object.fromEntries(
      documented.map((each) => [each.name, each.version.replace(/-local\..*/, '')]),
    ),
    summaries,
  };
  fs.rmSync(out, { recursive: true, force: true });
  const major = Number(version.major);
  // Texts of all versions are about the latest one, too. Those since a later version are only about that.
  const isOwn = (since = 0) => (version === LATEST_API ? since <= major : since === major);
  const isReported = isComplete(names, (name) => installedVersion(root, name) !== undefined);
  const needed = version === LATEST_API ? 'all' : 'own';
  const descriptions = descriptionsFor(version.major, isReported ? needed : 'none');
  // The compiler, which formats signatures, takes a second to load.
  const { documentedSignatures } = await import(
    '../../../api-extractor/reference/documentedSignatures'
  );
  const signatures = documentedSignatures(model, {
    documented: names,
    folder: root,
    major,
    isOwnText: (since) => isReported && isOwn(since),
  });
  const history = await readHistory(siteDir, version.major);
  const memberTables = documentedMembers(model, names, (type, member) =>
    history.hasMember(type, member) ? historyNote(history.ofMember(type, member)) : undefined,
  );
  const errors: string[] = [];
  await generateTypedoc(
    { siteDir } as LoadContext,
    {
      ...typedocOptions,
      ...typedocInput(version, documented),
      out,
      docsPath: out,
      examples: version.examples.map((folder) => path.join(siteDir, folder)),
      lookup,
      signatures,
      descriptions: { ...descriptions, modelKeys: describableKeys(memberTables) },
      memberTables,
      hasAllExamples: isReported,
      // Entry points of later versions bundle copies of the declarations of others.
      plugin: [
        ...typedocOptions.plugin,
        ...(version === LATEST_API ? [SINGLE_DECLARATIONS] : []),
        (app: Application) => collectErrors(app, errors),
      ],
    } as never,
  );
  if (errors.length > 0 || !fs.existsSync(path.join(out, 'index.md'))) {
    fs.rmSync(out, { recursive: true, force: true });
    throw new Error(`The API reference was not generated${reasonOf(errors)}`);
  }
  fs.writeFileSync(stampOf(version), current);
  return true;
}

function assertInstalled(siteDir: string): void {
  for (const name of PACKAGES) {
    if (!fs.existsSync(entryFile(name))) {
      throw new Error(
        `${path.relative(siteDir, entryFile(name))} does not exist, the entry file of "${name}": write it, or take the package off the list in api-extractor/packages.ts or src/demo/uiLibraries.ts.`,
      );
    }
    for (const named of packagesNamedIn(entryFile(name))) {
      if (!installedVersion(siteDir, named)) {
        throw new Error(
          `${path.relative(siteDir, entryFile(name))} names the package "${named}", which is not installed: run "npm install", or correct the name.`,
        );
      }
    }
  }
}

function packagesNamedIn(file: string): string[] {
  const specifiers = fs
    .readFileSync(file, 'utf8')
    .matchAll(/from '(@[^/']+\/[^/']+|[^@/'][^/']*)/g);
  return [...specifiers].map((match) => match[1] as string);
}

function reasonOf(errors: string[]): string {
  const [first = 'TypeDoc gave no reason'] = errors;
  const isPlugins = errors.length > 0 && !errors.some((error) => /error TS\d/.test(error));
  if (isPlugins) return `: ${errors.join(' ')}`;
  return `, because an entry of api-extractor/ does not compile: ${first}`;
}

function collectErrors(app: Application, errors: string[]): void {
  const { logger } = app;
  const log = logger.log.bind(logger);
  logger.log = (message, level) => {
    // The first line names the place and the fault; a piece of the source follows.
    if (level === ERROR) {
      const [line = ''] = stripVTControlCharacters(message).split('\n');
      errors.push(line.replace(/^\[error\] /, ''));
    }
    log(message, level);
  };
}
