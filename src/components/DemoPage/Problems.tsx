import type { DemoQuery } from '@site/src/demo/state';
import { problemsIn } from '@site/src/demo/validation';
import { memo, useMemo } from 'react';
import styles from './styles.module.css';

interface Props {
  query: DemoQuery;
}

/** More would push the rest of the page away. */
const SHOWN = 5;

/**
 * What the validators find in a query.
 *
 * @param props - the query
 * @returns the reasons, of which there may be none
 */
function Problems({ query }: Props) {
  const problems = useMemo(() => problemsIn(query), [query]);
  const more = problems.length - SHOWN;
  return (
    <div className={styles.problems} data-problems={problems.length}>
      <p role="status">
        {problems.length === 0
          ? 'Everything is valid.'
          : `${problems.length} ${problems.length === 1 ? 'part is' : 'parts are'} not valid:`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ id, subject, reason }) => (
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
