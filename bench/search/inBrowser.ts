import type { Candidate, Find } from './candidates/Candidate';

/** What the comparison calls in the page. */
export interface Bench {
  /** Loads the candidate; returns the milliseconds that it took. */
  load: () => Promise<number>;
  /** Finds the addresses of records. */
  find: Find;
  /** Types queries letter by letter; returns the milliseconds of each keystroke. */
  type: (queries: readonly string[], limit: number) => Promise<number[]>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/**
 * Offers a candidate to the comparison.
 *
 * @param candidate - the candidate of the page
 */
export function offer(candidate: Candidate): void {
  let find: Find;
  window.bench = {
    async load() {
      const start = performance.now();
      find = await candidate.load();
      return performance.now() - start;
    },
    find: (query, limit) => find(query, limit),
    async type(queries, limit) {
      const times: number[] = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length++) {
          const start = performance.now();
          await find(query.slice(0, length), limit);
          times.push(performance.now() - start);
        }
      }
      return times;
    },
  };
}
