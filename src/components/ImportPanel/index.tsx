import controls from '@site/src/components/controls.module.css';
import { type ReactNode, useId, useRef } from 'react';
import FormatBar from './FormatBar';
import Outcome from './Outcome';
import styles from './styles.module.css';
import { type ImportOptions, useImport } from './useImport';

/**
 * Imports a query from a text. The current query stays until another one has been read completely.
 */
export default function ImportPanel(props: ImportOptions): ReactNode {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { format, text, reading, outcome, ...actions } = useImport(props, textarea);
  return (
    <div className={styles.panel} data-import={format.id}>
      <FormatBar
        id={`${id}-format`}
        format={format}
        onFormatChange={actions.changeFormat}
        onUseExample={() => actions.changeText(format.example)}
        onUseCurrentQuery={actions.insertCurrentQuery}
      />
      <label htmlFor={`${id}-text`}>{format.label}</label>
      <textarea
        ref={textarea}
        id={`${id}-text`}
        className={styles.text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={outcome?.kind === 'problem' && !outcome.isLoadFailure}
        aria-describedby={outcome ? `${id}-outcome` : undefined}
        onChange={({ target }) => actions.changeText(target.value)}
      />
      <div className={styles.bar}>
        {/* Not disabled, or the focus would be lost. */}
        <button
          type="button"
          className={controls.primary}
          aria-disabled={reading}
          onClick={actions.startImport}
        >
          {reading ? 'Reading…' : 'Import'}
        </button>
      </div>
      <Outcome id={`${id}-outcome`} outcome={outcome} onRetry={actions.startImport} />
    </div>
  );
}
