/** What is shown about a name: its type as editors show it, and the first sentence of its description. */
export type NameText = [type: string, description?: string];

/** How many numbers describe a name. */
export const PLACE_SIZE = 4;

/** The names of a code block. */
export interface BlockTypes {
  /** The hash of the code by {@link hashCode}: code that a reader has changed has none of these types. */
  code: number;
  /** Line, column, length and index of the text of each name, from 0 and in order of appearance. */
  places: number[];
}

/** The types of the names in the code blocks of a guide. */
export interface PageTypes {
  /** What is shown, each text once. */
  texts: NameText[];
  /** The checked blocks, in the order of the page. */
  blocks: BlockTypes[];
}

/**
 * Returns the path of the types of a guide within the site.
 *
 * @param path - the path of the guide within the site, with or without a slash at the end
 */
export const typesAddress = (path: string): string => `/types${path.replace(/\/$/, '')}.json`;

/** Hashes code (FNV-1a with 32 bits), by which a block of a page finds its types. */
export function hashCode(code: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i++) {
    hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
