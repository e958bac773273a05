import controls from '@site/src/components/controls.module.css';
import type { ChoiceInfo, ExportChoices } from '@site/src/demo/exportChoices';
import { type ReactNode, useId } from 'react';
import styles from './export.module.css';

interface Props {
  info: ChoiceInfo;
  choices: ExportChoices;
  onChange: (value: boolean | string) => void;
}

/** The control for one option of an export format. */
export default function ChoiceControl({ info, choices, onChange }: Props): ReactNode {
  const id = useId();
  const value = choices[info.id];
  if (info.kind === 'switch') {
    const given = info.givenBy === choices.sqlPreset;
    return (
      <div className={styles.switch}>
        <input
          id={id}
          type="checkbox"
          checked={given || value === true}
          disabled={given}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {info.label}
          {given && ' (set by the dialect)'}
        </label>
      </div>
    );
  }
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{info.label}</label>
      {info.kind === 'list' ? (
        <select
          id={id}
          className={controls.field}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {info.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className={controls.field}
          value={String(value)}
          maxLength={info.maxLength}
          placeholder={info.placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
