import '@site/src/components/CodeBlock/codeBlocks.css';
import './staticHtml.css';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fetchVisibleLinks } from '@site/src/codeLoading/routes/visibleLinks';
import { useFollowedLinks } from '@site/src/components/useFollowedLinks';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { BELOW_FOLD } from './names';
import { useStaticPart } from './useStaticPart';

type Heights = readonly [wide: number, phone: number];

/**
 * On the server, the HTML, its mark and, below the fold, its estimated heights in pixels; in the browser, the
 * elements that hold it.
 */
type Part = Element | { id: string; html: string; heights?: Heights };

interface Props {
  of: readonly Part[];
  index: number;
}

const LINK_OR_ID = / (href|id)="([^"]*)"( target)?/g;

/** Tells Docusaurus' check of links what the HTML contains. */
function useLinkCheck(html: string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  for (const [, name, value = '', target] of html.matchAll(LINK_OR_ID)) {
    if (name === 'id') collectAnchor(value);
    // Only files and other sites open in a new tab.
    else if (!target && !/^\w+:/.test(value)) collectLink(value);
  }
}

/** Reserves room for a part that is laid out when it is near the window. */
const belowFold = ([wide, phone]: Heights) => ({
  [BELOW_FOLD]: '',
  style: { '--wide-height': `${wide}px`, '--phone-height': `${phone}px` } as CSSProperties,
});

/**
 * A part of a page that is in the page's HTML only, such as text, a table or a code block. In the browser,
 * React neither creates nor compares it.
 */
export default function StaticHtml({ of, index }: Props): ReactNode {
  const part = of[index] as Part;
  const { id, html, heights } = 'html' in part ? part : { id: '', html: '', heights: undefined };
  const own = useStaticPart<HTMLDivElement>(part as Element);
  useLinkCheck(html);
  const followLink = useFollowedLinks();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is what the element shows
  useEffect(() => (own.current ? fetchVisibleLinks(own.current) : undefined), [part]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link, too
    <div
      ref={own}
      data-static={id}
      {...(heights && belowFold(heights))}
      onClick={followLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown while the site is built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
