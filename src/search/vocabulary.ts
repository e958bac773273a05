/** All words of an index, to tell misspelt words from known ones. */
export interface Vocabulary {
  /** Takes in a word, and returns it. */
  add: (term: string) => string;
  /** Says whether a word is in the index. */
  has: (term: string) => boolean;
  /** Says whether a word, or one that begins so, is in the index. */
  knows: (beginning: string) => boolean;
  /**
   * Finds the words that a misspelt or unfinished word may stand for.
   *
   * @param word - a word that {@link knows} denies
   * @returns the words with the fewest typing errors; none if there are too many
   */
  corrections: (word: string) => string[];
}

const MAX_CORRECTIONS = 8;

/** The number of typing errors that a word of this length may have. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}

/** Makes an empty vocabulary. */
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
    has: (term) => terms.has(term),
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
        const typos = typosToBeginning(word, term, allowed);
        if (typos > allowed) continue;
        if (typos < allowed) best = [];
        allowed = typos;
        best.push(term);
      }
      // A whole word is likelier than an unfinished one.
      const whole = best.filter((term) => Math.abs(term.length - word.length) <= allowed);
      return (whole.length > 0 ? whole : best).slice(0, MAX_CORRECTIONS);
    },
  };
}

/** A typing error is seldom in the first letter, other than two letters in the wrong order or one lost. */
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
 */
function typosToBeginning(word: string, term: string, most: number): number {
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
      let typos = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      const exchanged =
        row > 1 &&
        column > 1 &&
        term[row - 1] === word[column - 2] &&
        term[row - 2] === word[column - 1];
      if (exchanged) typos = Math.min(typos, (before[column - 2] as number) + 1);
      current.push(typos);
      least = Math.min(least, typos);
    }
    fewest = Math.min(fewest, current[width] as number);
    if (least > most) break;
    before = above;
    above = current;
  }
  return fewest;
}
