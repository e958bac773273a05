import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Look } from '@site/src/components/looks/Look';
import { KeepContext } from '@site/src/components/PartFailure';
import { exportFormats } from '@site/src/demo/formats';
import { type LookInfo, looks } from '@site/src/demo/looks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import LooksNav from './LooksNav';
import Notices from './Notices';
import styles from './styles.module.css';
import { useDemo } from './useDemo';
import { usePermalink } from './usePermalink';
import Workbench from './Workbench';

interface Props {
  look: Look;
}

/**
 * A demo page: the query builder in one look, everything that can be done with it, and the way to the
 * other looks.
 *
 * @param props - the look to show
 * @returns the page
 */
export default function DemoPage({ look }: Props): ReactNode {
  const info = looks.find(({ id }) => id === look.id) as LookInfo;
  const isCore = info.id === 'default';
  const title = isCore ? 'Demo' : `${info.label} demo`;
  const demo = useDemo();
  const permalink = usePermalink(demo);
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={`Edit a query in a query builder made with ${info.packageName}, switch each of its options, and read the query in ${exportFormats.length} export formats.`}
        image="img/social/demo.png"
      />
      <main className={styles.page}>
        <div className={styles.intro}>
          <Heading as="h1">{title}</Heading>
          <p>
            The package is <code>{info.packageName}</code>.{' '}
            <Link to={isCore ? '/docs/intro' : '/docs/compat'}>
              {isCore ? 'Get started with it.' : 'Use it in your application.'}
            </Link>{' '}
            <Link to="/demo/custom-editors">Use your own controls.</Link>
            {info.isSiteImplementation && (
              <>
                {' '}
                This demo runs this site's own implementation of that package's interface, so the
                published package may look or behave differently:{' '}
                <Link to="/docs/compat#how-an-adapter-works">how the adapter packages work</Link>.
              </>
            )}
          </p>
        </div>
        <LooksNav current={info.id} state={demo.state} onGo={permalink.goTo} />
        <Notices
          notices={permalink.notices}
          unshown={permalink.unshown}
          isUnstored={permalink.isUnstored}
          onDismiss={permalink.dismiss}
        />
        <KeepContext.Provider value={permalink.keep}>
          <Workbench look={look} demo={demo} link={permalink.link} />
        </KeepContext.Provider>
      </main>
    </Layout>
  );
}
