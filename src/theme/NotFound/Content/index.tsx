import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { REPOSITORY } from '@site/config/repository';
import { searchPath } from '@site/src/search/address';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { wordsOf } from './wordsOf';

/**
 * What a reader sees where there is no page: where to look for it, and where to report the link.
 */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  // The one published file stands for every address, so that the address is known in the browser only.
  const words = useIsBrowser() ? wordsOf(pathname) : '';
  return (
    <main className={styles.page}>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the link may be wrong.</p>
      <ul>
        <li>
          <Link to={words ? searchPath(words) : '/search'}>
            {words ? `Search for “${words}”` : 'Search the site'}
          </Link>
        </li>
        <li>
          Start at the <Link to="/docs/intro">guides</Link>, the{' '}
          <Link to="/api">API reference</Link> or the <Link to="/demo">demo</Link>.
        </li>
        <li>
          If a link on this site led you here, <Link href={`${REPOSITORY}/issues`}>tell us</Link>.
        </li>
      </ul>
    </main>
  );
}
