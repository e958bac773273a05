import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The page's title, and its heading. */
  title: string;
  children: ReactNode;
}

/** A page of one column. */
export default function TextPage({ title, children }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        {children}
      </main>
    </Layout>
  );
}
