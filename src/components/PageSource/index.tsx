import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import described from '@generated/version-changes/default/described.json';
import { EDIT_ADDRESS, REPORT_ADDRESS } from '@site/config/source';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** What a docs plugin puts before the path of each page's file. */
const SITE_FOLDER = '@site/';

/** The end of a guide: where it is edited, where a problem with it is reported, and who changed it last. */
export default function PageSource(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { lastUpdatedAt, lastUpdatedBy, permalink, source, version } = useDoc().metadata;

  const address = encodeURIComponent(url + permalink);
  const day = lastUpdatedAt && new Date(lastUpdatedAt);
  return (
    <footer className={`theme-doc-footer ${styles.source}`}>
      <Link to={EDIT_ADDRESS + source.slice(SITE_FOLDER.length)}>Edit this page</Link>
      <Link to={`${REPORT_ADDRESS}${described[version]}&address=${address}`}>Report a problem</Link>
      {day && (
        <span>
          Last updated on{' '}
          <time dateTime={day.toISOString()}>{day.toLocaleDateString('en-US', DAY)}</time> by{' '}
          {lastUpdatedBy}
        </span>
      )}
    </footer>
  );
}
