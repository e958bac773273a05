import { type CheerioAPI, load } from 'cheerio';
import { API_VERSIONS, LATEST_API } from '../../../config/apiVersions';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import {
  API_TAG,
  apiTag,
  isApiTag,
  type RecordKind,
  type SearchRecord,
} from '../../../src/search/SearchRecord';
import { isStopWord, stem, tokensOf } from '../../../src/search/words';
import { phrasesOf } from './readPhrases';
import { oneLine, type PageSection, readSections } from './readSections';

/** The folders that TypeDoc sorts the entities of a package into. */
const API_KINDS: Record<string, RecordKind> = {
  functions: 'function',
  // A class is looked up by its name and its members, like an interface.
  classes: 'interface',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

/** What TypeDoc writes above the parts of any entity; nobody looks for these words. */
const API_HEADINGS =
  /^(?:Overloads|Parameters|Returns|Type Parameters|Type Declaration|Properties|Methods|Extends|Extended by|Inherited from|Overrides|Indexable|Accessors|Union Members|Value|Deprecated|Examples?|Default(?: Value)?|See|Remarks|Throws)$/;

/** A word that a section can be looked up by. */
const WORD = /[\p{L}\p{N}_$]{3,}/gu;

/** A name of several parts; the other words of an example say little about what it shows. */
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*(?:\p{Ll}\p{Lu}|\p{L}\d|\p{L}_\p{L})[\p{L}\p{N}_$]*/gu;

/** In characters; what is longer is a dump of a type, and a bounded text keeps the files small. */
const MAX_API_TEXT_LENGTH = 200;

/**
 * In characters of a section of a guide. Hits quote no more than this; of the rest, the words that are new are
 * found as well.
 */
const MAX_QUOTED_LENGTH = 150;

/**
 * In characters. Of other versions of the reference than the latest, the search finds pages only, since
 * a first search has a budget: version 8 has twice as many pages as version 7.
 */
const MAX_OTHER_API_TEXT_LENGTH = 80;

/**
 * Reads what can be found of a built page.
 *
 * @param url - the page's path
 * @param html - the built page
 * @returns a record for each section; none for a page that holds nothing to find: one that forwards,
 *   or that search engines are kept from
 */
export function readRecords(url: string, html: string): SearchRecord[] {
  const $ = load(searchedPart(html));
  const title = oneLine($('main h1').first().clone().find('.hash-link').remove().end().text());
  const tag = meta($, 'docsearch:docusaurus_tag');
  const hidden = $('meta[name="robots"][content*="noindex"], [data-forward]').length > 0;
  if (!title || !tag || hidden) return [];
  const api = API_VERSIONS.find(({ name }) => apiTag(name) === tag) ?? LATEST_API;
  const page = {
    language: meta($, 'docsearch:language') || 'en',
    tag,
    version: tag.startsWith('docs-default-') ? meta($, 'docsearch:version') : api.major,
    ...placeOf($, url, tag, api.route),
    page: title,
  };
  const sections = sectionsOf($, tag);
  // The index of a package lists what has a page of its own.
  const isIndex = isApiTag(tag) && page.kind === 'page';
  const isOther = isOtherApi(tag);
  const named = namesIn(
    isOther ? '' : [title, ...sections.flatMap(({ heading, text }) => [heading, text])].join(' '),
  );
  const records = (isIndex || isOther ? sections.slice(0, 1) : sections).map(
    ({ heading, anchor, text, code, commands, within }) => {
      const [quoted, others] = isApiTag(tag) ? [text, []] : quotable(text);
      return {
        url: anchor ? `${url}#${anchor}` : url,
        ...page,
        heading,
        anchor,
        text: quoted,
        code: isOther
          ? ''
          : [...others, ...identifiersOf(code, named), ...wordsOf(commands)].join(' '),
        phrases: phrasesOf(url, anchor).join('; '),
        within: within === undefined ? '' : within || title,
      };
    },
  );
  // A part of a text keeps the whole text in memory, which is that of all pages here. A copy does not.
  return JSON.parse(JSON.stringify(records)) as SearchRecord[];
}

/** The beginning of a page and its content, without the menus around it, which take long to parse. */
function searchedPart(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const body = html.indexOf('<body');
  return body < 0 || start < 0 || end < 0 ? html : html.slice(0, body) + html.slice(start, end);
}

/** Whether a tag is that of a version of the reference other than the latest. */
const isOtherApi = (tag: string) => isApiTag(tag) && tag !== API_TAG;

function meta($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"]`).attr('content') ?? '';
}

function placeOf(
  $: CheerioAPI,
  url: string,
  tag: string,
  route: string,
): Pick<SearchRecord, 'kind' | 'section'> {
  if (isApiTag(tag)) {
    const [, section = '', folder = ''] =
      /^\/(.+?)(?:\/([\w-]+)\/[^/]+)?$/.exec(url.slice(route.length)) ?? [];
    return { kind: API_KINDS[folder] ?? 'page', section };
  }
  if (tag.startsWith('docs-')) {
    const trail = $('.theme-doc-breadcrumbs .breadcrumbs__link span').toArray();
    const labels = trail.map((label) => oneLine($(label).text()));
    return { kind: 'guide', section: labels.join(' › ') };
  }
  if (!/^\/demo(?:\/|$)/.test(url)) return { kind: 'page', section: '' };
  const uiLibrary = uiLibraries.find(({ route }) => route === url);
  return { kind: 'demo', section: uiLibrary?.packageName ?? 'react-querybuilder' };
}

function sectionsOf($: CheerioAPI, tag: string): PageSection[] {
  const isApi = isApiTag(tag);
  // What follows a heading may be outside of its part of static HTML.
  $('main div[data-static]').each((_, part) => {
    $(part).replaceWith($(part).contents());
  });
  // The cards of a category page repeat the beginnings of other pages.
  $('main article section:has(.theme-doc-card-container)').remove();
  $('main header h1, main h1').remove();
  // Examples of the reference name what other pages are about.
  if (isApi) $('main :is(h2, h3, h4)[id^=example]').nextUntil('h1, h2, h3, h4').remove();
  // What an overload is for, its function is for.
  if (isApi) $('main article:has(#overloads) h3').remove();
  const isGuide = $('main .theme-doc-markdown').length > 0;
  const all = readSections(
    $,
    isGuide ? 'main .theme-doc-markdown' : 'main',
    (heading) => isApi && API_HEADINGS.test(heading),
  );
  const [first, ...rest] = all as [PageSection, ...PageSection[]];
  const summary = oneLine(meta($, 'description'));
  if (isApi) {
    // The description of a member is a sentence of its own; what its page begins with may not be.
    const beginning = { ...first, text: summary || first.text };
    const limit = isOtherApi(tag) ? MAX_OTHER_API_TEXT_LENGTH : MAX_API_TEXT_LENGTH;
    return [beginning, ...rest].map((each) => ({ ...each, text: shortened(each.text, limit) }));
  }
  const text = first.text.includes(summary) ? first.text : `${summary} ${first.text}`;
  return [{ ...first, text: text.trim() }, ...rest.filter(({ isSkipped }) => !isSkipped)];
}

/** The first sentence, which says what a member is for; the files of records stay small. */
function shortened(sentences: string, limit: number): string {
  const [text = ''] = sentences.split(/(?<=[\p{L}\p{N})\]"'`]\.)\s+(?=[\p{L}"'`(])/u);
  if (text.length <= limit) return text;
  return `${text.slice(0, text.lastIndexOf(' ', limit))} …`;
}

const namesIn = (text: string) => new Set(text.match(IDENTIFIER));

/** The identifiers of a section's code, each once, without those that the text of its page names. */
const identifiersOf = (code: string, named: ReadonlySet<string>): string[] =>
  [...namesIn(code)].filter((name) => !named.has(name));

/** The beginning of a long text, and the words of the rest that the beginning does not have, each once. */
function quotable(text: string): [beginning: string, words: string[]] {
  if (text.length <= MAX_QUOTED_LENGTH) return [text, []];
  const end = text.lastIndexOf(' ', MAX_QUOTED_LENGTH);
  const beginning = text.slice(0, end);
  const known = new Set(tokensOf(beginning).map(({ term }) => term));
  const words = new Map<string, string>();
  for (const [word] of text.slice(end).matchAll(WORD)) {
    const key = stem(word.toLowerCase());
    if (!known.has(key) && !isStopWord(word.toLowerCase()) && !words.has(key)) words.set(key, word);
  }
  return [`${beginning} …`, [...words.values()]];
}

/** The words of commands, each once; the package managers have nearly the same ones. */
function wordsOf(commands: string): string[] {
  return [...new Set(commands.split(/\s+/).filter(Boolean))];
}
