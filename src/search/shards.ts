import { isObject, isStringArray } from '../guards';
import { headingAnchor, rowAnchor } from './anchors';
import { RECORD_KINDS, type RecordKind, type SearchRecord } from './SearchRecord';

/** The folder of everything that the embedded search fetches. */
export const SHARD_FOLDER = '/search-records';
/** The list of shards. It is the only file of the folder whose name stays when its content changes. */
export const MANIFEST_PATH = `${SHARD_FOLDER}/manifest.json`;

/** The names of the shards of each docs tag. */
export type Manifest = Record<string, string[]>;

type PackedSection = [heading: string, anchor: string, text: string, code: string, phrases: string];
/** A table row; it belongs to the section before it. */
type PackedRow = [names: string, anchor: string, text: string];
type PackedPage = [
  path: string,
  kind: RecordKind,
  section: string,
  title: string,
  parts: (PackedSection | PackedRow)[],
];

/** Records of pages that share docs tag, language and version; nothing is written twice. */
export interface Shard {
  tag: string;
  language: string;
  version: string;
  pages: PackedPage[];
}

/**
 * Packs records of one docs tag.
 *
 * @param records - the records of whole pages, those of a page together; all of one tag, language and
 *   version
 * @throws Error when there is no record
 */
export function packShard(records: readonly SearchRecord[]): Shard {
  const [first] = records;
  if (!first) throw new Error('A shard needs at least one record.');
  const pages = new Map<string, PackedPage>();
  for (const record of records) {
    const { url, kind, section, page, heading, anchor, text, code, phrases, within } = record;
    const path = url.replace(/#.*/, '');
    const packed = pages.get(path) ?? [path, kind, section, page, []];
    const short = shortAnchor(heading, anchor, within !== '');
    packed[4].push(within ? [heading, short, text] : [heading, short, text, code, phrases]);
    pages.set(path, packed);
  }
  const { tag, language, version } = first;
  return { tag, language, version, pages: [...pages.values()] };
}

/** Stands before an anchor that cannot be made from the heading or the name. */
const WHOLE = '#';

const firstName = (names: string) => names.split(', ')[0] as string;

/** Writes of an anchor only what its heading, or the name in its row, does not say. */
function shortAnchor(heading: string, anchor: string, isRow: boolean): string {
  const [beginning = ''] = anchor.split(/-(?=.)/);
  const shorter = ['', beginning].find((short) => fullAnchor(heading, short, isRow) === anchor);
  return shorter ?? WHOLE + anchor;
}

function fullAnchor(heading: string, short: string, isRow: boolean): string {
  if (short.startsWith(WHOLE)) return short.slice(WHOLE.length);
  if (isRow) return rowAnchor(short, firstName(heading));
  // The members of the API have anchors such as `property-fields`.
  return [...(short ? [short] : []), headingAnchor(heading)].join('-');
}

/**
 * Reads a shard.
 *
 * @param content - the parsed file
 * @throws TypeError when the content is no shard
 */
export function unpackShard(content: unknown): SearchRecord[] {
  if (!isShard(content)) throw new TypeError('This is no shard of the search index.');
  const { tag, language, version, pages } = content;
  return pages.flatMap(([path, kind, section, page, parts]) => {
    const common = { language, tag, version, kind, section, page };
    let within = page;
    return parts.map(([heading, short, text, code, phrases]) => {
      const isRow = code === undefined || phrases === undefined;
      const anchor = fullAnchor(heading, short, isRow);
      if (!isRow) within = heading || page;
      return {
        ...common,
        url: anchor ? `${path}#${anchor}` : path,
        heading,
        anchor,
        text,
        code: code ?? '',
        phrases: phrases ?? '',
        within: isRow ? within : '',
      };
    });
  });
}

/**
 * Reads the list of shards.
 *
 * @param content - the parsed file
 * @throws TypeError when the content is no manifest
 */
export function readManifest(content: unknown): Manifest {
  const lists = isObject(content) ? Object.values(content) : [];
  if (lists.length === 0 || !lists.every((list) => isStringArray(list) && list.length > 0)) {
    throw new TypeError('This is no list of shards.');
  }
  return content as Manifest;
}

function isShard(content: unknown): content is Shard {
  return (
    isObject(content) &&
    isStringArray([content.tag, content.language, content.version]) &&
    Array.isArray(content.pages) &&
    content.pages.every(isPage)
  );
}

function isPage(page: unknown): page is PackedPage {
  if (!Array.isArray(page) || !Array.isArray(page[4])) return false;
  const isKind = (RECORD_KINDS as readonly unknown[]).includes(page[1]);
  const isPart = (part: unknown) => isStringArray(part) && (part.length === 3 || part.length === 5);
  return isKind && isStringArray(page.slice(0, 4)) && page[4].every(isPart);
}
