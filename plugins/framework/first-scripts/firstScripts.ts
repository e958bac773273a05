import { FIRST_SCRIPTS_ID } from './loadScripts';

const LIST = new RegExp(`<script[^>]*\\bid="?${FIRST_SCRIPTS_ID}\\b[^>]*>([^<]*)</script>`);

/**
 * Lists the scripts that a built page loads first.
 *
 * @param html - the page
 * @returns their addresses, in the order in which they run; none for a page that only forwards
 */
export const firstScripts = (html: string): string[] =>
  JSON.parse(LIST.exec(html)?.[1] ?? '[]') as string[];
