import fs from 'node:fs';
import path from 'node:path';
import type { Place, Topic } from './topics';

/** What the TypeDoc plugin `lookupPages.mjs` is given. */
export interface LookupOption {
  /** The name of the reference, for the titles of its pages. */
  title: string;
  /** The start of its addresses, such as `/api`. */
  route: string;
  topics: readonly { title: Topic; parts: readonly string[] }[];
  /** By package and name. */
  places: Record<string, Record<string, Place>>;
  /** By package. */
  versions: Record<string, string>;
  /** Sentences that replace the first one of a description, by name. */
  summaries: Readonly<Record<string, string>>;
}

/** A member of a package, as its package's page lists it. */
export type ReferenceMember = Place & {
  name: string;
  /** The id of its page, such as `react-querybuilder/functions/formatQuery`. */
  id: string;
  /** A sentence; code is in back-ticks. */
  summary: string;
  deprecated?: boolean;
};

export interface ReferencePackage {
  name: string;
  version: string;
  description: string;
  /** In alphabetical order. */
  members: ReferenceMember[];
  /**
   * What the pages say about names, members (`Type.member`) and parameters (`function(parameter)`), as
   * one line each.
   */
  texts: Record<string, string>;
}

/** What TypeDoc has written: the packages with the topic and the page of each member. */
export interface Reference {
  packages: ReferencePackage[];
}

/**
 * Reads what TypeDoc has written next to the pages.
 *
 * @param folder - the folder of the generated Markdown
 * @throws Error when the pages have not been generated
 */
export function readReference(folder: string): Reference {
  const file = path.join(folder, 'reference.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `${path.relative(process.cwd(), file)} is missing: delete the folder ${path.basename(folder)}/ and build again.`,
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Reference;
}
