import PartFailure from '@site/src/components/PartFailure';
import type { ImportFailure } from '@site/src/demo/imports/importQuery';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What came of an import. */
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
 * Says what came of an import, and where the text is at fault.
 *
 * @param props - see {@link Props}
 * @returns the sentence, in one of two places that are always there for screen readers
 */
export default function Outcome({ id, outcome, onRetry }: Props): ReactNode {
  return (
    <div id={id} className={styles.result}>
      <div role="status">
        {outcome?.kind === 'imported' && (
          <>
            <p>Imported. Undo brings the query before it back.</p>
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
      {outcome?.kind === 'problem' && outcome.isNotLoaded && (
        <PartFailure onRetry={onRetry}>
          {outcome.message} A reload does not keep the text above: copy it before.
        </PartFailure>
      )}
      <div role="alert">
        {outcome?.kind === 'problem' && !outcome.isNotLoaded && (
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
