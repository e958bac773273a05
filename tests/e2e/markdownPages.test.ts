import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { GUIDES_VERSIONS, LAST_VERSION } from '../../config/versions';
import { SHORT_GUIDE } from './routes';

import { hydrated, testBrowser } from './support/browser';
import { builtPages, servedFile, sitemapRoutes } from './support/builtSite';
import { intercept } from './support/network';

const listed = new Set(sitemapRoutes());
const pages = builtPages().filter(
  ({ route, html }) => /^\/(?:docs|api)\//.test(route) && html.includes('theme-doc-markdown'),
);
const read = (file: string) => fs.readFileSync(`build/${file}`, 'utf8');
/** A text with a dot in the place of code. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/\\`/g, '')
    .replace(/^([ >]*)(`{3,}).*?^\1\2$/gms, '·')
    .replace(/(`+).+?\1/gs, '·');

describe('the Markdown of each guide and each page of the API reference', () => {
  it('exists, with the title of the page first', () => {
    expect(pages.length).toBeGreaterThan(1000);
    const wrong = pages.filter(({ route, html }) => {
      const [heading = ''] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
      const title = load(heading)('h1');
      title.find('.hash-link').remove();
      const [first = ''] = read(`${route.slice(1)}.md`).split('\n');
      const plain = (text: string) => text.replace(/[\s\\`*~​]/g, '');
      return plain(first) !== `#${plain(title.text())}`;
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it('is named in the head of the page', () => {
    const missing = pages.filter(({ route, html }) => {
      const $ = load(html.slice(0, html.indexOf('</head>')));
      return $('link[type="text/markdown"]').attr('href') !== `${route}.md`;
    });
    expect(missing.map(({ route }) => route)).toEqual([]);
  });

  it('has no elements of HTML or React, no import and no empty link', () => {
    const wrong = pages.flatMap(({ route }) => {
      const prose = proseOf(read(`${route.slice(1)}.md`));
      const found = /^import .+ from |(?<!\\)<(?!https?:)\/?[A-Za-z][^>]*>|(?<!!)\[\]\(/m.exec(
        prose,
      );
      return found ? [`${route}: ${found[0]}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has complete addresses only, and those of this site exist', () => {
    const targetsOfSite = new Map<string, boolean>();
    const exists = (target: string) => {
      const path = new URL(target).pathname;
      const known = targetsOfSite.get(path) ?? servedFile(path) !== undefined;
      targetsOfSite.set(path, known);
      return known;
    };
    const wrong = pages.flatMap(({ route }) => {
      const targets = proseOf(read(`${route.slice(1)}.md`)).matchAll(/\]\(<?([^\s)>]+)/g);
      return [...targets].flatMap(([, target = '']) => {
        if (!/^(?:https?|mailto):/.test(target)) return [`${route}: ${target}`];
        if (!target.startsWith(`${SITE.url}/`)) return [];
        return exists(target) ? [] : [`${route}: ${target}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has all code of the page', () => {
    const wrong = pages.flatMap(({ route, html }) => {
      const blocks =
        html.split('theme-code-block ').length + html.split('theme-code-block"').length;
      const fences = read(`${route.slice(1)}.md`).match(/^[ >]*`{3,}/gm)?.length ?? 0;
      return fences === (blocks - 2) * 2 ? [] : [`${route}: ${blocks - 2} blocks, ${fences / 2}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the texts for language models', () => {
  it('list every guide of the latest version', () => {
    const list = read('llms.txt');
    const guides = [...listed].filter((route) => /^\/docs\/(?!\d|next|category)/.test(route));
    expect(guides.length).toBeGreaterThan(20);
    expect(guides.filter((route) => !list.includes(`(${SITE.url}${route}.md)`))).toEqual([]);
    const targets = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !servedFile(new URL(target).pathname))).toEqual([]);
  });

  it.each(GUIDES_VERSIONS)('hold all guides of version $name', ({ name: version }) => {
    const root = version === LAST_VERSION ? '' : `docs/${version}/`;
    const full = read(`${root}llms-full.txt`);
    const folder = version === LAST_VERSION ? /^\/docs\/(?!\d|next)/ : RegExp(`^/docs/${version}/`);
    const guides = pages.filter(({ route }) => folder.test(route));
    expect(guides.length).toBeGreaterThan(0);
    for (const { route } of guides) expect(full).toContain(read(`${route.slice(1)}.md`).trim());
  });
});

describe('the tools of a page', () => {
  const { newPage } = testBrowser({ savesData: true });

  it('copy its Markdown, and say so', async () => {
    const { page } = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(SHORT_GUIDE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(read(`${SHORT_GUIDE.slice(1)}.md`));
  });

  it('link to the Markdown of the page', async () => {
    const { page } = await newPage();
    await page.goto('/api/react-querybuilder/functions/parseSQL');
    const link = page.getByRole('link', { name: 'Markdown', exact: true });
    expect(await link.getAttribute('href')).toBe('/api/react-querybuilder/functions/parseSQL.md');
  });

  it('say that it could not be loaded, and work again later', async () => {
    const { page } = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(SHORT_GUIDE);
    await hydrated(page);
    await intercept(page, '**/nottoggle.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Not copied' }).waitFor();
    await page.unroute('**/nottoggle.md');
    await page.getByRole('button', { name: 'Not copied' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
  });
});
