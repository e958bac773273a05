import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useQueryString, useQueryStringList } from '@docusaurus/theme-common';
import { useTypedParameter } from '@site/src/components/useTypedParameter';
import { PARAMETERS } from '@site/src/search/address';
import type { SearchRequest } from '@site/src/search/SearchClient';
import { RECORD_KINDS, type RecordKind } from '@site/src/search/SearchRecord';
import { ALL_VERSIONS, tagsIn, versionIn } from '@site/src/search/scope';
import { useSearchFilters } from '../useSearchFilters';

/** What the address of the search page says, and how to change it. */
export interface SearchAddress {
  query: string;
  setQuery: (query: string) => void;
  /** The name of a docs version, or {@link ALL_VERSIONS}. */
  version: string;
  setVersion: (version: string) => void;
  /** The versions to choose from. */
  versions: { name: string; label: string }[];
  /** The kinds of hits that are wanted; none stands for all. */
  kinds: RecordKind[];
  setKinds: (kinds: readonly RecordKind[]) => void;
  /** What to search for. */
  request: SearchRequest;
}

/**
 * Reads the search from the address, and writes it there, so that it can be shared and gone back to.
 */
export function useAddress(): SearchAddress {
  const { tags, locale, apiVersions } = useSearchFilters();
  const versions = useVersions(undefined);
  const [query, setQuery] = useTypedParameter(PARAMETERS.query);
  const [wantedVersion, writeVersion] = useQueryString(PARAMETERS.version);
  const [wantedKinds, writeKinds] = useQueryStringList(PARAMETERS.kinds);

  const names = versions.map(({ name }) => name);
  const isVersion = [ALL_VERSIONS, ...names].includes(wantedVersion);
  const version = isVersion ? wantedVersion : (versionIn(tags) ?? ALL_VERSIONS);
  const kinds = RECORD_KINDS.filter((kind) => wantedKinds.includes(kind));

  return {
    query,
    setQuery,
    version,
    setVersion: (next) => writeVersion(next, { push: true }),
    versions: versions.map(({ name, label }) => ({ name, label })),
    kinds,
    setKinds: (next) => writeKinds([...next], { push: true }),
    request: {
      query,
      tags: tagsIn(tags, version, names, apiVersions),
      preferredTags: tags,
      language: locale,
      kinds: kinds.length > 0 ? kinds : undefined,
    },
  };
}
