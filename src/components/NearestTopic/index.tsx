import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isObject } from '@site/src/guards';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What the version switch tells the page that it leads to, in the state of the navigation. */
export interface NearestTopicState {
  /** The id of the page that the version does not have; empty for a category. */
  missing: string;
  /** The label of the version that the reader came from. */
  from: string;
  /** The page that the reader came from. */
  backTo: string;
}

const isState = (value: unknown): value is { nearestTopic: NearestTopicState } =>
  isObject(value) && isObject(value.nearestTopic) && typeof value.nearestTopic.from === 'string';

/**
 * Says that the version has no page on the topic that the reader came from, and that this is the
 * nearest one.
 */
export default function NearestTopic(): ReactNode {
  const { state } = useLocation<unknown>();
  const { label } = useDocsVersion();
  // The server knows of no navigation.
  if (!useIsBrowser() || !isState(state)) return null;
  const { from, backTo } = state.nearestTopic;
  return (
    <p role="status" className={styles.note}>
      Version {label} has no page on that topic. This is the nearest one.{' '}
      {backTo && <Link to={backTo}>Back to version {from}</Link>}
    </p>
  );
}
