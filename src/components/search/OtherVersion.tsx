import Link from '@docusaurus/Link';
import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { searchPath } from '@site/src/search/address';
import { versionLabel } from '@site/src/search/breadcrumb';
import { searchClient } from '@site/src/search/client';
import { answeringVersion, isAnswered } from '@site/src/search/otherVersions';
import { ALL_VERSIONS, versionTag } from '@site/src/search/scope';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './messages.module.css';
import type { SearchState } from './useSearch';

interface Props {
  state: SearchState;
  /** The name of the version that was searched, or {@link ALL_VERSIONS}. */
  version: string;
  onFollow?: () => void;
}

/** Of a pause in typing, in milliseconds: the records of all other versions are fetched after it. */
const PAUSE = 400;
/** Of hits, to see which versions have some. */
const ENOUGH = 40;

/** The version that has an answer where the searched one has none. */
function useAnsweringVersion({ state, version }: Props): string | undefined {
  const latest = useLatestVersion(undefined).name;
  const all = useVersions(undefined).map(({ name }) => name);
  const others = [latest, ...all.filter((name) => name !== latest)].filter(
    (name) => name !== version,
  );
  const query = state.kind === 'found' ? state.query : '';
  const isMissing =
    state.kind === 'found' && version !== ALL_VERSIONS && !isAnswered(state.hits, version);
  const wanted = isMissing && others.length > 0 ? JSON.stringify([query, others]) : '';
  const [answer, setAnswer] = useState<{ wanted: string; version?: string }>({ wanted: '' });

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const [text, names] = JSON.parse(wanted) as [string, string[]];
    const search = async () => {
      const client = await searchClient();
      const tags = names.map(versionTag);
      const { hits } = await client.search({ query: text, tags, pageSize: ENOUGH });
      if (current) setAnswer({ wanted, version: answeringVersion(hits, names) });
    };
    // Without an answer from elsewhere the reader misses nothing that was promised.
    const timer = setTimeout(() => search().catch(() => {}), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  return wanted && answer.wanted === wanted ? answer.version : undefined;
}

/**
 * Says that the chosen version has no answer and another one has, with a link to it.
 *
 * @returns the message, announced to screen readers; nothing while there is none
 */
export default function OtherVersion(props: Props): ReactNode {
  const { state, version, onFollow } = props;
  const other = useAnsweringVersion(props);
  return (
    <div role="status">
      {other && state.kind === 'found' && (
        <p className={styles.elsewhere}>
          The guides of version {versionLabel(version)} have no results, but those of version{' '}
          {versionLabel(other)} do.{' '}
          <Link to={searchPath(state.query, other)} onClick={onFollow}>
            Search version {versionLabel(other)}
          </Link>
        </p>
      )}
    </div>
  );
}
