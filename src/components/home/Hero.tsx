import Link from '@docusaurus/Link';
import BuilderWithExports from '@site/src/components/BuilderWithExports';
import { formatInfos } from '@site/src/demo/formatInfos';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import DemoLink from './DemoLink';
import ExamplePicker from './ExamplePicker';
import Facts from './Facts';
import InstallCommand from './InstallCommand';
import styles from './styles.module.css';
import { useLiveExample } from './useLiveExample';

/** The first screen of the site: what the library is, who it is for, and the library itself. */
export default function Hero(): ReactNode {
  const live = useLiveExample();
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1">Queries your users can build themselves</Heading>
        <p>
          The React component for search filters, segments and alert rules. Your users combine rules
          and groups; your code gets a JSON object, or the query in {formatInfos.length} formats.
        </p>
        <div className={styles.start}>
          <Link className="button button--primary button--lg" to="/docs/intro">
            Get started
          </Link>
          <DemoLink live={live} className={styles.quiet}>
            See the demo
          </DemoLink>
          <InstallCommand />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only prefetches */}
      <div className={styles.live} onPointerEnter={live.touch} onFocus={live.touch}>
        <ExamplePicker live={live} />
        <BuilderWithExports live={live} />
      </div>
      <Facts />
    </section>
  );
}
