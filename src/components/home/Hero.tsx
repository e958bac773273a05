import Link from '@docusaurus/Link';
import BuilderWithExports from '@site/src/components/BuilderWithExports';
import { look } from '@site/src/components/looks/default';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The first screen of the site: what the library is, and the library itself, ready to use.
 *
 * @returns the section
 */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1">Queries your users can build themselves</Heading>
        <div>
          <p>
            React Query Builder is a component that edits nested rules and groups. Change the query
            below: it is the real thing, and each format follows as you type.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              Get started
            </Link>
            <Link className={styles.quiet} to="/demo">
              See the demo
            </Link>
            <code>npm install react-querybuilder</code>
          </p>
        </div>
      </div>
      <div className={styles.live}>
        <BuilderWithExports look={look} />
      </div>
    </section>
  );
}
