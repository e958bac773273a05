import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { differenceGroups } from '@site/src/demo/differences';
import type { Demonstrations } from '@site/src/demo/differences/demonstrations';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Entry from './Entry';
import Method from './Method';
import styles from './styles.module.css';
import Untested from './Untested';

interface Props {
  demonstrations: Demonstrations;
}

/**
 * The page that lists where export formats select other records than the query does, each with the
 * reason and an example that was run.
 */
export default function DifferencesPage({ demonstrations }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Where formats differ"
        description="Which export formats of React Query Builder select other records than the query asks for, why, and an example of each that was run in a real engine."
        image="img/social/demo.png"
      />
      <main className={styles.page}>
        <Heading as="h1">Where formats differ</Heading>
        <p>
          A query should select the same records in whatever format you export it. It usually does.
          This page lists the exceptions, each with the reason and an example.{' '}
          <Link to="/demo">The demo</Link> runs your own query in the same engines.
        </p>
        <nav aria-label="On this page" className={styles.contents}>
          {differenceGroups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          <a href="#beyond-this-page">What these engines cannot show</a>
        </nav>
        <Method />
        {differenceGroups.map((group) => (
          <section key={group.id}>
            <Heading as="h2" id={group.id}>
              {group.title}
            </Heading>
            {group.differences.map((difference) => (
              <Entry
                key={difference.id}
                difference={difference}
                demonstrations={demonstrations[difference.id] ?? []}
              />
            ))}
          </section>
        ))}
        <Untested />
      </main>
    </Layout>
  );
}
