import { SYNONYMS } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { type QueryWord, queryWordsOf } from './words';

/** Words of the index that stand for a word of the query when a record has them all. */
export interface Alternative {
  terms: readonly string[];
  /** How much a match counts, next to 1 for the word itself. */
  weight: number;
  /** The word is taken for a slip. */
  isCorrection?: boolean;
}

const PARTS_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.6;
const ROOT_WEIGHT = 0.7;
/** A slip in the only word, and in one of several, which may as well be a word that no page has. */
const CORRECTION_WEIGHT = 0.9;
const CORRECTION_AMONG_OTHERS_WEIGHT = 0.5;

/** In letters. */
const SHORTEST_ROOT = 3;

const GROUPS = SYNONYMS.map((group) =>
  group.map((phrase) => queryWordsOf(phrase).map(({ term }) => term)),
);

/**
 * Lists what may stand for each word of a query.
 *
 * @param words - the words of the query
 * @param vocabulary - the words of the index
 * @returns the alternatives of each word, in the order of the words
 */
export function alternativesOf(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): Alternative[][] {
  const typed = new Set(words.map(({ term }) => term));
  const weight = words.length > 1 ? CORRECTION_AMONG_OTHERS_WEIGHT : CORRECTION_WEIGHT;
  return words.map(({ term, parts }) => {
    const alternatives: Alternative[] = [{ terms: [term], weight: 1 }];
    if (parts.length > 0) alternatives.push({ terms: parts, weight: PARTS_WEIGHT });
    for (const terms of synonymsOf(term, typed)) {
      alternatives.push({ terms, weight: SYNONYM_WEIGHT });
    }
    const root = rootOf(term);
    if (root) alternatives.push({ terms: [root], weight: ROOT_WEIGHT });
    if (!vocabulary.knows(term)) {
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
