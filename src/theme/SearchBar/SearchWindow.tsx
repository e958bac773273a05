import { DocSearchModal } from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { SITE } from '@site/config/site';
import { searchClient } from '@site/src/search/client';
import { docSearchResponse, WINDOW_HITS } from '@site/src/search/docSearchResponse';
import { sectionName } from '@site/src/search/sections';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import './searchWindow.css';

export interface SearchWindowProps {
  onClose: () => void;
}

type ModalProps = ComponentProps<typeof DocSearchModal>;
type TransformClient = NonNullable<ModalProps['transformSearchClient']>;

/**
 * The search window: the DocSearch interface over this site's own engine.
 *
 * @param props - what to do when the reader closes it
 * @returns the window, over the page
 */
export default function SearchWindow({ onClose }: SearchWindowProps): ReactNode {
  const history = useHistory();
  const { tags } = useContextualSearchFilters();

  const transformSearchClient = useMemo<TransformClient>(
    () => (client) =>
      ({
        ...client,
        search: async (request: { requests: { query?: string }[] }) => {
          const query = request.requests[0]?.query ?? '';
          return docSearchResponse(await searchClient.search(query, tags), query, sectionName);
        },
      }) as unknown as ReturnType<TransformClient>,
    [tags],
  );

  return createPortal(
    <DocSearchModal
      appId="embedded"
      apiKey="embedded"
      indexName="site"
      initialScrollY={window.scrollY}
      onClose={onClose}
      maxResultsPerGroup={WINDOW_HITS}
      transformSearchClient={transformSearchClient}
      navigator={{ navigate: ({ itemUrl }) => history.push(itemUrl) }}
      hitComponent={({ hit, children }) => <Link to={hit.url}>{children}</Link>}
      resultsFooterComponent={({ state }) => (
        <Link to={`/search?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
          See all {state.context.nbHits as number} results
        </Link>
      )}
      getMissingResultsUrl={({ query }) =>
        `${SITE.repository}/issues/new?title=${encodeURIComponent(`Search: ${query}`)}`
      }
      isAskAiActive={false}
      onAskAiToggle={() => {}}
    />,
    document.body,
  );
}
