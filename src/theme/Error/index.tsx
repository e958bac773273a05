import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import { failureText } from '@site/src/codeLoading/failureText';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The layout asks which plugin made the page; a crashed page was made by none. */
const NO_ROUTE = { plugin: { name: 'crash-page', id: 'default' } };

/** Plain elements only: whatever else it used might be what crashed. */
function Crash({ error, tryAgain }: Props): ReactNode {
  const messages = getErrorCausalChain(error).map((cause) => failureText(cause, navigator.onLine));
  return (
    <main className={styles.page}>
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p className={styles.messages}>{messages.join('\n\nCause:\n')}</p>
    </main>
  );
}

/**
 * The page for a crash outside a page's own content, such as in the navigation bar. It is Docusaurus'
 * own, with the site's styles and with the words of the crash page of the theme, which Docusaurus shows
 * when only the content has crashed.
 *
 * @returns the page, without bar and footer when those crash too
 */
export default function CrashPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => <Crash {...props} />}>
        <Head>
          <title>Page crash</title>
        </Head>
        <Layout>
          <Crash {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
