import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Entry } from '@site/src/changes/types';
import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The accessible name of the table. */
  caption: string;
  entries: readonly Entry[];
}

/** The stylesheet shows an icon instead. */
const ZERO_WIDTH = '\u200B';

/** Longer types are unreadable in a table; their API pages show them. */
const MAX_CHARACTERS = 400;

function Code({ text }: { text?: string }): ReactNode {
  if (!text) return null;
  return <code>{text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text}</code>;
}

/** A table of changes of one kind: the name, and what it was before and after. */
function ChangesTable({ caption, entries }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of entries) collectAnchor(id);
  const columns = [
    entries.some(({ before }) => before) && 'Before',
    entries.some(({ after }) => after) && 'After',
  ].filter((column) => column !== false);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, name, href, before, after }) => (
          <tr key={id} id={id}>
            <th scope="row">
              {href ? (
                <Link to={href}>
                  <code>{name}</code>
                </Link>
              ) : (
                <code>{name}</code>
              )}
              <a href={`#${id}`} className="hash-link" aria-label={`Direct link to ${name}`}>
                {ZERO_WIDTH}
              </a>
            </th>
            {columns.map((column) => (
              <td key={column} data-label={column}>
                <Code text={column === 'Before' ? before : after} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default memo(ChangesTable);
