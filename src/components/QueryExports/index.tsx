import { type ExportFormat, exportFormats } from '@site/src/demo/formats';
import CodeBlock from '@theme/CodeBlock';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import styles from './styles.module.css';

interface Props {
  query: RuleGroupType;
}

/**
 * Shows a query in one export format at a time, with a tab for each.
 *
 * @param props - the query to show
 * @returns tabs and the written query
 */
export default function QueryExports({ query }: Props): ReactNode {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ExportFormat>(exportFormats[0] as ExportFormat);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = exportFormats.length - 1;
    const at = exportFormats.indexOf(selected);
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(exportFormats[next] as ExportFormat);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.exports}>
      <div
        ref={tabs}
        className={styles.tabs}
        role="tablist"
        aria-label="Export format"
        onKeyDown={onKeyDown}
      >
        {exportFormats.map((format) => (
          <button
            key={format.id}
            type="button"
            role="tab"
            id={`${id}-${format.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={format === selected}
            tabIndex={format === selected ? 0 : -1}
            onClick={() => setSelected(format)}
          >
            {format.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected.id}`}
        data-export={selected.id}
      >
        <CodeBlock language={selected.language}>{selected.write(query)}</CodeBlock>
      </div>
    </div>
  );
}
