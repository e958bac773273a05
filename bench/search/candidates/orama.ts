import { create, insertMultiple, search } from '@orama/orama';
import { type Candidate, FIELD_WEIGHTS, fetchRecords } from './Candidate';

export default {
  async load() {
    const index = create({
      schema: {
        url: 'string',
        page: 'string',
        heading: 'string',
        text: 'string',
        code: 'string',
        parts: 'string',
      } as const,
    });
    const records = (await fetchRecords()).map(({ id, ...record }) => ({
      ...record,
      id: String(id),
    }));
    await insertMultiple(index, records);
    const properties = ['page', 'heading', 'text', 'code', 'parts'] as const;
    return async (query, limit) => {
      const { hits } = await search(index, {
        term: query,
        properties: [...properties],
        boost: FIELD_WEIGHTS,
        tolerance: query.length > 4 ? 1 : 0,
        limit,
      });
      return hits.map(({ document }) => document.url);
    };
  },
} satisfies Candidate;
