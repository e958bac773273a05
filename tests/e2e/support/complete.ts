/**
 * Whether every test runs with all of its cases, as `npm run test:complete` does. `npm test` runs each test with some:
 * the others depend on the same code of the site.
 */
export const isComplete = process.env.TESTS === 'complete';

/**
 * The cases that a test runs: all in a complete run, otherwise some, evenly spread from the first on.
 *
 * @param cases - in an order in which neighbors resemble each other
 * @param count - how many of them run each time
 */
export const someOf = <T>(cases: readonly T[], count: number): T[] =>
  cases.filter((_, nth) => {
    const nthOfSome = (index: number) => Math.ceil((index * count) / cases.length);
    return isComplete || nthOfSome(nth) < nthOfSome(nth + 1);
  });
