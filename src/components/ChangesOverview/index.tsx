import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { ownAddress } from '@site/src/addresses/basePath';
import type { StepSummary } from '@site/src/changes/types';
import TextPage from '@site/src/components/TextPage';
import type { ReactNode } from 'react';

const FEED = ownAddress('/changes/feed.xml');

interface Props {
  steps: StepSummary[];
}

/** Leads to the changes of each step from one version to the next. */
export default function ChangesOverview({ steps }: Props): ReactNode {
  return (
    <TextPage title="All changes, version by version">
      <PageMetadata description="What each version of react-querybuilder added, removed, renamed or changed, made from its declarations." />
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title="Releases and changes of react-querybuilder"
          href={FEED}
        />
      </Head>
      <p>
        Each page lists what the declarations of a version added, removed, renamed or changed since
        the version before. The{' '}
        <a href={FEED} target="_self" data-noBrokenLinkCheck>
          feed
        </a>{' '}
        has an entry for each release.
      </p>
      <ul>
        {[...steps].reverse().map(({ from, to, route, changes }) => (
          <li key={route}>
            <Link to={route}>
              From version {from} to {to}
            </Link>
            : {changes} changes
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
