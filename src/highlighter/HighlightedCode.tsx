import { codeThemes } from '@site/config/code';
import styles from '@site/src/components/CodeBlock/styles.module.css';
import LinkedNames from '@site/src/components/CodeLinks/LinkedNames';
import prismIncludeLanguages from '@theme/prism-include-languages';
import clsx from 'clsx';
import { Highlight, Prism, type RenderProps, type Token } from 'prism-react-renderer';
import type { ReactNode } from 'react';

prismIncludeLanguages(Prism);

export interface HighlightedCodeProps {
  code: string;
  language: string;
  /** The number of the first line, where lines are numbered. */
  firstLine?: number;
  /** The indexes of the lines that stand out. */
  highlighted: ReadonlySet<number>;
  /** What marks the code in the page's HTML, when no script has it. */
  staticId?: string;
}

/** Tokens in which a word is no name. */
const TEXT = ['string', 'comment'];

/** A token, whose names are links where the fence of the code block lists them. */
function CodeToken({
  token,
  getTokenProps,
}: { token: Token } & Pick<RenderProps, 'getTokenProps'>) {
  const { children, ...props } = getTokenProps({ token });
  // The break at the end of an empty line is an element.
  if (token.empty) return <span {...props} />;
  const isText = token.types.some((type) => TEXT.includes(type));
  return <span {...props}>{isText ? children : <LinkedNames>{token.content}</LinkedNames>}</span>;
}

/** Highlighted code, in any of the configured languages. */
export default function HighlightedCode({
  code,
  language,
  firstLine,
  highlighted,
  staticId,
}: HighlightedCodeProps): ReactNode {
  return (
    <Highlight theme={codeThemes.theme} code={code} language={language}>
      {({ className, tokens: lines, getTokenProps }) => (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
          tabIndex={0}
          data-static={staticId}
          className={clsx(className, 'thin-scrollbar')}
        >
          <code
            {...(firstLine !== undefined && {
              className: styles.numbered,
              style: { counterReset: `line ${firstLine - 1}` },
            })}
          >
            {lines.map((line, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
                key={index}
                className={clsx('token-line', highlighted.has(index) && styles.highlighted)}
              >
                {line.map((token, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
                  <CodeToken key={place} token={token} getTokenProps={getTokenProps} />
                ))}
                <br />
              </span>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
