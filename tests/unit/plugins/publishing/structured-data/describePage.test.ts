import { expect, it } from 'vitest';
import { describePage } from '../../../../../plugins/publishing/structured-data/describePage';

const URL_OF_SITE = 'https://docs.example.org';
const libraryOf = (plugin: string, version: string) => ({
  name: 'react-querybuilder',
  version: `${plugin} ${version}`,
  description: 'A component',
  license: 'MIT',
});

const pageOf = (route: string, tag: string, { head = '', body = '' } = {}) =>
  `<html><head><meta property=og:url content=${URL_OF_SITE}${route} /><meta property="og:title" content="Rule | Site"/><meta name=description content="About rules"/><meta name=docusaurus_tag content=${tag} />${head}</head><body>${body}</body></html>`;

const GUIDE = '<div class="theme-doc-markdown markdown">Text</div>';
const CHANGED =
  '<footer class="theme-doc-footer x"><time datetime=2026-11-20T10:00:00.000Z>Friday</time></footer>';

it('a guide is an article about the packages of its version', () => {
  const html = pageOf('/docs/7/rule', 'docs-default-7', { body: GUIDE + CHANGED });
  expect(describePage(html, libraryOf, '/')).toMatchObject([
    {
      '@type': 'TechArticle',
      headline: 'Rule',
      description: 'About rules',
      url: `${URL_OF_SITE}/docs/7/rule`,
      dateModified: '2026-11-20T10:00:00.000Z',
      about: { '@type': 'SoftwareSourceCode', version: 'default 7' },
    },
  ]);
});

it('a guide has no date where git has no history', () => {
  const html = pageOf('/docs/7/rule', 'docs-default-7', { body: GUIDE });
  expect(describePage(html, libraryOf, '/')[0]).not.toHaveProperty('dateModified');
});

it('a page of the API reference has breadcrumbs over its package', () => {
  const route = '/api/@react-querybuilder/antd/functions/AntDActionElement';
  const html = pageOf(route, 'docs-api-current', { body: GUIDE });
  const [article, breadcrumbs] = describePage(html, libraryOf, '/');
  expect(article?.['@type']).toBe('APIReference');
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'API reference', item: `${URL_OF_SITE}/api` },
    { position: 2, name: '@react-querybuilder/antd' },
    { position: 3, name: 'Rule', item: URL_OF_SITE + route },
  ]);
});

it('the home page is the library, and its site with a search', () => {
  const types = describePage(pageOf('/', 'default'), libraryOf, '/').map((thing) => thing['@type']);
  expect(types).toEqual(['SoftwareSourceCode', 'WebSite']);
});

it('below a base path, the home page and the breadcrumbs have it', () => {
  const [library, site] = describePage(pageOf('/base/', 'default'), libraryOf, '/base/');
  expect([library?.url, site?.url]).toEqual([`${URL_OF_SITE}/base/`, `${URL_OF_SITE}/base/`]);
  const html = pageOf('/base/api/react-querybuilder', 'docs-api-current', { body: GUIDE });
  const [, breadcrumbs] = describePage(html, libraryOf, '/base/');
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { item: `${URL_OF_SITE}/base/api` },
    { item: `${URL_OF_SITE}/base/api/react-querybuilder` },
  ]);
});

it.each([
  ['forwards', { body: `${GUIDE}<p data-forward></p>` }],
  ['search engines do not list', { head: '<meta name=robots content="noindex, follow">' }],
])('a page that %s has no description', (_, parts) => {
  expect(describePage(pageOf('/docs/rule', 'docs-default-7', parts), libraryOf, '/')).toEqual([]);
});
