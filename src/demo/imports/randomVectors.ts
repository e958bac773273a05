/** Up to this many, all combinations are tried. */
const COMPLETE = 8;
/** With more, this many are drawn. */
const DRAWN = 200;

/**
 * Chooses cases in which conditions could hold: all of them where there are few, else the same
 * pseudo-random ones each time, with few, half and most conditions true.
 *
 * @param count - how many conditions there are
 * @returns the cases, each with a truth value for every condition
 */
export function randomVectors(count: number): boolean[][] {
  if (count <= COMPLETE) {
    return Array.from({ length: 2 ** count }, (_, bits) =>
      Array.from({ length: count }, (_, place) => ((bits >> place) & 1) === 1),
    );
  }
  let seed = 1;
  const next = () => {
    // The constants are those of Numerical Recipes.
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: DRAWN }, (_, index) => {
    const share = [0.5, 3 / count, 1 - 3 / count][index % 3] as number;
    return Array.from({ length: count }, () => next() < share);
  });
}
