/** A hit that the reader has just followed, for the page that it leads to. */
export interface Arrival {
  /** The hit's path, with its anchor. */
  url: string;
  /** The words that matched, as the page writes them. */
  terms: readonly string[];
}

/** Where {@link Arrival}s wait; a new tab reads its own from there too. */
export const ARRIVAL_KEY = 'docs.search.arrivals';

/** As many hits as a reader opens in new tabs at once. */
const MOST_ARRIVALS = 8;
const MOST_TERMS = 20;
/** Longer than any word of a page; the pattern made of much longer ones would overflow. */
const LONGEST_TERM = 100;

/**
 * Adds an arrival to those that wait.
 *
 * @param stored - what waits, or `null`
 * @param arrival - the arrival
 * @returns what then waits
 */
export function withArrival(stored: string | null, arrival: Arrival): string {
  return JSON.stringify([arrival, ...readArrivals(stored)].slice(0, MOST_ARRIVALS));
}

/**
 * Takes the arrival that waits for a page.
 *
 * @param stored - what waits, or `null`
 * @param url - the page's path, with its anchor
 * @returns the arrival and what then waits, or `undefined` when nothing waits for that page
 */
export function takeArrival(
  stored: string | null,
  url: string,
): { arrival: Arrival; rest: string } | undefined {
  const arrivals = readArrivals(stored);
  const wanted = decoded(url);
  const arrival = arrivals.find((waiting) => decoded(waiting.url) === wanted);
  if (!arrival) return undefined;
  return { arrival, rest: JSON.stringify(arrivals.filter((other) => other !== arrival)) };
}

function readArrivals(stored: string | null): Arrival[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.flatMap(readArrival) : [];
  } catch {
    return [];
  }
}

function readArrival(value: Partial<Arrival> | null): Arrival[] {
  const { url, terms } = value ?? {};
  if (typeof url !== 'string' || !Array.isArray(terms)) return [];
  const words = terms.filter(
    (term) => typeof term === 'string' && term.trim().length > 1 && term.length <= LONGEST_TERM,
  );
  return [{ url, terms: words.slice(0, MOST_TERMS) }];
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Elements that end a section. */
const HEADINGS = 'h1, h2, h3, h4';

/**
 * Finds the places of terms in a section: from its heading, or from the page's title, to the next
 * heading.
 *
 * @param main - the page's main content
 * @param anchor - the id of the section's heading; empty for the beginning of the page
 * @param terms - the terms, in any case
 * @returns the places, in the page's order
 */
export function placesOf(main: Element, anchor: string, terms: readonly string[]): Range[] {
  const start = anchor ? main.ownerDocument.getElementById(anchor) : main.querySelector('h1');
  if (!start || !main.contains(start) || terms.length === 0) return [];
  const row = start.closest('tr');
  if (row) return textNodes(row).flatMap((text) => rangesIn(text, terms));
  const heading = start.matches(HEADINGS) ? start : (start.closest(HEADINGS) ?? start);
  const next = [...main.querySelectorAll(HEADINGS)].find(
    (other) => heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return textNodes(main)
    .filter((text) => belongsTo(text, heading, next))
    .flatMap((text) => rangesIn(text, terms));
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function belongsTo(text: Text, heading: Element, next: Element | undefined): boolean {
  const inside = heading.contains(text);
  const after = heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before =
    !next ||
    (!next.contains(text) && next.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING);
  return Boolean((inside || after) && before);
}

function rangesIn(node: Text, terms: readonly string[]): Range[] {
  const pattern = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return [...node.data.matchAll(new RegExp(pattern, 'giu'))]
    .filter(({ index, 0: { length } }) => isWhole(node.data, index, index + length))
    .map(({ index, 0: { length } }) => {
      const range = node.ownerDocument.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + length);
      return range;
    });
}

/** A word goes on between two letters, unless the second is the capital of an identifier's next part. */
const MID_WORD = /^(?:[\p{L}\p{N}][\p{Ll}\p{N}]|\p{Lu}\p{Lu})$/u;

/** The place is a word, or a part of an identifier: `Editor` in `ValueEditor`, not `as` in `class`. */
function isWhole(text: string, start: number, end: number): boolean {
  const isEdge = (index: number) => !MID_WORD.test(text.slice(Math.max(0, index - 1), index + 1));
  return isEdge(start) && isEdge(end);
}
