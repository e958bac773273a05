import PartFailure from '@site/src/components/PartFailure';
import { NO_WORKERS } from '@site/src/demo/background/Background';
import { orders } from '@site/src/demo/data';
import { ENGINES, type RunnableFormat } from '@site/src/demo/engines';
import { agrees, type Trial, type Verdict } from '@site/src/demo/verdicts';
import type { ReactNode } from 'react';
import { labelOf } from './EnginePicker';
import styles from './styles.module.css';
import type { Failing, Outcome, Outcomes } from './useRuns';

interface Props {
  trial: Trial;
  formats: readonly RunnableFormat[];
  outcomes: Outcomes;
  /** The verdicts on this very query, once all engines are done. */
  verdicts?: readonly Verdict[];
  onRetry: () => void;
}

const count = (number: number, what: string) => `${number} ${what}`;

/** What a verdict says about the records, apart from the engine's own message. */
function deviation({ extra, missing }: Verdict): string {
  const parts = [
    ...(extra.length > 0 ? [count(extra.length, 'too many')] : []),
    ...(missing.length > 0 ? [count(missing.length, 'too few')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'agrees';
}

/** Why an engine gave no result, and what the reader can do. */
const FAILINGS: Record<Failing, string> = {
  'not loaded': 'could not be loaded.',
  'too slow':
    'took too long and was stopped. Text with many of the characters ( ) [ ] + * can do that, because some engines read it as a pattern. Change the text, and it runs again.',
  'no workers': `${NO_WORKERS} Without that, no engine is run.`,
  'not written': 'was not run: the query cannot be written in this format. Undo your last change.',
  failed: 'gave up on this query. Change the query, and it runs again.',
  'given up': 'was stopped.',
};

function Line({ outcome }: { outcome?: Outcome }): ReactNode {
  if (!outcome || outcome.status === 'working') return <span>is at work …</span>;
  if (outcome.status === 'failed') return <span>{FAILINGS[outcome.why]}</span>;
  const { verdict } = outcome;
  if ('error' in verdict.result) {
    return (
      <span>
        refuses it: <code>{verdict.result.error}</code>
      </span>
    );
  }
  const { ids, failures } = verdict.result;
  return (
    <span>
      {count(ids.length, ids.length === 1 ? 'order' : 'orders')}, {deviation(verdict)}
      {failures[0] && (
        <>
          {'. '}
          {count(failures.length, failures.length === 1 ? 'order fails' : 'orders fail')}:{' '}
          <code>{failures[0].message}</code>
        </>
      )}
    </span>
  );
}

/** Whether the formats that could be run agree, in a sentence. */
function conclusion(verdicts: readonly Verdict[], asked: number): string {
  const differing = verdicts.filter((verdict) => !agrees(verdict)).length;
  const all = verdicts.length;
  const ran = all < asked ? ' that ran' : '';
  if (all === 1) return `The engine${ran} ${differing ? 'differs' : 'agrees'}.`;
  if (differing > 0) {
    return `${differing} of ${all} formats${ran} ${differing === 1 ? 'differs' : 'differ'}.`;
  }
  return `${ran ? 'The' : 'All'} ${all} formats${ran} agree.`;
}

const MARKS = { working: '…', failed: '!', agrees: '✓', differs: '≠' };

const stateOf = (outcome?: Outcome) =>
  outcome?.status === 'done'
    ? agrees(outcome.verdict)
      ? 'agrees'
      : 'differs'
    : (outcome?.status ?? 'working');

/**
 * What each engine selects, beside the reference.
 *
 * @param props - the query, the formats it is run in, and how far they are
 * @returns a line that sums up, and one for each format
 */
export default function Results(props: Props): ReactNode {
  const { trial, formats, outcomes, verdicts, onRetry } = props;
  const notLoaded = formats.some((format) => {
    const outcome = outcomes[format];
    return outcome?.status === 'failed' && outcome.why === 'not loaded';
  });
  return (
    <>
      <p role="status" className={styles.summary}>
        <strong>
          {trial.matching.size} of {orders.length} orders match.
        </strong>{' '}
        {verdicts && verdicts.length > 0 && conclusion(verdicts, formats.length)}
      </p>
      {formats.length > 0 && (
        <ul className={styles.results} aria-label="Results by format">
          {formats.map((format) => (
            <li key={format} data-result={format} data-state={stateOf(outcomes[format])}>
              <span className={styles.mark} aria-hidden="true">
                {MARKS[stateOf(outcomes[format])]}
              </span>
              <strong>{labelOf(format)}</strong> <small>{ENGINES[format].name}</small>
              <Line outcome={outcomes[format]} />
            </li>
          ))}
        </ul>
      )}
      {notLoaded && <PartFailure onRetry={onRetry}>An engine could not be loaded.</PartFailure>}
    </>
  );
}
