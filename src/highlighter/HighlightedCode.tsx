import { lineClass } from '@site/src/components/CodeBlock/lineClass';
import { CLASSES } from '@site/src/components/CodeBlock/names';
import clsx from 'clsx';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type CodeToken, highlight, isMarked } from './highlight';

export interface HighlightedCodeProps {
  code: string;
  language: string;
  /** The number of the first line, where lines are numbered. */
  firstLine?: number;
  /** The indexes of the lines that stand out. */
  highlighted: ReadonlySet<number>;
}

function MarkedToken({ token }: { token: CodeToken }) {
  if (!isMarked(token)) return token.text;
  return (
    <span className={clsx('token', token.types)} style={{ color: token.color }}>
      {token.text}
    </span>
  );
}

/** Highlighted code, in any of the configured languages. */
export default function HighlightedCode({
  code,
  language,
  firstLine,
  highlighted,
}: HighlightedCodeProps): ReactNode {
  const lines = useMemo(() => highlight(code, language), [code, language]);
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`prism-code language-${language} thin-scrollbar`}
    >
      <code
        {...(firstLine !== undefined && {
          className: CLASSES.numbered,
          style: { counterReset: `line ${firstLine - 1}` },
        })}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <span key={index} className={lineClass(line, highlighted.has(index))}>
            {line.map((token, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
              <Fragment key={place}>
                <MarkedToken token={token} />
              </Fragment>
            ))}
            <br />
          </span>
        ))}
      </code>
    </pre>
  );
}
