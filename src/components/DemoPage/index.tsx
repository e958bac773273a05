import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import BuilderWithExports from '@site/src/components/BuilderWithExports';
import type { Look } from '@site/src/components/looks/Look';
import { type LookInfo, looks } from '@site/src/demo/looks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  look: Look;
}

/**
 * A demo page: the query builder in one look, the query in every export format, and the way to the
 * other looks.
 *
 * @param props - the look to show
 * @returns the page
 */
export default function DemoPage({ look }: Props): ReactNode {
  const info = looks.find(({ id }) => id === look.id) as LookInfo;
  const isCore = info.id === 'default';
  return (
    <Layout>
      <PageMetadata
        title={isCore ? 'Demo' : `${info.label} demo`}
        description={`Edit a query in a query builder made with ${info.packageName}, and read it in six export formats.`}
        image="img/social/demo.png"
      />
      <main className={styles.page}>
        <Heading as="h1">{isCore ? 'Demo' : `${info.label} demo`}</Heading>
        <nav aria-label="UI library" className={styles.looks}>
          {looks.map(({ id, label, route }) => (
            <Link key={id} to={route} aria-current={id === info.id ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <p>
          The package is <code>{info.packageName}</code>.{' '}
          <Link to={isCore ? '/docs/intro' : '/docs/compat'}>
            {isCore ? 'Get started with it.' : 'Use it in your application.'}
          </Link>
        </p>
        <BuilderWithExports look={look} />
      </main>
    </Layout>
  );
}
