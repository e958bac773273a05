import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/search/engine';
import type { SearchRequest } from '../../../src/search/SearchClient';
import { API_TAG, PAGES_TAG } from '../../../src/search/SearchRecord';
import { GUIDES, RECORDS, record } from './support/records';

const TAGS = [GUIDES, API_TAG, PAGES_TAG];
const engine = createEngine(RECORDS);
const search = (query: string, more: Partial<SearchRequest> = {}) =>
  engine.search({ query, tags: TAGS, ...more });
const urls = (query: string, more?: Partial<SearchRequest>) =>
  search(query, more).hits.map(({ url }) => url);

const FORMAT_QUERY = '/api/react-querybuilder/functions/formatQuery';
const EXPORT = '/docs/utils/export';
const VALUE_EDITOR = '/docs/components/valueeditor';
const VALIDATION = '/docs/utils/validation';
const MEMBER = '/api/react-querybuilder/interfaces/Schema#getvalueeditortype';

describe('the engine finds', () => {
  it.each([
    ['an identifier', 'formatQuery', FORMAT_QUERY],
    ['a call', 'formatQuery()', FORMAT_QUERY],
    ['an identifier in lower case', 'formatquery', FORMAT_QUERY],
    ['the beginning of an identifier', 'formatQ', FORMAT_QUERY],
    ['an identifier by its parts', 'value editor type', MEMBER],
    ['an identifier by its middle', 'valueEditorT', MEMBER],
    ['an identifier by parts in another order', 'editorValue', MEMBER],
    ['an identifier with a typing error', 'fomatQuery', FORMAT_QUERY],
    ['an unfinished identifier with a typing error', 'fomatQ', FORMAT_QUERY],
    ['an identifier with two typing errors', 'formtaQury', FORMAT_QUERY],
    ['an identifier of the examples', 'getValueEditorType', VALUE_EDITOR],
    ['a plural', 'stylings', '/docs/styling'],
    ['a singular', 'class', '/docs/styling'],
    ['the beginning of a word', 'styl', '/docs/styling'],
    ['a relative of a word', 'validating', VALIDATION],
    ['a synonym', 'css', '/docs/styling'],
    ['a word with a typing error', 'boostrap', '/demo/bootstrap'],
    ['words of heading and text', 'parameterized values', `${EXPORT}#parameterized-sql`],
    ['words amid others that say nothing', 'how do I use the styling', '/docs/styling'],
  ])('%s', (_, query, url) => {
    expect(urls(query)).toContain(url);
  });

  it.each(['', '   ', '<>()'])('nothing without a word: %j', (query) => {
    expect(search(query)).toEqual({ hits: [], total: 0, kindCounts: {}, suggestions: [] });
  });

  it('nothing that has less than half of the words', () => {
    expect(urls('styling zzzzqqqq xxxxyyyy')).toEqual([]);
  });
});

describe('the engine ranks', () => {
  it('the exact name of the API above mentions', () => {
    expect(urls('formatQuery').slice(0, 2)).toEqual([FORMAT_QUERY, EXPORT]);
    expect(urls('fomatQuery')[0]).toBe(FORMAT_QUERY);
  });

  it('guides above the API for plain words', () => {
    expect(urls('validation')[0]).toBe(VALIDATION);
    expect(urls('value editor')[0]).toBe(VALUE_EDITOR);
  });

  it('what has all words above what has some', () => {
    expect(urls('parameterized sql')[0]).toBe(`${EXPORT}#parameterized-sql`);
  });

  it("the reader's version above others", () => {
    const tags = [...TAGS, 'docs-default-5'];
    const old = '/docs/5/utils/validation';
    const seven = urls('validator', { tags, preferredTags: TAGS });
    const five = urls('validator', { tags, preferredTags: ['docs-default-5', API_TAG] });
    expect(seven.indexOf(VALIDATION)).toBeLessThan(seven.indexOf(old));
    expect(five.indexOf(old)).toBeLessThan(five.indexOf(VALIDATION));
    expect(seven).toContain(old);
  });
});

describe('the engine finds in other words', () => {
  const page = (path: string, title: string, text: string) =>
    record(`/docs/${path}`, title, { text });
  const records = [
    page('export', 'Export', 'The where clause of a statement in SQL.'),
    page('disable', 'Disable', 'Make the builder readonly.'),
    page('select', 'Selectors', 'A drop down with options.'),
    page('tips', 'Tips', 'How to add a rule, use a group of a rule, and what a prop of a rule is.'),
    record('/docs/builder#prop-onaddrule', 'QueryBuilder', {
      heading: 'onAddRule',
      within: 'Callbacks',
      text: 'Called before.',
    }),
  ];
  const other = createEngine(records);

  it.each([
    ['a special word by the general one', 'knex', '/docs/export'],
    ['one word that the reader writes as two', 'read only', '/docs/disable'],
    ['two words that the reader writes as one', 'dropdown', '/docs/select'],
    ['a name by its words, with little ones', 'on add rule', '/docs/builder#prop-onaddrule'],
    ['a name in a question', 'how to use on add rule prop', '/docs/builder#prop-onaddrule'],
  ])('%s', (_, query, url) => {
    expect(other.search({ query, tags: TAGS }).hits[0]?.url).toBe(url);
  });

  it('no special word by the general one', () => {
    const engineOfNames = createEngine([page('names', 'Names', 'Knex is one of them.')]);
    expect(engineOfNames.search({ query: 'sql', tags: TAGS }).hits).toEqual([]);
  });
});

