import { tagsOf } from '../../../checker/search/quality';
import { embeddedClient } from '../../../src/search/embeddedClient';
import { fetchFile } from '../../../src/search/fetchFile';
import type { Candidate } from './Candidate';

export default {
  async load() {
    const client = embeddedClient(fetchFile);
    const tags = tagsOf();
    await client.prepare(tags);
    return async (query, limit) => {
      const { hits } = await client.search({ query, tags, pageSize: limit });
      return hits.map(({ url }) => url);
    };
  },
} satisfies Candidate;
