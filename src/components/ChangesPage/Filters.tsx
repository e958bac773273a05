import { ACTIONS, isEmpty, SUBJECTS } from '@site/src/changes/filter';
import controls from '@site/src/components/controls.module.css';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { ChangeFilterControl } from './useChangeFilter';

interface Props {
  control: ChangeFilterControl;
  packages: readonly string[];
  /** The number of changes that match, and of all changes. */
  shown: number;
  total: number;
}

interface ChoiceProps {
  legend: string;
  choices: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onToggle: (choice: string) => void;
}

function Choices({ legend, choices, chosen, onToggle }: ChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(choices).map(([choice, label]) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => onToggle(choice)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The filters of a page of changes. They need JavaScript; without it, the table of contents
 * links to the same groups.
 */
export default function Filters({ control, packages, shown, total }: Props): ReactNode {
  const { filter } = control;
  return (
    <search className={styles.filters} data-needs-scripts>
      <div className={styles.fields}>
        <label>
          Show only names with
          <input
            type="search"
            value={filter.text}
            onChange={({ target }) => control.setText(target.value)}
            spellCheck={false}
          />
        </label>
        {packages.length > 1 && (
          <label>
            Package
            <select
              value={filter.package}
              onChange={({ target }) => control.setPackage(target.value)}
            >
              <option value="">All packages</option>
              {packages.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Choices
        legend="What"
        choices={SUBJECTS}
        chosen={filter.subjects}
        onToggle={control.toggleSubject}
      />
      <Choices
        legend="How"
        choices={ACTIONS}
        chosen={filter.actions}
        onToggle={control.toggleAction}
      />
      <div className={styles.count}>
        <span role="status">
          {shown === 0 ? 'No changes match these filters.' : `${shown} of ${total} changes`}
        </span>
        {!isEmpty(filter) && (
          <button type="button" className={controls.plain} onClick={control.clear}>
            Clear the filters
          </button>
        )}
      </div>
    </search>
  );
}
