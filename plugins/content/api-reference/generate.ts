import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import generateTypedoc from 'docusaurus-plugin-typedoc';
import type { Application, LogLevel } from 'typedoc';
import { descriptionsFor } from '../../../api-extractor/descriptions';
import { PACKAGES } from '../../../api-extractor/packages';
import type { LookupOption } from '../../../api-extractor/reference';
import {
  describableKeys,
  documentedMembers,
} from '../../../api-extractor/reference/documentedMembers';
import { summaries } from '../../../api-extractor/summaries';
import { TOPICS, topicsOf } from '../../../api-extractor/topics';
import { API_DIR, entryFile, typedocOptions } from '../../../api-extractor/typedoc';
import { SITE } from '../../../config/site';
import { API_VERSION } from '../../../config/versions';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';
import { historyNote } from '../version-changes/historyNote';
import { readHistory } from '../version-changes/steps';
import { fingerprint, installedVersion, isCurrent, STAMP } from './fingerprint';

/** TypeDoc itself must not be imported here: the config loader would make a second copy of it. */
const ERROR: LogLevel.Error = 3;

/**
 * Writes the Markdown of the API reference, unless what is there was made from the same input.
 *
 * @param siteDir - the repository's root
 * @returns whether pages were written
 * @throws Error when an entry file names a package that is not installed or does not compile, when a
 *   public name has no description or no topic, or when a description belongs to none
 */
export async function generateApiReference(siteDir: string): Promise<boolean> {
  assertInstalled(siteDir);
  const current = fingerprint(siteDir, PACKAGES);
  if (isCurrent(current)) return false;

  const lookup: LookupOption = {
    title: `${SITE.title} API`,
    topics: TOPICS,
    places: topicsOf(await loadModel(siteDir, SITE_PACKAGES), PACKAGES),
    versions: Object.fromEntries(
      PACKAGES.map((name) => [
        name,
        installedVersion(siteDir, name)?.replace(/-local\..*/, '') ?? '',
      ]),
    ),
    summaries,
  };
  fs.rmSync(API_DIR, { recursive: true, force: true });
  const descriptions = descriptionsFor(API_VERSION, PACKAGES);
  // The compiler, which formats signatures, takes a second to load.
  const { documentedSignatures } = await import(
    '../../../api-extractor/reference/documentedSignatures'
  );
  const signatures = documentedSignatures(await loadModel(siteDir, SITE_PACKAGES), {
    documented: PACKAGES,
    folder: siteDir,
    isComplete: descriptions.isComplete,
  });
  const history = await readHistory(siteDir, API_VERSION);
  const memberTables = documentedMembers(
    await loadModel(siteDir, SITE_PACKAGES),
    PACKAGES,
    (type, member) =>
      history.hasMember(type, member) ? historyNote(history.ofMember(type, member)) : undefined,
  );
  const errors: string[] = [];
  await generateTypedoc(
    { siteDir } as LoadContext,
    {
      ...typedocOptions,
      lookup,
      signatures,
      descriptions: { ...descriptions, modelKeys: describableKeys(memberTables) },
      memberTables,
      hasAllExamples: descriptions.isComplete,
      plugin: [...typedocOptions.plugin, (app: Application) => collectErrors(app, errors)],
    } as never,
  );
  if (errors.length > 0 || !fs.existsSync(path.join(API_DIR, 'index.md'))) {
    fs.rmSync(API_DIR, { recursive: true, force: true });
    throw new Error(`The API reference was not generated${reasonOf(errors)}`);
  }
  fs.writeFileSync(STAMP, current);
  return true;
}

function assertInstalled(siteDir: string): void {
  for (const name of PACKAGES) {
    if (!fs.existsSync(entryFile(name))) {
      throw new Error(
        `api-extractor/packages.ts lists "${name}", but ${path.relative(siteDir, entryFile(name))} does not exist: write that entry file or take the package off the list.`,
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
