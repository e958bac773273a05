import './codeBlocks.css';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import Code from './Code';
import { CLASSES, COPY, ICON_BOX } from './names';
import { languageOf, readFence } from './readFence';

interface Props {
  /** The code. */
  children?: string;
  /** `language-tsx`, as Markdown gives it. */
  className?: string;
  language?: string;
  /** What follows the language in the fence. */
  metastring?: string;
}

/**
 * A code block with a title, and with buttons that copy and wrap its code, which `src/clientModules/codeBlocks.ts`
 * makes react. It replaces the theme's, which remounts all code after hydration, so that the code loses the colors of
 * the published HTML.
 */
export default function CodeBlock({
  children = '',
  className,
  language: ownLanguage,
  metastring,
}: Props): ReactNode {
  const shown = useMemo(() => readFence(children, metastring), [children, metastring]);
  const language = ownLanguage ?? languageOf(className);
  return (
    <div className={clsx(`language-${language}`, ThemeClassNames.common.codeBlock)}>
      {shown.title && <div className={CLASSES.title}>{shown.title}</div>}
      <div className={CLASSES.content}>
        <Code {...shown} language={language} />
        <div className={CLASSES.buttons} data-needs-scripts>
          <button type="button" className="clean-btn" aria-label={COPY.label} title={COPY.title}>
            <svg viewBox={ICON_BOX} aria-hidden="true">
              <path d={COPY.icon} />
            </svg>
          </button>
        </div>
      </div>
    </div>
  );
}
