import { PAGE_DATA_ID, type PageData } from '../RouteRecord';

const END = '</body>';

/**
 * Adds what a page has to know about routes to its HTML, as a block of data.
 *
 * @param html - the page
 * @param data - see {@link PageData}
 * @throws Error when the HTML has no end of its body
 */
export function withPageData(html: string, data: PageData): string {
  const end = html.lastIndexOf(END);
  if (end === -1) throw new Error(`The HTML of ${data.record?.path ?? 'a page'} has no ${END}.`);
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  return html.slice(0, end) + block + html.slice(end);
}
