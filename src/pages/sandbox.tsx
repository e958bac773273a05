import { PageMetadata } from '@docusaurus/theme-common';
import Sandbox from '@site/src/components/Sandbox';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './sandbox.module.css';

export default () => (
  <Layout>
    <PageMetadata
      title="Sandbox"
      description="Edit and run a query builder in your browser, in every version and in your UI library, and download the project."
      image="img/social/sandbox.png"
    />
    <main className={styles.page}>
      <Heading as="h1">Sandbox</Heading>
      <Sandbox />
    </main>
  </Layout>
);
