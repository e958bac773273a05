import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import generateTypedoc from 'docusaurus-plugin-typedoc';
import type { Application, LogLevel } from 'typedoc';
import { PACKAGES } from '../../api-extractor/packages';
import { API_DIR, entryFile, typedocOptions } from '../../api-extractor/typedoc';
import { fingerprint, installedVersion } from './fingerprint';

/** TypeDoc itself must not be imported here: the config loader would make a second copy of it. */
const ERROR: LogLevel.Error = 3;

const STAMP = path.join(API_DIR, '.fingerprint');

/**
 * Writes the Markdown of the API reference, unless what is there was made from the same input.
 *
 * @param siteDir - the repository's root
 * @returns whether pages were written
 * @throws Error, in one sentence, when an entry file names a package that is not installed or does
 *   not compile
 */
export async function generateApiReference(siteDir: string): Promise<boolean> {
  assertInstalled(siteDir);
  const current = fingerprint(siteDir, PACKAGES);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === current) return false;

  fs.rmSync(API_DIR, { recursive: true, force: true });
  const errors: string[] = [];
  await generateTypedoc(
    { siteDir } as LoadContext,
    {
      ...typedocOptions,
      plugin: [...typedocOptions.plugin, (app: Application) => collectErrors(app, errors)],
    } as never,
  );
  if (errors.length > 0 || !fs.existsSync(path.join(API_DIR, 'index.md'))) {
    fs.rmSync(API_DIR, { recursive: true, force: true });
    throw new Error(
      `The API reference was not generated, because an entry of api-extractor/ does not compile: ${
        errors[0] ?? 'TypeDoc gave no reason'
      }`,
    );
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

function collectErrors(app: Application, errors: string[]): void {
  const { logger } = app;
  const log = logger.log.bind(logger);
  logger.log = (message, level) => {
    // The first line names the place and the fault; a piece of the source follows.
    if (level === ERROR) errors.push(stripVTControlCharacters(message).split('\n')[0] as string);
    log(message, level);
  };
}
