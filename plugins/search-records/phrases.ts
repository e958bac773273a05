import { DOCS_VERSIONS } from '../../config/versions';
import { PAGE_PHRASES } from './pagePhrases';

/** The start of a guide's address: `/docs`, and the path of its version. */
const GUIDES = new RegExp(
  `^/docs/(?:(?:${Object.values(DOCS_VERSIONS)
    .flatMap(({ path }) => path ?? [])
    .join('|')})/)?`,
);

/**
 * Names the questions that a section answers in words of its own.
 *
 * @param url - the path of its page; a guide has the same phrases in every version
 * @param anchor - the section's anchor; empty for the beginning of the page
 * @returns the phrases
 */
export function phrasesOf(url: string, anchor: string): readonly string[] {
  const page = url.replace(GUIDES, '');
  return PAGE_PHRASES[page]?.[anchor] ?? [];
}
