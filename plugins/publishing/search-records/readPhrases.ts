import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aliasesOf } from '../../../config/anchorAliases';
import { DOCS_VERSIONS } from '../../../config/versions';

/** The start of a guide's address: `/docs`, and the path of its version. */
const GUIDES = new RegExp(
  `^/docs/(?:(?:${Object.values(DOCS_VERSIONS)
    .flatMap(({ path }) => path ?? [])
    .join('|')})/)?`,
);

/** The phrases of each page, in a JSON file that has the page's path. */
export const PHRASES_FOLDER = fileURLToPath(new URL('phrases', import.meta.url));

type PhrasesOfPage = Readonly<Record<string, readonly string[]>>;

const pages = new Map<string, PhrasesOfPage>();

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as PhrasesOfPage;

/** A section whose heading was renamed has the same phrases in versions with the former heading. */
function withAliases(page: string, phrases: PhrasesOfPage): PhrasesOfPage {
  const former = aliasesOf(`${page}.mdx`).flatMap(({ alias, candidates }) => {
    const renamed = candidates.find((anchor) => anchor in phrases);
    return renamed ? [[alias, phrases[renamed]]] : [];
  });
  return { ...Object.fromEntries(former), ...phrases };
}

function phrasesOfPage(page: string): PhrasesOfPage {
  const known = pages.get(page);
  if (known) return known;
  const file = `${PHRASES_FOLDER}/${page}.json`;
  const phrases = fs.existsSync(file) ? withAliases(page, readJson(file)) : {};
  pages.set(page, phrases);
  return phrases;
}

/**
 * Returns the questions that a section answers in words other than its own: what people search for who
 * do not know the library's terms yet. They are written by reading the section. The queries of
 * `checker/search/` that have bars are never a source.
 *
 * @param url - the path of its page; a guide has the same phrases in every version
 * @param anchor - the section's anchor; empty for the beginning of the page
 */
export function phrasesOf(url: string, anchor: string): readonly string[] {
  return phrasesOfPage(url.replace(GUIDES, 'docs/').replace(/^\//, ''))[anchor] ?? [];
}
