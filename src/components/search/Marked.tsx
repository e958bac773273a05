import type { MarkedText } from '@site/src/search/SearchClient';
import type { ReactNode } from 'react';

/**
 * A text with what matched in it marked. It is written as text, so that markup in it stays text.
 */
export default function Marked({ text, ranges }: MarkedText): ReactNode {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
