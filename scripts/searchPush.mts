import { algoliasearch } from 'algoliasearch';
import { readHost, readVariables } from '../config/search';
import { loadRecords } from '../plugins/publishing/search-records/builtRecords';
import { hostOf } from '../src/search/hostedClient';
import { pushRecords } from './pushRecords.mjs';

/** Uploads the records of the built site to the index of the hosted provider. */
async function push(): Promise<void> {
  const { appId, writeKey, indexName } = readVariables(
    process.env,
    ['appId', 'writeKey', 'indexName'],
    'upload the search records',
  );
  const host = readHost(process.env);
  const records = await loadRecords('build');
  const client = algoliasearch(appId, writeKey, host ? { hosts: [hostOf(host)] } : undefined);
  await pushRecords(client, indexName, records);
  console.log(`${records.length} records are in the index "${indexName}" of ${appId}.`);
}

try {
  await push();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
