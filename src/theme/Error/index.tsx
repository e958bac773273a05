import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import { failureText } from '@site/src/codeLoading/failureText';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The page for a crash outside a page's own content, such as in the navigation bar. It has the words of the
 * theme's crash page, which Docusaurus shows when only the content has crashed, but not the layout: that is
 * what crashed, or it was never reached. It consists of plain elements, because everything else might crash,
 * too.
 */
export default function CrashPage({ error, tryAgain }: Props): ReactNode {
  const { title, baseUrl } = useDocusaurusContext().siteConfig;
  const messages = getErrorCausalChain(error).map((cause) => failureText(cause, navigator.onLine));
  return (
    <>
      <Head>
        <title>Page crash</title>
      </Head>
      <header className="navbar">
        <a className="navbar__brand navbar__title" href={baseUrl}>
          {title}
        </a>
      </header>
      <main className={styles.page}>
        <h1>This page crashed.</h1>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
        <p className={styles.messages}>{messages.join('\n\nCause:\n')}</p>
      </main>
    </>
  );
}
