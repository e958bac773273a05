/** All words of an index, to tell misspelt words from known ones. */
export interface Vocabulary {
  /** Takes in a word, and returns it. */
  add: (term: string) => string;
  /** Says whether a word, or one that begins so, is in the index. */
  knows: (beginning: string) => boolean;
  /**
   * Finds the words that a misspelt or unfinished word may stand for.
   *
   * @param word - a word that {@link knows} denies
   * @returns the words with the fewest slips between; none where there would be too many
   */
  corrections: (word: string) => string[];
}

const MOST_CORRECTIONS = 8;

/** How many slips a word of this length may have, and still be recognizable. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}

/**
 * Makes an empty vocabulary.
 *
 * @returns the vocabulary
 */
export function createVocabulary(): Vocabulary {
  const terms = new Set<string>();
  let sorted: string[] | undefined;
  const ordered = () => {
    sorted ??= [...terms].sort();
    return sorted;
  };

  return {
    add(term) {
      if (!terms.has(term)) {
        terms.add(term);
        sorted = undefined;
      }
      return term;
    },
    knows(beginning) {
      const list = ordered();
      let low = 0;
      let high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((list[middle] as string) < beginning) low = middle + 1;
        else high = middle;
      }
      return list[low]?.startsWith(beginning) ?? false;
    },
    corrections(word) {
      let allowed = slipsIn(word);
      if (allowed === 0) return [];
      let best: string[] = [];
      for (const term of ordered()) {
        if (!beginsAlike(word, term)) continue;
        const slips = slipsToBeginning(word, term, allowed);
        if (slips > allowed) continue;
        if (slips < allowed) best = [];
        allowed = slips;
        best.push(term);
      }
      // A whole word is likelier than an unfinished one.
      const whole = best.filter((term) => Math.abs(term.length - word.length) <= allowed);
      return (whole.length > 0 ? whole : best).slice(0, MOST_CORRECTIONS);
    },
  };
}

/** A slip is seldom in the first letter, other than two letters in the wrong order or one lost. */
function beginsAlike(word: string, term: string): boolean {
  return word[0] === term[0] || word[0] === term[1] || word[1] === term[0];
}

/**
 * Counts the letters lost, added, mistaken or exchanged with their neighbour (optimal string
 * alignment) between a word and the beginning of a term that fits it best.
 *
 * @param word - what the reader typed
 * @param term - a word of the index
 * @param most - the number above which the exact count does not matter
 * @returns the number of slips
 */
function slipsToBeginning(word: string, term: string, most: number): number {
  const width = word.length;
  if (term.length < width - most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  let fewest = width;
  for (let row = 1; row <= Math.min(term.length, width + most); row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = term[row - 1] === word[column - 1];
      let slips = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      const exchanged =
        row > 1 &&
        column > 1 &&
        term[row - 1] === word[column - 2] &&
        term[row - 2] === word[column - 1];
      if (exchanged) slips = Math.min(slips, (before[column - 2] as number) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    fewest = Math.min(fewest, current[width] as number);
    if (least > most) break;
    before = above;
    above = current;
  }
  return fewest;
}
