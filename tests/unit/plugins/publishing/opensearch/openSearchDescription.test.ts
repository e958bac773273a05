import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { SITE } from '../../../../../config/site';
import { openSearchDescription } from '../../../../../plugins/publishing/opensearch/openSearchDescription';

const SEARCH = {
  shortName: 'Query Builder',
  longName: 'React Query Builder',
  description: 'Rules & <groups>',
  template: 'https://docs.example.org/search?q={searchTerms}',
  icon: 'https://docs.example.org/icon.svg',
};

it('says where the results for a query are', () => {
  const $ = load(openSearchDescription(SEARCH), { xml: true });
  expect($('OpenSearchDescription').attr('xmlns')).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect($('Url').attr('template')).toBe(SEARCH.template);
  expect($('Url').attr('type')).toBe('text/html');
  expect($('Image').text()).toBe(SEARCH.icon);
});

it('escapes what it writes', () => {
  const $ = load(openSearchDescription(SEARCH), { xml: true });
  expect($('Description').text()).toBe(SEARCH.description);
  expect($('Description').children()).toHaveLength(0);
});

it('keeps within the lengths of the specification', () => {
  expect(SITE.shortTitle.length).toBeLessThanOrEqual(16);
  expect(SITE.title.length).toBeLessThanOrEqual(48);
});
