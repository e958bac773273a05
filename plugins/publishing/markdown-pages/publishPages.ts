import fs from 'node:fs';
import path from 'node:path';
import { markdownAddress } from '../../../src/addresses/markdownAddress';
import { toMarkdown } from './toMarkdown';

/** Pages to publish as Markdown. */
export interface PagesToPublish {
  /** The folder of the built site. */
  outDir: string;
  pages: {
    /** The path of the page below that folder, without the ending of its file. */
    page: string;
    /** Its complete address. */
    address: string;
  }[];
}

/**
 * Publishes built pages as Markdown, next to their HTML.
 *
 * @returns the Markdown of each, in their order
 * @throws Error when a page has no text
 */
export default function publishPages({ outDir, pages }: PagesToPublish): string[] {
  return pages.map(({ page, address }) => {
    const html = fs.readFileSync(path.join(outDir, `${page}.html`), 'utf8');
    const markdown = toMarkdown(html, address);
    if (!markdown) throw new Error(`${page}.html has no text to publish as Markdown.`);
    fs.writeFileSync(path.join(outDir, markdownAddress(page)), markdown);
    return markdown;
  });
}
