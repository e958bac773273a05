import type { Difference, Origin } from '@site/src/demo/differences';
import type { Answer, Demonstration } from '@site/src/demo/differences/demonstrations';
import { ENGINES, type RunnableFormat } from '@site/src/demo/engines';
import { exportFormats } from '@site/src/demo/formats';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const ORIGINS: Record<Origin, string> = {
  language: 'The languages differ',
  export: 'Caused by the export',
  engine: 'Caused by the engine',
};

const formatLabel = (format: RunnableFormat) =>
  exportFormats.find(({ id }) => id === format)?.label ?? format;

/** The maximum number of record ids that are listed. */
const MAX_LISTED_ORDERS = 4;

const listOrders = (ids: string[]) =>
  ids.length > MAX_LISTED_ORDERS
    ? `${ids.slice(0, MAX_LISTED_ORDERS).join(', ')} …`
    : ids.join(', ');

function Selected({ answer }: { answer: Answer }): ReactNode {
  const { error, count, extra, missing } = answer;
  if (error !== undefined) {
    return (
      <>
        Rejected: <code>{error}</code>
      </>
    );
  }
  return (
    <>
      {count}
      {extra.length > 0 && `; ${extra.length} too many (${listOrders(extra)})`}
      {missing.length > 0 && `; ${missing.length} too few (${listOrders(missing)})`}
    </>
  );
}

function Demonstrated({ query, choices, matching, answers }: Demonstration): ReactNode {
  return (
    // Readers search for the cause, not for the records that an example selects.
    <div className={styles.example} data-nosnippet>
      <p>
        <code>{JSON.stringify(query)}</code>
        {choices && (
          <>
            {' '}
            with <code>{JSON.stringify(choices)}</code>
          </>
        )}{' '}
        matches {matching} {matching === 1 ? 'order' : 'orders'}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label="What is selected instead" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">Export</th>
              <th scope="col">Selects</th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer.format}>
                <th scope="row">
                  {formatLabel(answer.format)} <small>{ENGINES[answer.format].name}</small>
                </th>
                <td>
                  <code>{answer.text.replace(/\n\s*/g, ' ')}</code>
                </td>
                <td>
                  <Selected answer={answer} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface Props {
  difference: Difference;
  demonstrations: Demonstration[];
}

/**
 * One difference with its cause and examples, in a section with an anchor.
 */
export default function Entry({ difference, demonstrations }: Props): ReactNode {
  const { id, title, because, remedy, origin, formats } = difference;
  return (
    <article data-difference={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p className={styles.facts}>
        {ORIGINS[origin]}. Affected formats: {formats.map(formatLabel).join(' · ')}.
      </p>
      <p>{because}</p>
      <p className={styles.facts}>Tested: it does not happen with {remedy}.</p>
      {demonstrations.map((demonstration) => (
        <Demonstrated
          key={JSON.stringify(demonstration.query) + demonstration.matching}
          {...demonstration}
        />
      ))}
    </article>
  );
}
