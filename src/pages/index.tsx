import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import BuilderWithExports from '@site/src/components/BuilderWithExports';
import { look } from '@site/src/components/looks/default';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
export default function Home() { return <Layout><PageMetadata title="x" /><main><Heading as="h1">Home</Heading><BuilderWithExports look={look} /><Link to="/demo">Demo</Link></main></Layout>; }
