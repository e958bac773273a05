import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { StepSummary } from '@site/src/changes/types';
import TextPage from '@site/src/components/TextPage';
import type { ReactNode } from 'react';

interface Props {
  steps: StepSummary[];
}

/** Leads to the changes of each step from one version to the next. */
export default function ChangesOverview({ steps }: Props): ReactNode {
  return (
    <TextPage title="All changes, version by version">
      <PageMetadata description="What each version of react-querybuilder added, removed, renamed or changed, made from its declarations." />
      <p>
        Each page lists what the declarations of a version added, removed, renamed or changed since
        the version before.
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
