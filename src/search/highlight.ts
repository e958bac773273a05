import type { MarkedText } from './SearchClient';
import { tokensOf } from './words';

/** In characters: about two lines of a hit. */
const SNIPPET_LENGTH = 180;

type Range = readonly [start: number, end: number];

/**
 * Marks the words of a text that a search matched.
 *
 * @param text - the text
 * @param matched - the matched words, in the form to search by
 */
export function marked(text: string, matched: ReadonlySet<string>): MarkedText {
  return { text, ranges: rangesIn(text, matched) };
}

function rangesIn(text: string, matched: ReadonlySet<string>): Range[] {
  const ranges: [number, number][] = [];
  for (const { term, start, end } of tokensOf(text)) {
    if (!matched.has(term)) continue;
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

/**
 * Cuts out the part of a text that has the most different matches, and marks them.
 *
 * @param text - the text
 * @param matched - the matched words, in the form to search by
 * @returns the snippet; its beginning where nothing matches
 */
export function snippetOf(text: string, matched: ReadonlySet<string>): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return marked(text, matched);
  const ranges = rangesIn(text, matched);
  const start = beginningOf(text, bestStart(text, ranges));
  const end = text.length - start <= SNIPPET_LENGTH ? text.length : endOf(text, start);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift] as const),
  };
}

/** The start of the first match of the window with the most different matches. */
function bestStart(text: string, ranges: readonly Range[]): number {
  let best = 0;
  let most = 0;
  for (const [nth, [start]] of ranges.entries()) {
    const words = new Set<string>();
    for (let i = nth; i < ranges.length; i++) {
      const [from, to] = ranges[i] as Range;
      if (to > start + SNIPPET_LENGTH) break;
      words.add(text.slice(from, to).toLowerCase());
    }
    if (words.size > most) {
      most = words.size;
      best = start;
    }
  }
  return best;
}

/** The beginning of the sentence around a place, or of a word shortly before it. */
function beginningOf(text: string, place: number): number {
  const lead = Math.max(0, place - SNIPPET_LENGTH / 3);
  if (lead === 0) return 0;
  const before = text.slice(lead, place);
  const sentence = before.lastIndexOf('. ');
  if (sentence >= 0) return lead + sentence + 2;
  const space = before.indexOf(' ');
  return space >= 0 ? lead + space + 1 : place;
}

function endOf(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + SNIPPET_LENGTH);
  return space > start ? space : start + SNIPPET_LENGTH;
}
