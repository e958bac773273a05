import MiniSearch from 'minisearch';
import { type BenchRecord, type Candidate, FIELD_WEIGHTS, fetchRecords } from './Candidate';

export default {
  async load() {
    const index = new MiniSearch<BenchRecord>({
      fields: Object.keys(FIELD_WEIGHTS),
      storeFields: ['url'],
      searchOptions: { boost: FIELD_WEIGHTS, prefix: true, fuzzy: 0.2 },
    });
    index.addAll(await fetchRecords());
    return (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ url }) => url as string);
  },
} satisfies Candidate;
