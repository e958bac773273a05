import { memo, type ReactNode } from 'react';
import type { Change } from '../../../plugins/version-changes/compare';
import styles from './styles.module.css';

interface Props {
  /** What the table holds, for those who cannot see its heading. */
  caption: string;
  changes: Change[];
}

/** Longer types help nobody in a table; their API pages have them. */
const LONGEST = 400;

function Code({ text }: { text?: string }): ReactNode {
  if (!text) return null;
  return <code>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</code>;
}

/**
 * A table of changes: the name, what happened to it, and what it was before and after.
 *
 * @param props - see {@link Props}
 * @returns the table
 */
function ChangesTable({ caption, changes }: Props): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Change</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ kind, name, before, after }) => (
          <tr key={`${kind} ${name} ${before} ${after}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <span data-kind={kind} className={styles.kind}>
                {kind}
              </span>
            </td>
            <td data-label="Before">
              <Code text={before} />
            </td>
            <td data-label="After">
              <Code text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default memo(ChangesTable);
