import CodeBlock from '@site/src/components/CodeBlock';
import type { LiveExampleState } from '@site/src/components/home/useLiveExample';
import LeftOutWhenChanged from '@site/src/components/LeftOutRules/WhenChanged';
import Tabs from '@site/src/components/Tabs';
import { defaultChoices, type FormatId } from '@site/src/demo/exportChoices';
import { formatInfos } from '@site/src/demo/formatInfos';
import { type ReactNode, useMemo } from 'react';
import styles from './styles.module.css';

/** A query in one export format at a time, with a tab for each format. */
export default function QueryExports({ live }: { live: LiveExampleState }): ReactNode {
  const { query, example, format, output, chooseFormat } = live;
  const shown = useMemo(() => [format], [format]);
  return (
    <Tabs
      label="Export format"
      className={styles.exports}
      selected={format}
      onSelect={(id) => chooseFormat(id as FormatId)}
      tabs={formatInfos.map(({ id, label, language }) => ({
        id,
        label,
        content: id === format && (
          <div data-export={output.format} aria-busy={output.format !== id}>
            <LeftOutWhenChanged
              complete={example.shown.part.query}
              query={query}
              formats={shown}
              choices={defaultChoices}
            />
            <CodeBlock language={output.format === id ? language : 'text'}>{output.text}</CodeBlock>
          </div>
        ),
      }))}
    />
  );
}
