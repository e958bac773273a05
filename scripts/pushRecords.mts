import type { SearchClient } from 'algoliasearch';
import { SEARCH_VARIABLES } from '../config/search';
import { HOSTED_SETTINGS, HOSTED_SYNONYMS } from '../src/search/hostedIndex';
import { toHosted } from '../src/search/hostedRecord';
import type { SearchRecord } from '../src/search/SearchRecord';

/**
 * Replaces the records, settings, facets and synonyms of the hosted index. They are written to a
 * temporary index that then replaces the old one, so that a search never runs on half of them.
 *
 * @param client - the provider's client, with a key that may write
 * @param indexName - the index to replace
 * @throws Error when there is no record, or the provider refuses; the index then stays unchanged
 */
export async function pushRecords(
  client: SearchClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error('There are no search records; the index is kept.');
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  try {
    const tasks = [
      await client.setSettings({ indexName: temporary, indexSettings: HOSTED_SETTINGS }),
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: HOSTED_SYNONYMS,
        replaceExistingSynonyms: true,
      }),
    ];
    const objects: Record<string, unknown>[] = records.map((record) => ({ ...toHosted(record) }));
    await client.saveObjects({ indexName: temporary, objects, waitForTasks: true });
    for (const { taskID } of tasks) await client.waitForTask({ indexName: temporary, taskID });
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID });
  } catch (error) {
    // The first error matters, not a failure to remove the temporary index.
    await client.deleteIndex({ indexName: temporary }).catch(() => {});
    // The client's own message is about the provider's support.
    if (error instanceof Error && error.name === 'RetryError') {
      throw new Error(
        `The search provider does not answer: check the network, ${SEARCH_VARIABLES.appId} and ${SEARCH_VARIABLES.host}.`,
        { cause: error },
      );
    }
    throw error;
  }
}
