import { useModule } from '@site/src/components/DemoPage/useModule';
import type { LiveExampleState } from '@site/src/components/home/useLiveExample';
import Tabs from '@site/src/components/Tabs';
import { defaultChoices, type FormatId } from '@site/src/demo/exportChoices';
import { formatInfos } from '@site/src/demo/formatInfos';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useMemo } from 'react';
import styles from './styles.module.css';

const loadLeftOutRules = () => import('@site/src/components/LeftOutRules');

/** A query in one export format at a time, with a tab for each format. */
export default function QueryExports({ live }: { live: LiveExampleState }): ReactNode {
  const { query, example, format, output, chooseFormat } = live;
  // The queries that the examples start with are complete.
  const isChanged = query !== example.shown.part.query;
  const { loaded: leftOut } = useModule(isChanged, loadLeftOutRules);
  const LeftOutRules = leftOut?.default;
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
            {LeftOutRules && (
              <LeftOutRules query={query} formats={shown} choices={defaultChoices} />
            )}
            <CodeBlock language={output.format === id ? language : 'text'}>{output.text}</CodeBlock>
          </div>
        ),
      }))}
    />
  );
}
