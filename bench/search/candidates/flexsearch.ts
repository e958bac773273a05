import { Charset, Document } from 'flexsearch';
import { type Candidate, FIELD_WEIGHTS, fetchRecords } from './Candidate';

/** It knows no weights; matches in an earlier field come first. */
const FIELDS = Object.entries(FIELD_WEIGHTS)
  .sort(([, a], [, b]) => b - a)
  .map(([field]) => field);

export default {
  async load() {
    const records = await fetchRecords();
    const index = new Document({
      document: {
        id: 'id',
        index: FIELDS.map((field) => ({
          field,
          tokenize: 'forward' as const,
          encoder: Charset.LatinBalance,
        })),
      },
    });
    for (const record of records) index.add({ ...record });
    return async (query, limit) => {
      const found = await index.search({ query, limit, suggest: true, merge: true });
      return found.map(({ id }) => records[Number(id)]?.url as string);
    };
  },
} satisfies Candidate;
