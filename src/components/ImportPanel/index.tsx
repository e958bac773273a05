import controls from '@site/src/components/controls.module.css';
import type { ExportChoices } from '@site/src/demo/exportChoices';
import { exportFormats } from '@site/src/demo/formats';
import { type ImportFormat, importFormats } from '@site/src/demo/imports/formats';
import { importQuery } from '@site/src/demo/imports/importQuery';
import { readInWorker } from '@site/src/demo/imports/readInWorker';
import type { DemoQuery, DemoSettings } from '@site/src/demo/state';
import { type ReactNode, useId, useRef, useState } from 'react';
import Outcome, { type ImportOutcome } from './Outcome';
import styles from './styles.module.css';

interface Props {
  /** The query that is shown now, whose export can be the text to start from. */
  query: DemoQuery;
  settings: DemoSettings;
  choices: ExportChoices;
  /** Receives an imported query, in the form that the settings ask for, with ids. */
  onImport: (query: DemoQuery) => void;
}

/**
 * Imports a query from a text. Whatever the text holds, the query that is shown stays until another
 * one was read to its end.
 *
 * @param props - see {@link Props}
 * @returns the panel
 */
export default function ImportPanel({ query, settings, choices, onImport }: Props): ReactNode {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);
  const [format, setFormat] = useState<ImportFormat>(importFormats[0] as ImportFormat);
  const [text, setText] = useState('');
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const problem = outcome?.kind === 'problem' && !outcome.isNotLoaded;

  const change = (changed: string) => {
    latest.current += 1;
    setReading(false);
    setOutcome(undefined);
    setText(changed);
  };

  const start = async () => {
    if (reading) return;
    latest.current += 1;
    const request = latest.current;
    setReading(true);
    setOutcome(undefined);
    const result = await importQuery(format.id, text, settings, readInWorker);
    // The text was changed meanwhile, or another import was begun.
    if (request !== latest.current) return;
    setReading(false);
    if ('problem' in result) {
      setOutcome({ kind: 'problem', ...result.problem });
      if (result.problem.isNotLoaded) return;
      textarea.current?.focus();
      const { offset } = result.problem;
      if (offset !== undefined) textarea.current?.setSelectionRange(offset, offset);
    } else {
      setOutcome({ kind: 'imported', notices: result.notices });
      onImport(result.query);
    }
  };

  const takeExported = () => {
    try {
      const exported = exportFormats.find((candidate) => candidate.id === format.id);
      change(exported?.write(query, choices) ?? '');
    } catch {
      const message = `The current query cannot be written as ${format.label}. Choose another format.`;
      setOutcome({ kind: 'problem', message });
    }
  };

  return (
    <div className={styles.panel} data-import={format.id}>
      <div className={styles.bar}>
        <label htmlFor={`${id}-format`}>Import from</label>
        <select
          id={`${id}-format`}
          className={controls.field}
          value={format.id}
          onChange={({ target }) => {
            const chosen = importFormats.find((candidate) => candidate.id === target.value);
            setFormat(chosen as ImportFormat);
            change(text);
          }}
        >
          {importFormats.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <button type="button" className={controls.plain} onClick={() => change(format.example)}>
          Use an example
        </button>
        <button type="button" className={controls.plain} onClick={takeExported}>
          Use the current query
        </button>
      </div>
      <label htmlFor={`${id}-text`}>{format.label}</label>
      <textarea
        ref={textarea}
        id={`${id}-text`}
        className={styles.text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={problem}
        aria-describedby={outcome ? `${id}-outcome` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.bar}>
        {/* Not disabled, or the focus would be lost. */}
        <button type="button" className={controls.primary} aria-disabled={reading} onClick={start}>
          {reading ? 'Reading…' : 'Import'}
        </button>
      </div>
      <Outcome id={`${id}-outcome`} outcome={outcome} onRetry={start} />
    </div>
  );
}
