import { ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import Code from './Code';
import CopyButton from './CopyButton';
import PublishedCode, { publishedText } from './PublishedCode';
import { readFence } from './readFence';
import styles from './styles.module.css';
import { useWordWrap } from './useWordWrap';
import WordWrapButton from './WordWrapButton';

interface Props {
  /** The code. */
  children?: string;
  /** `language-tsx`, as Markdown gives it. */
  className?: string;
  language?: string;
  /** What follows the language in the fence. */
  metastring?: string;
  /** On the server, what marks the code in the page's HTML, when no script has it. */
  staticId?: string;
  /** In the browser, the code in the page's HTML; there are no children then. */
  published?: Element;
}

/**
 * A code block with a title, and with buttons that copy and wrap its code. It replaces the theme's, which
 * remounts all code after hydration, so that the code loses the colors of the published HTML.
 */
export default function CodeBlock({
  children = '',
  className,
  language: ownLanguage,
  metastring,
  staticId,
  published,
}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const shown = useMemo(() => readFence(children, metastring), [children, metastring]);
  const wrap = useWordWrap(content, shown.code);
  const language = (ownLanguage ?? /\blanguage-(\S+)/.exec(className ?? '')?.[1])?.toLowerCase();
  return (
    <div
      className={clsx(
        `language-${language ?? 'text'}`,
        styles.codeBlock,
        ThemeClassNames.common.codeBlock,
      )}
    >
      {shown.title && <div className={styles.codeBlockTitle}>{shown.title}</div>}
      <div ref={content} className={clsx(styles.content, wrap.isWrapped && styles.wrapped)}>
        {published ? (
          <PublishedCode of={published} />
        ) : (
          <Code {...shown} language={language ?? 'text'} staticId={staticId} />
        )}
        {isBrowser && (
          <div className={styles.buttons}>
            {wrap.isNeeded && <WordWrapButton isWrapped={wrap.isWrapped} onClick={wrap.toggle} />}
            <CopyButton
              readCode={() => (published ? publishedText(content.current) : shown.code)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
