import type { Candidate } from './Candidate';

interface Pagefind {
  init: () => Promise<void>;
  search: (
    query: string,
  ) => Promise<{ results: { data: () => Promise<{ raw_url?: string; url: string }> }[] }>;
}

/** Where the comparison serves what Pagefind writes. */
export const PAGEFIND_PATH = '/pagefind/pagefind.js';

export default {
  async load() {
    const pagefind = (await import(/* @vite-ignore */ PAGEFIND_PATH)) as Pagefind;
    await pagefind.init();
    return async (query, limit) => {
      const { results } = await pagefind.search(query);
      // It knows the addresses of its results only when it has fetched them, one file each.
      const found = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
      return found.map(({ raw_url, url }) => raw_url ?? url);
    };
  },
} satisfies Candidate;
