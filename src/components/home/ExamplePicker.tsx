import controls from '@site/src/components/controls.module.css';
import PartFailure from '@site/src/components/PartFailure';
import { looks } from '@site/src/demo/looks';
import type { ReactNode } from 'react';
import { EXAMPLES, type ExampleId } from './loaders';
import styles from './styles.module.css';
import type { LiveExampleState } from './useLiveExample';

/** Chooses the UI library of the query builder, and the domain of its fields. */
export default function ExamplePicker({ live }: { live: LiveExampleState }): ReactNode {
  const { look, example } = live;
  const failed = [look, example].find((part) => part.failed);
  return (
    <>
      <div className={styles.picker}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex item everywhere */}
        <div role="group" aria-label="UI library" className={styles.pills}>
          {looks.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === look.chosen}
              onClick={() => look.choose(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <label>
          Example
          <select
            className={controls.field}
            value={example.chosen}
            onChange={({ target }) => {
              live.touch();
              example.choose(target.value as ExampleId);
            }}
          >
            {EXAMPLES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failed && (
        <PartFailure onRetry={() => failed.choose(failed.chosen as never)}>
          {failed === look ? 'The UI library' : 'The example'} could not be loaded.
        </PartFailure>
      )}
    </>
  );
}
