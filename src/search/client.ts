import siteConfig from '@generated/docusaurus.config';
import type { HostedSearch } from '@site/config/search';
import { fetchFile } from './fetchFile';
import type { SearchClient } from './SearchClient';

/** Loads the engine that the site was built for, and not the other one. */
async function load(): Promise<SearchClient> {
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearch | undefined;
  if (hosted) return (await import('./hostedClient')).hostedClient(hosted);
  const { embeddedClient } = await import('./embeddedClient');
  return embeddedClient(fetchFile);
}

let loading: Promise<SearchClient> | undefined;

/**
 * The engine behind the search window and the search page. It is loaded once; a failure is not kept.
 *
 * @throws Error named `ChunkLoadError` when its script cannot be fetched
 */
export function searchClient(): Promise<SearchClient> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Gets the search ready, for a reader who is about to use it.
 *
 * @param tags - the docs tags that will be searched
 */
export function prepareSearch(tags: readonly string[]): void {
  // The search itself tells of a failure.
  searchClient().then(
    (client) => client.prepare(tags),
    () => {},
  );
}
