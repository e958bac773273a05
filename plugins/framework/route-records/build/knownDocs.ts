import fs from 'node:fs';
import { generatedFile } from '../../generatedFile';
import type { KnownDoc, KnownDocs } from '../RouteRecord';

/** The docs plugin's name in the global data. */
const DOCS = 'docusaurus-plugin-content-docs';

/** A docs version as the global data of the docs plugin has it. */
export interface GlobalVersion {
  name: string;
  path: string;
  mainDocId: string;
  docs: KnownDoc[];
}

/** The global data of the docs plugins, by their ids. */
export type DocsData = Record<string, { versions: GlobalVersion[] }>;

/**
 * Finds the page of a version that belongs to a page of another one.
 *
 * @returns the id of the page, or `undefined` when the version has none
 */
export type FindRelated = (id: string, version: GlobalVersion) => string | undefined;

/**
 * Reads the docs versions that Docusaurus has generated.
 *
 * @param generatedFilesDir - Docusaurus' folder for generated files
 * @throws Error when the file is missing, or a version has no list of its pages
 */
export function readDocsData(generatedFilesDir: string): DocsData {
  const file = generatedFile(generatedFilesDir, 'globalData.json', 'route-records');
  const data = (JSON.parse(fs.readFileSync(file, 'utf8'))[DOCS] ?? {}) as DocsData;
  const versions = Object.values(data).flatMap((plugin) => plugin.versions);
  if (versions.every((version) => Array.isArray(version?.docs))) return data;
  throw new Error(
    `The global data of ${DOCS} has no lists "versions[].docs": adapt plugins/framework/route-records.`,
  );
}

/**
 * Lists what each page has to know of the docs versions: itself, and the page that belongs to it in each version.
 *
 * @param data - all docs versions
 * @param findRelated - finds the page of another version
 * @returns by the path of the page
 */
export function knownDocs(data: DocsData, findRelated: FindRelated): Map<string, KnownDocs> {
  const byPath = new Map<string, KnownDocs>();
  for (const [pluginId, { versions }] of Object.entries(data)) {
    for (const own of versions) {
      for (const page of own.docs) {
        const known = versions.map((version) => {
          const related = findRelated(page.id, version);
          const docs = version.docs.filter((doc) => doc === page || doc.id === related);
          return [version.name, docs] as const;
        });
        const entries = known.filter(([, docs]) => docs.length > 0);
        byPath.set(page.path, { [pluginId]: Object.fromEntries(entries) });
      }
    }
  }
  return byPath;
}
