import { isObject, isStringArray } from '../guards';
import { headingAnchor, rowAnchor } from './anchors';
import { RECORD_KINDS, type RecordKind, type SearchRecord } from './SearchRecord';

/** The folder of everything that the embedded search fetches. */
export const SHARD_FOLDER = '/search-records';
/** The list of shards. It is the only file of the folder whose name stays when its content changes. */
export const MANIFEST_PATH = `${SHARD_FOLDER}/manifest.json`;

/** The names of the shards of each docs tag. */
export type Manifest = Record<string, string[]>;

type PackedPage = [path: string, kind: RecordKind, section: string, title: string, parts: number];

/**
 * Records of pages that share docs tag, language and version; nothing is written twice. What the parts of
 * all pages have in common stands together, which compresses 5 % better than one part after the other.
 */
export interface Shard {
  tag: string;
  language: string;
  version: string;
  pages: PackedPage[];
  headings: string[];
  anchors: string[];
  texts: string[];
  /** `null` for a table row, which belongs to the section before it. */
  codes: (string | null)[];
  phrases: string[];
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
  for (const { url, kind, section, page } of records) {
    const path = url.replace(/#.*/, '');
    const [, , , , parts] = pages.get(path) ?? [path, kind, section, page, 0];
    pages.set(path, [path, kind, section, page, parts + 1]);
  }
  const { tag, language, version } = first;
  return {
    tag,
    language,
    version,
    pages: [...pages.values()],
    headings: records.map(({ heading }) => heading),
    anchors: records.map(({ heading, anchor, within }) =>
      shortAnchor(heading, anchor, within !== ''),
    ),
    texts: records.map(({ text }) => text),
    codes: records.map(({ code, within }) => (within ? null : code)),
    phrases: records.map(({ phrases }) => phrases),
  };
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
  const { tag, language, version, pages, headings, anchors, texts, codes, phrases } = content;
  let part = 0;
  return pages.flatMap(([path, kind, section, page, parts]) => {
    const common = { language, tag, version, kind, section, page };
    let within = page;
    return Array.from({ length: parts }, () => {
      const heading = headings[part] ?? '';
      const code = codes[part] ?? null;
      const isRow = code === null;
      const anchor = fullAnchor(heading, anchors[part] ?? '', isRow);
      if (!isRow) within = heading || page;
      const record = {
        ...common,
        url: anchor ? `${path}#${anchor}` : path,
        heading,
        anchor,
        text: texts[part] ?? '',
        code: code ?? '',
        phrases: phrases[part] ?? '',
        within: isRow ? within : '',
      };
      part += 1;
      return record;
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
  if (!isObject(content) || !Array.isArray(content.pages) || !content.pages.every(isPage)) {
    return false;
  }
  const { tag, language, version, headings, anchors, texts, codes, phrases } = content;
  if (!isStringArray([tag, language, version]) || !Array.isArray(codes)) return false;
  const parts = content.pages.reduce((sum, page) => sum + page[4], 0);
  const isColumn = (column: unknown) => isStringArray(column) && column.length === parts;
  const codeOfParts = codes.map((code) => code ?? '');
  return [headings, anchors, texts, codeOfParts, phrases].every(isColumn);
}

function isPage(page: unknown): page is PackedPage {
  if (!Array.isArray(page)) return false;
  const isKind = (RECORD_KINDS as readonly unknown[]).includes(page[1]);
  return isKind && isStringArray(page.slice(0, 4)) && Number.isInteger(page[4]);
}