describe('the engine keeps to', () => {
  it('the docs tags asked for', () => {
    expect(urls('validation', { tags: ['docs-default-5'] })).toEqual(['/docs/5/utils/validation']);
    expect(urls('validation', { tags: [] })).toEqual([]);
  });

  it('the kinds asked for, and counts all of them', () => {
    const all = search('validation');
    expect(all.kindCounts).toEqual({ guide: 1, function: 1 });
    const guides = search('validation', { kinds: ['guide'] });
    expect(guides.hits.map(({ url }) => url)).toEqual([VALIDATION]);
    expect(guides).toMatchObject({ total: 1, kindCounts: all.kindCounts });
  });

  it('the language asked for', () => {
    const german = record('/de/docs/styling', 'Styling', { language: 'de' });
    const both = createEngine([...RECORDS, german]);
    const found = (language?: string) =>
      both.search({ query: 'styling', tags: TAGS, language }).hits.map(({ url }) => url);
    expect(found()).not.toContain(german.url);
    expect(found('de')).toEqual([german.url]);
  });
});

it('gives the pages of a long list, each hit once', () => {
  const many = Array.from({ length: 45 }, (_, nth) => record(`/docs/${nth}`, `Page ${nth}`));
  const long = createEngine(many);
  const page = (nth: number) => long.search({ query: 'page', tags: [GUIDES], page: nth });
  const pages = [0, 1, 2, 3].map((nth) => page(nth).hits.map(({ url }) => url));
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5, 0]);
  expect(new Set(pages.flat()).size).toBe(45);
  expect(page(1).total).toBe(45);
});

it('does not let one page fill the first hits', () => {
  const section = (page: string, nth: number) =>
    record(`/docs/${page}#${nth}`, page, { heading: `Drag ${page} ${nth}` });
  const sections = Array.from({ length: 10 }, (_, nth) => section('rules', nth));
  const { hits } = createEngine([...sections, section('groups', 1)]).search({
    query: 'drag',
    tags: [GUIDES],
  });
  expect(hits.slice(0, 2).map(({ page }) => page.text)).toContain('groups');
  expect(hits).toHaveLength(11);
});

it('says of a hit where it is and what matched', () => {
  const [hit] = search('parameterized').hits;
  expect(hit).toEqual({
    url: `${EXPORT}#parameterized-sql`,
    kind: 'guide',
    tag: GUIDES,
    version: '7',
    breadcrumb: ['react-querybuilder 7', 'Utilities'],
    page: { text: 'Export a query', ranges: [] },
    heading: { text: 'Parameterized SQL', ranges: [[0, 13]] },
    within: '',
    snippet: { text: 'Placeholders stand for the values.', ranges: [] },
    terms: ['Parameterized'],
  });
});

describe('the engine suggests', () => {
  it('single words of a query that found nothing', () => {
    expect(search('styling zzzzqqqq xxxxyyyy').suggestions).toEqual(['styling']);
  });

  it('subjects that the site has, where no word is known', () => {
    const { suggestions } = search('zzzzqqqq');
    expect(suggestions).toContain('formatQuery');
    for (const suggestion of suggestions) expect(search(suggestion).total).toBeGreaterThan(0);
  });

  it('nothing where there are hits', () => {
    expect(search('styling').suggestions).toEqual([]);
  });
});

describe('names', () => {
  const PROPS = '/docs/components/querybuilder';
  const row = (name: string, text: string, column = 'prop') =>
    record(`${PROPS}#${column}-${name}`, 'QueryBuilder', { heading: name, text, within: 'Props' });
  const { search: find } = createEngine([
    record('/docs/tips/adding', 'Adding rules', { text: 'onAddRule onAddRule adds rules.' }),
    record('/docs/tips/just', 'Just', { text: 'Just a rule. Just justified.' }),
    record('/docs/migrate#prop-x', 'Migrate', { heading: 'showNotToggle', within: 'Changes' }),
    row('onAddRule', 'Runs before a rule is added.'),
    row('showNotToggle, showLockButtons', 'Shows buttons.'),
    record('/docs/tips/operators#operator-not-equal', 'Operators', {
      heading: '!=',
      text: 'is not equal to',
      within: 'Default operators',
    }),
    record('/docs/components/rule', 'Rule', { text: 'A rule, tested with jest.' }),
  ]);
  const first = (query: string) => find({ query, tags: [GUIDES] }).hits[0]?.url;

  it.each([
    ['onAddRule', `${PROPS}#prop-onAddRule`],
    ['onaddrule', `${PROPS}#prop-onAddRule`],
    ['showLockButtons', `${PROPS}#prop-showNotToggle, showLockButtons`],
    ['!=', '/docs/tips/operators#operator-not-equal'],
  ])('%s lead to the row that describes them', (query, url) => {
    expect(first(query)).toBe(url);
  });

  it('that exist are not treated as typing errors', () => {
    expect(first('jest')).toBe('/docs/components/rule');
  });
});

it('finds a section by a question that its text puts in other words', () => {
  const { search: find } = createEngine([
    record('/docs/a', 'Performance', { text: 'Typing, typing and more.' }),
    record('/docs/b#slow', 'Mistakes', {
      heading: 'Work on every change',
      text: 'Wait a little.',
      phrases: 'debounce; typing is slow',
    }),
  ]);
  const first = (query: string) => find({ query, tags: [GUIDES] }).hits[0]?.url;
  expect(first('debounce')).toBe('/docs/b#slow');
  expect(first('typing is slow')).toBe('/docs/b#slow');
});
