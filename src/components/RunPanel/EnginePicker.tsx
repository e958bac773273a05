import { ENGINES, RUNNABLE_FORMATS, type RunnableFormat } from '@site/src/demo/engines';
import { exportFormats } from '@site/src/demo/formats';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The name of a format as a visitor reads it. */
export const formatLabel = (format: RunnableFormat): string =>
  exportFormats.find(({ id }) => id === format)?.label ?? format;

interface Props {
  chosen: readonly RunnableFormat[];
  onChoose: (formats: RunnableFormat[]) => void;
}

/** The formats that can be run, each with the engine that does it. */
export default function EnginePicker({ chosen, onChoose }: Props): ReactNode {
  const areAll = chosen.length === RUNNABLE_FORMATS.length;
  return (
    <fieldset className={styles.picker}>
      <legend>Run the exported query in</legend>
      {RUNNABLE_FORMATS.map((format) => (
        <label key={format}>
          <input
            type="checkbox"
            checked={chosen.includes(format)}
            onChange={({ target }) =>
              onChoose(
                RUNNABLE_FORMATS.filter((other) =>
                  other === format ? target.checked : chosen.includes(other),
                ),
              )
            }
          />
          <span>
            {formatLabel(format)} <small>{ENGINES[format].name}</small>
          </span>
        </label>
      ))}
      <button type="button" onClick={() => onChoose(areAll ? [] : [...RUNNABLE_FORMATS])}>
        {areAll ? 'None' : 'All'}
      </button>
    </fieldset>
  );
}
