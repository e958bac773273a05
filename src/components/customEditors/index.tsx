import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import CodeBlock from '@site/src/components/CodeBlock';
import Tabs from '@site/src/components/Tabs';
import UiLibraryContainer from '@site/src/components/UiLibraryContainer';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useState } from 'react';
import App from './App';
import { sources } from './sources';
import styles from './styles.module.css';
import { uiLibrary } from './uiLibrary';

/** The page with value editors of our own: live, and with their code. */
export default function CustomEditorsPage(): ReactNode {
  const [file, setFile] = useState('SliderEditor.tsx');
  return (
    <Layout>
      <PageMetadata
        title="Custom value editors"
        description="A slider, an autocomplete and a date picker as value editors of React Query Builder: live, accessible, with the complete code."
        image="img/social/demo.png"
      />
      <main className={styles.page}>
        <Heading as="h1">Custom value editors</Heading>
        <p className={styles.lede}>
          Any control can be replaced by a component of yours. Here are a slider, an autocomplete
          and a date picker; for ranges they fall back to the editors of the library. The guide
          explains{' '}
          <Link to="/docs/components/valueeditor#write-your-own-editor">
            how to write your own editor
          </Link>
          .
        </p>
        <div className={styles.card}>
          <UiLibraryContainer uiLibrary={uiLibrary}>
            <App />
          </UiLibraryContainer>
        </div>
        <Heading as="h2" id="code">
          The code
        </Heading>
        <p>
          These are the modules that run above. A field names its editor in an additional property,{' '}
          <code>editor</code>, which arrives in <code>fieldData</code>. The calendar is{' '}
          <code>react-day-picker</code>; the others need no package.
        </p>
        <Tabs
          label="Files"
          className={styles.files}
          selected={file}
          onSelect={setFile}
          tabs={Object.entries(sources).map(([name, text]) => ({
            id: name,
            label: name,
            content: <CodeBlock language="tsx">{text}</CodeBlock>,
          }))}
        />
      </main>
    </Layout>
  );
}
