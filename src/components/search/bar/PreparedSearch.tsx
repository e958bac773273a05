import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { prepareSearch } from '@site/src/search/client';
import { isApiTag } from '@site/src/search/SearchRecord';
import { useEffect } from 'react';

/**
 * Loads the records that the page's search begins with. A component of its own, because to find the version of the page
 * takes as long as to hydrate a part of it.
 */
export default function PreparedSearch(): null {
  const { tags } = useContextualSearchFilters();
  // The window knows which version of the API reference belongs to the page.
  const list = tags.filter((tag) => !isApiTag(tag)).join();
  useEffect(() => prepareSearch(list.split(',')), [list]);
  return null;
}
