import PartFailure from '@site/src/codeLoading/PartFailure';
import controls from '@site/src/components/controls.module.css';
import { uiLibraries } from '@site/src/demo/uiLibraries';
import type { ReactNode } from 'react';
import { EXAMPLES, type ExampleId } from './loaders';
import styles from './styles.module.css';
import type { LiveExampleState } from './useLiveExample';

/** Chooses the UI library of the query builder, and the domain of its fields. */
export default function ExamplePicker({ live }: { live: LiveExampleState }): ReactNode {
  const { uiLibrary, example } = live;
  const failed = [uiLibrary, example].find((part) => part.failed);
  return (
    <>
      <div className={styles.picker}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex item everywhere */}
        <div role="group" aria-label="UI library" className={styles.pills}>
          {uiLibraries.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === uiLibrary.chosen}
              onClick={() => uiLibrary.choose(id)}
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
          {failed === uiLibrary ? 'The UI library' : 'The example'} could not be loaded.
        </PartFailure>
      )}
    </>
  );
}
