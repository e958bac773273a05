import { PageMetadata } from '@docusaurus/theme-common';
import Adapters from '@site/src/components/home/Adapters';
import Hero from '@site/src/components/home/Hero';
import Strengths from '@site/src/components/home/Strengths';
import Layout from '@theme/Layout';

export default () => (
  <Layout>
    <PageMetadata
      title="A nested query editor for React"
      description="Let people build nested queries by clicking, and get them as SQL, MongoDB, CEL, SpEL, JsonLogic or JSONata."
    />
    <main>
      <Hero />
      <Adapters />
      <Strengths />
    </main>
  </Layout>
);
