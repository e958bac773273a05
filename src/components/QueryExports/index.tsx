import Tabs from '@site/src/components/Tabs';
import { exportFormats } from '@site/src/demo/formats';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import styles from './styles.module.css';

const SHOWN = ['sql', 'mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'];
const formats = exportFormats.filter(({ id }) => SHOWN.includes(id));

interface Props {
  query: RuleGroupType;
}

/**
 * Shows a query in one export format at a time, with a tab for each of the query languages.
 *
 * @param props - the query to show
 * @returns tabs and the written query
 */
export default function QueryExports({ query }: Props): ReactNode {
  const [selected, setSelected] = useState('sql');
  return (
    <Tabs
      label="Export format"
      className={styles.exports}
      selected={selected}
      onSelect={setSelected}
      tabs={formats.map(({ id, label, language, write }) => ({
        id,
        label,
        content: id === selected && (
          <div data-export={id}>
            <CodeBlock language={language}>{write(query)}</CodeBlock>
          </div>
        ),
      }))}
    />
  );
}
