import fs from 'node:fs';
import path from 'node:path';
import type { UiLibraryInfo } from '../../../src/demo/uiLibraries';

const FOLDER = 'src/components/uiLibraries';
const LIST = 'src/demo/uiLibraries.ts';

/** The folder of what several UI libraries share. */
const SHARED = 'shared';

/**
 * Finds what is missing of a UI library, or left of one that was removed.
 *
 * @param siteDir - the root folder of the site
 * @param uiLibraries - the UI libraries of the demo
 * @returns a sentence for each problem, with the file to write or change
 */
export function findProblems(siteDir: string, uiLibraries: readonly UiLibraryInfo[]): string[] {
  const ids = uiLibraries.map(({ id }) => id);
  const folders = fs
    .readdirSync(path.join(siteDir, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .map(({ name }) => name);
  return [
    ...folders
      .filter((name) => !ids.includes(name))
      .map(
        (name) =>
          `${LIST} does not list "${name}", which has the folder ${FOLDER}/${name}. Add an entry, or delete the folder.`,
      ),
    ...uiLibraries.flatMap((uiLibrary) => [
      ...problemsOfFolder(siteDir, uiLibrary.id),
      ...problemsOfPackage(siteDir, uiLibrary),
    ]),
  ];
}

function problemsOfFolder(siteDir: string, id: string): string[] {
  const missing = ['index.tsx', `${id}.css`, 'project.ts'].filter(
    (name) => !fs.existsSync(path.join(siteDir, FOLDER, id, name)),
  );
  if (missing.length > 0) {
    return missing.map(
      (name) =>
        `${FOLDER}/${id}/${name} does not exist. Write it for the UI library "${id}" of ${LIST}; ${FOLDER}/bootstrap has the shortest example.`,
    );
  }
  const component = fs.readFileSync(path.join(siteDir, FOLDER, id, 'index.tsx'), 'utf8');
  return new RegExp(`\\bid: '${id}'`).test(component)
    ? []
    : [`${FOLDER}/${id}/index.tsx has another id than its folder. Write id: '${id}'.`];
}

function problemsOfPackage(siteDir: string, info: UiLibraryInfo): string[] {
  const { id, packageName, isSiteImplementation = false } = info;
  const problems: string[] = [];
  const isAdapter = fs.existsSync(path.join(siteDir, 'adapters', id, 'package.json'));
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  if (!isAdapter && !(packageName in dependencies)) {
    problems.push(
      `package.json does not list ${packageName}, the package of the UI library "${id}". Install it, or implement its interface in adapters/${id}.`,
    );
  }
  if (isAdapter !== isSiteImplementation) {
    problems.push(
      `${LIST} says that the demo of "${id}" runs ${isAdapter ? 'the published package, but adapters' : 'an implementation of this site, but no adapters'}/${id} exists. Use ${isAdapter ? 'siteAdapter' : 'adapter'} for its entry.`,
    );
  }
  if (!fs.existsSync(path.join(siteDir, 'api-extractor/entries', `${packageName}.ts`))) {
    problems.push(
      `api-extractor/entries/${packageName}.ts does not exist. Write it, so that the API reference describes the package of the UI library "${id}"; the file of another adapter is an example.`,
    );
  }
  return problems;
}
