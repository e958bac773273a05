import { GENERAL_WORDS, SYNONYMS } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { type Compound, type QueryWord, queryWordsOf } from './words';

/** Words of the index that stand for a word of the query when a record has them all. */
export interface Alternative {
  terms: readonly string[];
  /** How much a match counts, next to 1 for the word itself. */
  weight: number;
  /** The word is treated as a typing error. */
  isCorrection?: boolean;
}

const PARTS_WEIGHT = 0.8;
const COMPOUND_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.45;
const GENERAL_WEIGHT = 0.5;
const ROOT_WEIGHT = 0.7;
/** A typing error in the only word, and in one of several, which may as well be a word that no page has. */
const CORRECTION_WEIGHT = 0.9;
const CORRECTION_AMONG_OTHERS_WEIGHT = 0.5;

/** In letters. */
const SHORTEST_ROOT = 3;

const GROUPS = SYNONYMS.map((group) =>
  group.map((phrase) => queryWordsOf(phrase).map(({ term }) => term)),
);

const termsOf = (phrase: string) => queryWordsOf(phrase).map(({ term }) => term);

/** The general words that a special word may stand for. */
const GENERAL_TERMS = new Map(
  GENERAL_WORDS.flatMap(([general, ...special]) =>
    special.map((word) => [termsOf(word)[0] as string, termsOf(general)] as const),
  ),
);

/**
 * Lists what may stand for each word of a query.
 *
 * @param words - the words of the query
 * @param compounds - the words that adjacent words of the query may be written as
 * @param vocabulary - the words of the index
 * @returns the alternatives of each word, in the order of the words
 */
export function alternativesOf(
  words: readonly QueryWord[],
  compounds: readonly Compound[],
  vocabulary: Vocabulary,
): Alternative[][] {
  const typed = new Set(words.map(({ term }) => term));
  const written = compounds.filter(({ joined }) => vocabulary.has(joined));
  const weight = words.length > 1 ? CORRECTION_AMONG_OTHERS_WEIGHT : CORRECTION_WEIGHT;
  return words.map(({ term, parts }) => {
    const alternatives: Alternative[] = [{ terms: [term], weight: 1 }];
    if (parts.length > 0) alternatives.push({ terms: parts, weight: PARTS_WEIGHT });
    for (const { joined, terms } of written) {
      if (terms.includes(term)) alternatives.push({ terms: [joined], weight: COMPOUND_WEIGHT });
    }
    for (const terms of synonymsOf(term, typed)) {
      alternatives.push({ terms, weight: SYNONYM_WEIGHT });
    }
    const general = GENERAL_TERMS.get(term);
    if (general) alternatives.push({ terms: general, weight: GENERAL_WEIGHT });
    const root = rootOf(term);
    if (root) alternatives.push({ terms: [root], weight: ROOT_WEIGHT });
    if (!general && !vocabulary.knows(term)) {
      for (const halves of halvesOf(term, vocabulary)) {
        alternatives.push({ terms: halves, weight: PARTS_WEIGHT });
      }
      for (const correction of vocabulary.corrections(term)) {
        alternatives.push({ terms: [correction], weight, isCorrection: true });
      }
    }
    return alternatives;
  });
}

/**
 * Picks what a misspelt word may stand for.
 *
 * @param alternatives - those of one word
 * @returns the corrected words; none for a known word
 */
export function correctionsAmong(alternatives: readonly Alternative[]): string[] {
  return alternatives.filter(({ isCorrection }) => isCorrection).flatMap(({ terms }) => terms);
}

/** The two known words that an unknown one may be written as: `drop down` for `dropdown`. */
function halvesOf(term: string, vocabulary: Vocabulary): string[][] {
  const cuts = Array.from({ length: Math.max(0, term.length - 2 * SHORTEST_ROOT + 1) });
  return cuts
    .map((_, nth) => [term.slice(0, nth + SHORTEST_ROOT), term.slice(nth + SHORTEST_ROOT)])
    .filter((halves) => halves.every(vocabulary.has));
}

/** The beginning that a word shares with its relatives: `disable`, `disabled` and `disabling`. */
function rootOf(term: string): string | undefined {
  const root = term
    .replace(/(?:ation|ing|ed|ion|al|ment|or|er|y|e)$/, '')
    // Dragging comes from drag.
    .replace(/([bdgmnprt])\1$/, '$1');
  return root !== term && root.length >= SHORTEST_ROOT ? root : undefined;
}

/** The other phrases of the groups in which the query names a phrase that has the word. */
function synonymsOf(term: string, typed: ReadonlySet<string>): string[][] {
  return GROUPS.flatMap((group) => {
    const named = group.find(
      (phrase) => phrase.includes(term) && phrase.every((word) => typed.has(word)),
    );
    return named ? group.filter((phrase) => phrase !== named) : [];
  });
}
