import Head from '@docusaurus/Head';
import SearchPage from '@site/src/components/search/page/SearchPage';
import Layout from '@theme/Layout';

export default () => (
  <Layout>
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
    <SearchPage />
  </Layout>
);
