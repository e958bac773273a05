import MiniSearch from 'minisearch';
import { recordsPath, type SearchClient, type SearchHit, type SearchRecord } from './SearchClient';

interface IndexedRecord extends SearchRecord {
  id: string;
  tag: string;
  headingText: string;
}

type Index = MiniSearch<IndexedRecord>;

/**
 * Splits text into the words to search by; an identifier counts whole and by its parts.
 *
 * @param text - any text
 * @returns its words, in lower case
 */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return (parts.length > 1 ? [word, ...parts] : [word])
      .filter(Boolean)
      .map((part) => part.toLowerCase());
  });
}

/**
 * The search engine that comes with the site: fetches the records of the tags it is asked for, each
 * once, and searches them in the browser.
 *
 * @param fetchJson - fetches and parses a file of this site; rejects when that fails
 * @returns the client
 */
export function embeddedClient(fetchJson: (path: string) => Promise<unknown>): SearchClient {
  const indexes = new Map<string, Promise<Index>>();

  function indexOf(tag: string): Promise<Index> {
    let index = indexes.get(tag);
    if (!index) {
      index = fetchJson(recordsPath(tag)).then((records) => build(tag, records as SearchRecord[]));
      // A failure is not kept, so that the next search tries again.
      index.catch(() => indexes.delete(tag));
      indexes.set(tag, index);
    }
    return index;
  }

  return {
    async search(query, tags) {
      const found = await Promise.all(tags.map(async (tag) => (await indexOf(tag)).search(query)));
      return found
        .flat()
        .sort((a, b) => b.score - a.score)
        .map((result) => toHit(result as unknown as IndexedRecord, query));
    },
  };
}

function build(tag: string, records: SearchRecord[]): Index {
  const index: Index = new MiniSearch({
    fields: ['title', 'headingText', 'description'],
    storeFields: ['url', 'title', 'description', 'headings', 'tag'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, headingText: 2 },
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
    },
  });
  index.addAll(
    records.map((record) => ({
      ...record,
      id: record.url,
      tag,
      headingText: record.headings.map(({ text }) => text).join(' '),
    })),
  );
  return index;
}

function toHit(record: IndexedRecord, query: string): SearchHit {
  const { title, url, description, tag, headings } = record;
  const words = wordsOf(query);
  const covers = (text: string) => {
    const own = wordsOf(text);
    return words.every((word) => own.some((other) => other.startsWith(word)));
  };
  const heading = covers(title) ? undefined : headings.find(({ text }) => covers(text));
  return {
    url: heading ? `${url}#${heading.anchor}` : url,
    title,
    heading: heading?.text,
    description,
    tag,
  };
}
