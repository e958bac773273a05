import controls from '@site/src/components/controls.module.css';
import { type ImportFormat, importFormats } from '@site/src/demo/imports/formats';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the dropdown. */
  id: string;
  format: ImportFormat;
  onFormatChange: (format: ImportFormat) => void;
  onUseExample: () => void;
  onUseCurrentQuery: () => void;
}

/** The format to import from, and buttons that fill in a text in this format. */
export default function FormatBar({
  id,
  format,
  onFormatChange,
  onUseExample,
  onUseCurrentQuery,
}: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Import from</label>
      <select
        id={id}
        className={controls.field}
        value={format.id}
        onChange={({ target }) => {
          const chosen = importFormats.find((candidate) => candidate.id === target.value);
          onFormatChange(chosen as ImportFormat);
        }}
      >
        {importFormats.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="button" className={controls.plain} onClick={onUseExample}>
        Use an example
      </button>
      <button type="button" className={controls.plain} onClick={onUseCurrentQuery}>
        Use the current query
      </button>
    </div>
  );
}
