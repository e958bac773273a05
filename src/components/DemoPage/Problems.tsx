import type { DemoQuery } from '@site/src/demo/state';
import { findProblems } from '@site/src/demo/validation';
import { memo, useMemo } from 'react';
import styles from './styles.module.css';

interface Props {
  query: DemoQuery;
}

/** The maximum number of problems that are listed. */
const MAX_PROBLEMS = 5;

/** The problems that the validators report for a query. */
function Problems({ query }: Props) {
  const problems = useMemo(() => findProblems(query), [query]);
  const more = problems.length - MAX_PROBLEMS;
  return (
    <div className={styles.problems} data-problems={problems.length}>
      <p role="status">
        {problems.length === 0
          ? 'Everything is valid.'
          : `${problems.length} ${problems.length === 1 ? 'part is' : 'parts are'} not valid:`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MAX_PROBLEMS).map(({ id, subject, reason }) => (
            <li key={id}>
              <strong>{subject}:</strong> {reason}
            </li>
          ))}
          {more > 0 && <li>{more} more</li>}
        </ul>
      )}
    </div>
  );
}

export default memo(Problems);
