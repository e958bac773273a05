import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Blocks of data, which no browser runs. */
const DATA = /^application\/(?:ld\+)?json$/i;

/** The hashes of what a page has between tags, the way a content security policy has them. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashesOf = (texts: ReadonlySet<string>) =>
  [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);

/**
 * Hashes the inline scripts and style elements of a page, those in templates included.
 *
 * @param html - the page
 * @returns the hash of each different one
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  /** Where the text of the open element belongs. */
  let texts: Set<string> | undefined;
  let text = '';
  // A parser without a tree takes less than half of the time, and a site has more than a thousand pages.
  const parser = new Parser(
    {
      onopentag(name, { src, type = '' }) {
        text = '';
        if (name === 'style') texts = styles;
        else if (name === 'script' && src === undefined && !DATA.test(type)) texts = scripts;
      },
      ontext(part) {
        if (texts) text += part;
      },
      onclosetag() {
        texts?.add(text);
        texts = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}
