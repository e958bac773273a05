import { load } from 'cheerio';
import type { SearchRecord } from '../../src/search/SearchClient';

/** Docusaurus puts a link to the heading, with an invisible mark, into each heading. */
const MARKS = /[\u200b\u00a0]/g;

/**
 * Reads what can be found of a built page.
 *
 * @param url - the page's path
 * @param html - the built page
 * @returns the record and its docs tag, or `undefined` for a page that holds nothing to find: one
 *   that forwards, or that search engines are kept from
 */
export function readRecord(
  url: string,
  html: string,
): { tag: string; record: SearchRecord } | undefined {
  const $ = load(html);
  const title = $('main h1').first().text().replace(MARKS, '').trim();
  const tag = $('meta[name="docsearch:docusaurus_tag"]').attr('content');
  const hidden = $('meta[name="robots"][content*="noindex"], [data-forward]').length > 0;
  if (!title || !tag || hidden) return undefined;
  const headings = $('main h2[id], main h3[id]')
    .toArray()
    .map((heading) => ({
      text: $(heading).text().replace(MARKS, '').trim(),
      anchor: $(heading).attr('id') as string,
    }));
  const description = $('meta[name="description"]').attr('content') ?? '';
  return { tag, record: { url, title, description, headings } };
}
