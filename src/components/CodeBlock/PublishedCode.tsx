import { useStaticPart } from '@site/src/components/StaticHtml/useStaticPart';
import { useFollowedLinks } from '@site/src/components/useFollowedLinks';
import type { ReactNode } from 'react';

/**
 * Reads the code of a block in the page's HTML.
 *
 * @param block - the element that contains it
 */
export const publishedText = (block: Element | null): string =>
  [...(block?.querySelectorAll('.token-line') ?? [])].map((line) => line.textContent).join('\n');

/** Code that the page's HTML has and no script, as it is there: highlighted, and with links. */
export default function PublishedCode({ of: part }: { of: Element }): ReactNode {
  const own = useStaticPart<HTMLPreElement>(part);
  const followLink = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link, too
    <pre
      ref={own}
      onClick={followLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server rendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
