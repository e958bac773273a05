import { memo, useCallback, useState } from 'react';
import styles from './styles.module.css';

/** A line of the log. */
export interface LogLine {
  number: number;
  text: string;
}

/** The number of lines to keep. */
const MAX_LINES = 50;

/**
 * Keeps what the query builder logs.
 *
 * @returns the lines, newest first, and a function that adds one
 */
export function useDebugLog() {
  const [lines, setLines] = useState<LogLine[]>([]);
  const log = useCallback((entry: unknown) => {
    setLines((before) => {
      const number = (before[0]?.number ?? 0) + 1;
      return [{ number, text: describeEntry(entry) }, ...before].slice(0, MAX_LINES);
    });
  }, []);
  return { lines, log };
}

interface Entry {
  type?: string;
  path?: number[];
  parentPath?: number[];
  newPath?: number[] | string;
  prop?: string;
  value?: unknown;
}

/** Describes the event and its path. The query itself is visible above. */
function describeEntry(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { type, path, parentPath, newPath, prop, value } = entry as Entry;
  const place = path ?? parentPath;
  return [
    type,
    place && `at [${place.join(', ')}]`,
    newPath !== undefined && `to ${JSON.stringify(newPath)}`,
    prop && `${prop} = ${JSON.stringify(value)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The log of debug mode. */
function DebugLog({ lines }: { lines: LogLine[] }) {
  return (
    <section className={styles.log} aria-label="Log of debug mode">
      <p>What the query builder passes to onLog, newest first:</p>
      {lines.length === 0 ? (
        <p>Nothing yet. Change the query.</p>
      ) : (
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {lines.map(({ number, text }) => (
            <li key={number} value={number}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export default memo(DebugLog);
