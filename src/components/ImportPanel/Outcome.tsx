import PartFailure from '@site/src/codeLoading/PartFailure';
import type { ImportFailure } from '@site/src/demo/imports/importQuery';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The result of an import. */
export type ImportOutcome =
  | ({ kind: 'problem' } & ImportFailure)
  | { kind: 'imported'; notices: string[] };

interface Props {
  id: string;
  outcome: ImportOutcome | undefined;
  /** Imports once more. */
  onRetry: () => void;
}

/**
 * The result of an import, or the error and its position.
 *
 * @returns the sentence, in one of two places that are always there for screen readers
 */
export default function Outcome({ id, outcome, onRetry }: Props): ReactNode {
  return (
    <div id={id} className={styles.result}>
      <div role="status">
        {outcome?.kind === 'imported' && (
          <>
            <p>Imported. Undo restores the previous query.</p>
            {outcome.notices.length > 0 && (
              <ul>
                {outcome.notices.map((notice) => (
                  <li key={notice}>{notice}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {outcome?.kind === 'problem' && outcome.isLoadFailure && (
        <PartFailure onRetry={onRetry}>
          {outcome.message} Reloading discards the text above, so copy it first.
        </PartFailure>
      )}
      <div role="alert">
        {outcome?.kind === 'problem' && !outcome.isLoadFailure && (
          <p className={styles.problem}>
            {outcome.line !== undefined && (
              <strong>
                Line {outcome.line}, column {outcome.column}:{' '}
              </strong>
            )}
            {outcome.message}
          </p>
        )}
      </div>
    </div>
  );
}
