import fs from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfFiles } from '../buildCache/hash.js';
import type { Site, VersionConfig } from './config.mjs';
import type { Problem } from './types.mjs';

/** How to repair a version's folder. */
const INSTALL = 'Run `npm run versions:install`.';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;

/** The line of a file that names a package, for reports. */
function findLine(text: string, name: string): number {
  const line = text.split('\n').findIndex((content) => content.includes(`"${name}"`));
  return line < 0 ? 1 : line + 1;
}

/**
 * Checks that a version's folder holds exactly the packages that it names.
 *
 * @returns a problem for each package that is missing, loose or of another version
 */
export function checkPackages(site: Site, version: VersionConfig): Problem[] {
  const file = `${version.packages}/package.json`;
  const absolute = path.join(site.root, file);
  const problem = (line: number, message: string, advice: string): Problem => ({
    kind: 'packages',
    file,
    line,
    column: 1,
    message,
    advice,
  });
  if (!fs.existsSync(absolute)) {
    return [
      problem(
        1,
        `The guides in ${version.docs} have no packages to be checked against.`,
        `Write this file with the exact version of \`react-querybuilder\` that they describe. ${INSTALL}`,
      ),
    ];
  }
  const text = fs.readFileSync(absolute, 'utf8');
  const dependencies = Object.entries(readManifest(absolute).dependencies ?? {});
  if (!dependencies.some(([name]) => name === 'react-querybuilder')) {
    return [
      problem(
        1,
        'This folder does not name the package that its guides describe.',
        'Write `"react-querybuilder": "…"`, with an exact version, into `dependencies`.',
      ),
    ];
  }
  return dependencies.flatMap(([name, wanted]) => {
    const line = findLine(text, name);
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted)) {
      return problem(line, `\`${name}\` has no exact version.`, `Write it without \`${wanted}\`.`);
    }
    const manifest = path.join(site.root, version.packages, 'node_modules', name, 'package.json');
    if (!fs.existsSync(manifest)) {
      return problem(line, `\`${name}\` ${wanted} is not installed.`, INSTALL);
    }
    const { version: installed = 'none' } = readManifest(manifest);
    if (installed === wanted) return [];
    return problem(line, `\`${name}\` is installed as ${installed}, not ${wanted}.`, INSTALL);
  });
}

/** The version of the core package that a folder names, for reports. */
export function coreVersion(site: Site, version: VersionConfig): string {
  const file = path.join(site.root, version.packages, 'package.json');
  if (!fs.existsSync(file)) return 'none';
  return readManifest(file).dependencies?.['react-querybuilder'] ?? 'none';
}

/**
 * Sums up what a result depends on besides the page: the checker, Node, and the packages of the
 * version and of the root folder, where the UI libraries are.
 */
export function fingerprint(site: Site, version: VersionConfig): string {
  return hashOf(
    process.version,
    hashOfFiles(site.root, [
      'checker/**/*.mts',
      'packageModel/program.ts',
      'package-lock.json',
      `${version.packages}/package*.json`,
      `${version.packages}/node_modules/.package-lock.json`,
      ...(version.workspacePackages.length > 0 ? ['adapters/*/src/**/*'] : []),
    ]),
  );
}
