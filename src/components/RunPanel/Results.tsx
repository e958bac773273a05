import PartFailure from '@site/src/codeLoading/PartFailure';
import { orders } from '@site/src/demo/data';
import { ENGINES, type RunnableFormat } from '@site/src/demo/engines';
import { agrees, type EngineComparison, type EvaluatedQuery } from '@site/src/demo/evaluatedQuery';
import { WORKERS_UNAVAILABLE } from '@site/src/demo/workers/WorkerClient';
import type { ReactNode } from 'react';
import { formatLabel } from './EnginePicker';
import styles from './styles.module.css';
import type { EngineOutcome, FailureReason, Outcomes } from './useEngineRuns';

interface Props {
  evaluated: EvaluatedQuery;
  formats: readonly RunnableFormat[];
  outcomes: Outcomes;
  /** The comparisons on this very query, once all engines are done. */
  comparisons?: readonly EngineComparison[];
  onRetry: () => void;
}

const pluralize = (number: number, what: string) => `${number} ${what}`;

/** Describes how the selected records differ. */
function describeDifference({ extra, missing }: EngineComparison): string {
  const parts = [
    ...(extra.length > 0 ? [pluralize(extra.length, 'too many')] : []),
    ...(missing.length > 0 ? [pluralize(missing.length, 'too few')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'agrees';
}

/** Why an engine returned no result, and what the reader can do. */
const FAILURE_MESSAGES: Record<FailureReason, string> = {
  loadFailed: 'could not be loaded.',
  timeout:
    'took too long and was stopped. Some engines read strings as patterns, and many of the characters ( ) [ ] + * make a pattern slow. Change the value to run it again.',
  unavailable: `${WORKERS_UNAVAILABLE} Engines cannot run without them.`,
  exportFailed: 'was not run: the query cannot be written in this format. Undo your last change.',
  failed: 'failed on this query. Change the query to run it again.',
  aborted: 'was stopped.',
};

function ResultLine({ outcome }: { outcome?: EngineOutcome }): ReactNode {
  if (!outcome || outcome.status === 'working') return <span>is running…</span>;
  if (outcome.status === 'failed') return <span>{FAILURE_MESSAGES[outcome.reason]}</span>;
  const { comparison } = outcome;
  if ('error' in comparison.result) {
    return (
      <span>
        rejects it: <code>{comparison.result.error}</code>
      </span>
    );
  }
  const { ids, failures } = comparison.result;
  return (
    <span>
      {pluralize(ids.length, ids.length === 1 ? 'order' : 'orders')},{' '}
      {describeDifference(comparison)}
      {failures[0] && (
        <>
          {'. '}
          {pluralize(failures.length, failures.length === 1 ? 'order fails' : 'orders fail')}:{' '}
          <code>{failures[0].message}</code>
        </>
      )}
    </span>
  );
}

/** A sentence on whether the formats that could be run agree. */
function summarize(comparisons: readonly EngineComparison[], requested: number): string {
  const differing = comparisons.filter((comparison) => !agrees(comparison)).length;
  const all = comparisons.length;
  const ran = all < requested ? ' that ran' : '';
  if (all === 1) return `The engine${ran} ${differing ? 'differs' : 'agrees'}.`;
  if (differing > 0) {
    return `${differing} of ${all} formats${ran} ${differing === 1 ? 'differs' : 'differ'}.`;
  }
  return `${ran ? 'The' : 'All'} ${all} formats${ran} agree.`;
}

const MARKS = { working: '…', failed: '!', agrees: '✓', differs: '≠' };

const displayState = (outcome?: EngineOutcome) =>
  outcome?.status === 'done'
    ? agrees(outcome.comparison)
      ? 'agrees'
      : 'differs'
    : (outcome?.status ?? 'working');

/**
 * The result of each engine, compared with that of the reference evaluator.
 *
 * @returns a line that sums up, and one for each format
 */
export default function Results(props: Props): ReactNode {
  const { evaluated, formats, outcomes, comparisons, onRetry } = props;
  const notLoaded = formats.some((format) => {
    const outcome = outcomes[format];
    return outcome?.status === 'failed' && outcome.reason === 'loadFailed';
  });
  return (
    <>
      <p role="status" className={styles.summary}>
        <strong>
          {evaluated.matchingIds.size} of {orders.length} orders match.
        </strong>{' '}
        {comparisons && comparisons.length > 0 && summarize(comparisons, formats.length)}
      </p>
      {formats.length > 0 && (
        <ul className={styles.results} aria-label="Results by format">
          {formats.map((format) => (
            <li key={format} data-result={format} data-state={displayState(outcomes[format])}>
              <span className={styles.mark} aria-hidden="true">
                {MARKS[displayState(outcomes[format])]}
              </span>
              <strong>{formatLabel(format)}</strong> <small>{ENGINES[format].name}</small>
              <ResultLine outcome={outcomes[format]} />
            </li>
          ))}
        </ul>
      )}
      {notLoaded && <PartFailure onRetry={onRetry}>An engine could not be loaded.</PartFailure>}
    </>
  );
}
