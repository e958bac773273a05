import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/components/CodeBlock';
import CopyButton from '@site/src/components/CopyButton';
import controls from '@site/src/components/controls.module.css';
import LeftOutWhenChanged from '@site/src/components/LeftOutRules/WhenChanged';
import { choiceInfos, type ExportChoices, type FormatId } from '@site/src/demo/exportChoices';
import { type ExportFormat, exportFormats } from '@site/src/demo/formats';
import { initialQuery } from '@site/src/demo/initialQuery';
import type { DemoQuery } from '@site/src/demo/state';
import { memo, useId, useMemo } from 'react';
import ChoiceControl from './ChoiceControl';
import styles from './export.module.css';

interface Props {
  query: DemoQuery;
  format: FormatId;
  choices: ExportChoices;
  onChoose: (chosen: { format?: FormatId; choices?: Partial<ExportChoices> }) => void;
}

/** The longest text that is highlighted, in characters: more would block the page. */
const MAX_HIGHLIGHTED_LENGTH = 20_000;

type ExportResult = { text: string } | { error: unknown };

/** The query in the format, or the error of the library. */
function exportResult(
  { exportQuery }: ExportFormat,
  query: DemoQuery,
  choices: ExportChoices,
): ExportResult {
  try {
    return { text: exportQuery(query, choices) };
  } catch (error) {
    return { error };
  }
}

/** The query in an export format, with the options of that format. */
function ExportPanel({ query, format, choices, onChoose }: Props) {
  const id = useId();
  const info = exportFormats.find((candidate) => candidate.id === format) as ExportFormat;
  const result = useMemo(() => exportResult(info, query, choices), [info, query, choices]);
  const formats = useMemo(() => [format], [format]);
  const offered = choiceInfos.filter(({ formats }) => formats.includes(format));
  return (
    <div>
      <div className={styles.bar}>
        <label htmlFor={`${id}-format`}>Format</label>
        <select
          id={`${id}-format`}
          className={controls.field}
          value={format}
          onChange={(event) => onChoose({ format: event.target.value as FormatId })}
        >
          {exportFormats.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        {'text' in result && (
          <CopyButton label="Copy" text={() => result.text} className={controls.primary} />
        )}
        <Link to={info.docs} aria-label={`Docs: ${info.label}`}>
          Docs
        </Link>
      </div>
      {offered.length > 0 && (
        <details className={styles.choices}>
          <summary>Format options</summary>
          <div>
            {offered.map((choice) => (
              <ChoiceControl
                key={choice.id}
                info={choice}
                choices={choices}
                onChange={(value) => onChoose({ choices: { [choice.id]: value } })}
              />
            ))}
          </div>
        </details>
      )}
      {'text' in result && (
        <LeftOutWhenChanged
          complete={initialQuery}
          query={query}
          formats={formats}
          choices={choices}
        />
      )}
      <div data-export={format} className={styles.code}>
        {'text' in result ? (
          <CodeBlock
            language={result.text.length > MAX_HIGHLIGHTED_LENGTH ? 'text' : info.language}
          >
            {result.text}
          </CodeBlock>
        ) : (
          <p role="alert">
            This query cannot be written as {info.label}. Undo your last change, or choose another
            format. <code>{String(result.error)}</code>
          </p>
        )}
      </div>
    </div>
  );
}

export default memo(ExportPanel);
