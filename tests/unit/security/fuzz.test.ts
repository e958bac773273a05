import { load } from 'cheerio';
import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import QueryBuilder from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { barePath } from '../../../plugins/headScripts/pageSuffixes';
import { importFormats } from '../../../src/demo/imports/formats';
import { importQuery } from '../../../src/demo/imports/importQuery';
import { readQuery } from '../../../src/demo/imports/readQuery';
import { decodeState } from '../../../src/demo/permalink';
import { fields } from '../../../src/demo/schema';
import { initialState } from '../../../src/demo/state';
import { readSandboxRequest } from '../../../src/sandbox/request';
import { takeOpenedHit } from '../../../src/search/openedHit';
import { readSearches } from '../../../src/search/storedSearches';
import { markup } from '../../support/markup';

const SITE = 'https://docs.example.org';

/** Elements that no query builder of ours has. */
const FOREIGN =
  'script, img, svg, iframe, object, embed, math, style, link, meta, base, form, video, source, details, a';

/** What of some markup runs or loads something. */
function activeParts(html: string): string[] {
  const $ = load(html, null, false);
  const foreign = $(FOREIGN).toArray();
  const handled = $('*')
    .toArray()
    .filter((element) =>
      Object.keys($(element).attr() ?? {}).some((name) => /^on|^srcdoc$/i.test(name)),
    );
  return [...foreign, ...handled].map((element) => $.html(element));
}

const Builder = QueryBuilder as ComponentType<{ query: unknown; fields: unknown }>;

/** Shows a query and texts about it, the way the pages do. */
const shown = (query: unknown, ...texts: string[]) =>
  renderToStaticMarkup(
    createElement('main', {}, ...texts, createElement(Builder, { query, fields })),
  );

const json = (value: unknown) => JSON.stringify(value);

const fieldNames = fields.map(({ name }) => name);

const rules = fc.record({
  field: fc.oneof(fc.constantFrom(...fieldNames), markup),
  operator: fc.oneof(fc.constantFrom('=', 'contains', 'in', 'between', 'null'), markup),
  value: fc.oneof(markup, fc.array(markup, { maxLength: 2 }), fc.integer()),
});

const queryPayloads = fc.record({
  combinator: fc.oneof(fc.constantFrom('and', 'or'), markup),
  rules: fc.array(rules, { maxLength: 3 }),
});

const linkPayloads = fc.oneof(
  { weight: 3, arbitrary: fc.record({ q: queryPayloads }) },
  fc.record({ on: fc.array(markup), off: fc.array(markup), f: markup }),
  fc.record({ c: fc.dictionary(markup, markup) }),
  markup,
);

it.each(['<img src=x onerror=a()>', '<p onclick=a()>', '<a href=javascript:a()>', '<SCRIPT>'])(
  'the test sees %s',
  (html) => {
    expect(activeParts(`<main>${html}</main>`)).not.toEqual([]);
  },
);

describe('markup stays text', () => {
  it('in permalinks: 900 cases', () => {
    const seen = { states: 0, problems: 0 };
    fc.assert(
      fc.property(linkPayloads, fc.boolean(), (payload, packed) => {
        const text = JSON.stringify(payload);
        const decoded = decodeState(`#v1=${packed ? compressToEncodedURIComponent(text) : text}`);
        if (!decoded) throw new Error('A link with a version is a permalink.');
        seen['state' in decoded ? 'states' : 'problems'] += 1;
        const html =
          'state' in decoded
            ? shown(decoded.state.query, ...decoded.notices)
            : shown(initialState.query, decoded.problem);
        expect(activeParts(html)).toEqual([]);
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns: 900 },
    );
    // Both ways are taken, or the half of it proves nothing.
    expect(seen.states).toBeGreaterThan(50);
    expect(seen.problems).toBeGreaterThan(50);
  });

  it.each(importFormats)('in an import from $label: 100 cases', async ({ id, example }) => {
    await fc.assert(
      fc.asyncProperty(markup, fc.nat(), fc.boolean(), async (text, at, isValue) => {
        const place = at % example.length;
        const source = isValue
          ? example.replace(/(['"])\w+\1/g, (quoted) => `${quoted[0]}${text}${quoted[0]}`)
          : example.slice(0, place) + text + example.slice(place);
        const options = { independentCombinators: false, listsAsArrays: true };
        const result = await importQuery(id, source, options, readQuery);
        const html =
          'query' in result
            ? shown(result.query, ...result.notices)
            : shown(initialState.query, result.problem.message);
        expect(activeParts(html)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('in addresses of the sandbox page: 300 cases', () => {
    const names = fc.constantFrom('t', 'template', 'p', 'platform');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, markup), { minLength: 1 }), (parameters) => {
        const { problems, forward } = readSandboxRequest(`?${new URLSearchParams(parameters)}`, []);
        expect(problems.length).toBeGreaterThan(0);
        expect(forward).toBe(false);
        expect(activeParts(shown(initialState.query, ...problems))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('stored data never leads to another site', () => {
  const paths = fc.oneof(
    fc.constantFrom(
      '/docs/intro#a',
      '//evil.example/',
      '/\\evil.example',
      '/\t/evil.example',
      ' /x',
    ),
    fc.constantFrom('javascript:alert(1)', 'https://evil.example/', 'data:text/html,x'),
    markup,
  );
  const entries = fc.record(
    { url: paths, title: markup, breadcrumb: fc.array(markup, { maxLength: 2 }), kind: markup },
    { requiredKeys: ['url', 'title'] },
  );

  it('by remembered searches: 400 cases', () => {
    const searches = fc.record({ recent: fc.array(entries), favourites: fc.array(entries) });
    const stored = fc.oneof(
      // More often than the others, so that enough of them are read.
      { arbitrary: searches.map(json), weight: 3 },
      markup.map(json),
      markup,
    );
    let kept = 0;
    fc.assert(
      fc.property(stored, (text) => {
        for (const { url, title, breadcrumb } of Object.values(readSearches(text)).flat()) {
          kept += 1;
          expect(new URL(url, SITE).origin).toBe(SITE);
          expect(activeParts(shown(initialState.query, title, ...breadcrumb))).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
    expect(kept).toBeGreaterThan(50);
  });

  it('by words to mark on a page: 200 cases', () => {
    const hits = fc.array(
      fc.record({ url: paths, terms: fc.array(fc.oneof(markup, fc.integer())) }),
    );
    fc.assert(
      fc.property(fc.oneof(hits.map(json), markup), (text) => {
        const taken = takeOpenedHit(text, '/docs/intro#a');
        for (const term of taken?.hit.terms ?? []) expect(term).toBeTypeOf('string');
      }),
      { numRuns: 200 },
    );
  });
});

it('no address with a page suffix leads to another site: 400 cases', () => {
  const parts = fc.constantFrom('/', '//', '\\', '@', ':', '%2f', '..', 'evil.example', '\t');
  const paths = fc
    .tuple(
      fc.array(fc.oneof(parts, markup), { maxLength: 6 }),
      fc.constantFrom('.html', '.htm', '/'),
    )
    .map(([path, suffix]) => `/${path.join('')}${suffix}`);
  fc.assert(
    fc.property(paths, (path) => {
      const { origin } = new URL(SITE + barePath(path, [], '/'), SITE);
      expect(origin).toBe(SITE);
    }),
    { numRuns: 400 },
  );
});
