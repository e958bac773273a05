import { useActivePlugin, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { inOneVersion } from '@site/src/search/scope';

/** What to search in on this page. */
export interface SearchFilters {
  locale: string;
  /** The docs tags of the page; guides and API reference are those of the same version. */
  tags: string[];
  /** The versions of the API reference. */
  apiVersions: string[];
}

/** Tells what to search in on this page: the guides and the API reference of the reader's version. */
export function useSearchFilters(): SearchFilters {
  const { locale, tags } = useContextualSearchFilters();
  const apiVersions = useVersions('api').map(({ name }) => name);
  const isApi = useActivePlugin()?.pluginId === 'api';
  return { locale, tags: inOneVersion(tags, apiVersions, isApi), apiVersions };
}
