import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/**
 * What an example renders: on the server, the HTML of a template and its mark; in the browser, the element
 * that has it, in a shadow root or still in its template.
 */
export type StillPart = Element | { id: string; html: string };

const contentOf = (part: Element): ParentNode | undefined =>
  part.shadowRoot ?? part.querySelector('template')?.content;

/**
 * Reads the files of an example, which are next to what it renders.
 *
 * @returns the files by name, as JSON
 */
export const filesOf = (part: StillPart): string =>
  contentOf(part as Element)?.querySelector<HTMLTemplateElement>('[data-files]')?.content
    .textContent ?? '{}';

/**
 * Takes a style element out of copied content, as a stylesheet: the policy of the page has hashes only of the style
 * elements that were in its HTML.
 */
function sheetOf(style: HTMLStyleElement): CSSStyleSheet {
  style.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? '');
  return sheet;
}

/** What the code of an example renders, with its own styles and none of the site's. It cannot be used. */
export default function Still({ part }: { part: StillPart }): ReactNode {
  const [id, html] = 'html' in part ? [part.id, part.html] : [undefined, ''];
  const host = useRef<HTMLDivElement>(null);

  // The browser reads templates in the HTML of a page that it opens, and not in what scripts add later.
  useIsomorphicLayoutEffect(() => {
    const content = contentOf(part as Element);
    if (!host.current || host.current.shadowRoot || !content) return;
    const copies = document.createDocumentFragment();
    copies.append(...[...content.children].map((child) => document.importNode(child, true)));
    const root = host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...copies.querySelectorAll('style')].map(sheetOf);
    root.append(copies);
  }, [part]);

  return (
    <div
      ref={host}
      className={styles.still}
      data-static={id}
      // React 18 does not know this attribute.
      {...{ inert: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown while the site is built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
