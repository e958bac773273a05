import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { SaveToAddressContext } from '@site/src/codeLoading/PartFailure';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import { exportFormats } from '@site/src/demo/formats';
import { type UiLibraryInfo, uiLibraries } from '@site/src/demo/uiLibraries';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Notices from './Notices';
import styles from './styles.module.css';
import UiLibraryNav from './UiLibraryNav';
import { useDemo } from './useDemo';
import { usePermalink } from './usePermalink';
import Workbench from './Workbench';

interface Props {
  uiLibrary: UiLibrary;
}

/**
 * A demo page: the query builder in one UI library, everything that can be done with it, and the way to the
 * other UI libraries.
 */
export default function DemoPage({ uiLibrary }: Props): ReactNode {
  const info = uiLibraries.find(({ id }) => id === uiLibrary.id) as UiLibraryInfo;
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
        <UiLibraryNav current={info.id} state={demo.state} onGo={permalink.openInDemo} />
        <Notices
          notices={permalink.notices}
          unsupportedQuery={permalink.unsupportedQuery}
          isNotStored={permalink.isNotStored}
          onDismiss={permalink.dismiss}
        />
        <SaveToAddressContext.Provider value={permalink.flush}>
          <Workbench uiLibrary={uiLibrary} demo={demo} link={permalink.link} />
        </SaveToAddressContext.Provider>
      </main>
    </Layout>
  );
}
