import Link from '@docusaurus/Link';
import { uiLibraries } from '@site/src/demo/uiLibraries';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The UI libraries that an adapter package exists for, each linked to its demo. */
export default function Adapters(): ReactNode {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <Heading as="h2">In the UI library you already use</Heading>
        <p>
          An adapter package puts your library&apos;s own inputs, selects and buttons into the query
          builder. Each demo shows the same query in another UI library.
        </p>
        <ul className={styles.adapters}>
          {uiLibraries
            .filter(({ id }) => id !== 'default')
            .map(({ id, label, packageName, route }) => (
              <li key={id}>
                <Link to={route}>
                  <strong>{label}</strong>
                  <span>{packageName}</span>
                </Link>
              </li>
            ))}
        </ul>
        <p>
          React Native and drag and drop have packages too: see{' '}
          <Link to="/docs/compat">compatibility</Link>.
        </p>
      </div>
    </section>
  );
}
