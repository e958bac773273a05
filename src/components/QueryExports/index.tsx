import { useModule } from '@site/src/components/DemoPage/useModule';
import Tabs from '@site/src/components/Tabs';
import { defaultChoices, type FormatId } from '@site/src/demo/exportChoices';
import { exportFormats } from '@site/src/demo/formats';
import { initialQuery } from '@site/src/demo/initialQuery';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useMemo, useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import styles from './styles.module.css';

const SHOWN = ['sql', 'mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'];
const formats = exportFormats.filter(({ id }) => SHOWN.includes(id));

const loadLeftOutRules = () => import('@site/src/components/LeftOutRules');

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
  const [selected, setSelected] = useState<FormatId>('sql');
  // The first query is complete.
  const { loaded: leftOut } = useModule(query !== initialQuery, loadLeftOutRules);
  const LeftOutRules = leftOut?.default;
  const shown = useMemo(() => [selected], [selected]);
  return (
    <Tabs
      label="Export format"
      className={styles.exports}
      selected={selected}
      onSelect={(id) => setSelected(id as FormatId)}
      tabs={formats.map(({ id, label, language, write }) => ({
        id,
        label,
        content: id === selected && (
          <div data-export={id}>
            {LeftOutRules && (
              <LeftOutRules query={query} formats={shown} choices={defaultChoices} />
            )}
            <CodeBlock language={language}>{write(query)}</CodeBlock>
          </div>
        ),
      }))}
    />
  );
}
