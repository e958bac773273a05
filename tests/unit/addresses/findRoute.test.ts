import { describe, expect, it } from 'vitest';
import { isOwnDocument } from '../../../src/addresses/documentRoute';
import { findRoute } from '../../../src/addresses/findRoute';

const PATHS = [
  '/',
  '/demo',
  '/docs/intro',
  '/api/@react-querybuilder/antd',
  '/api/react-querybuilder/functions/formatQuery',
  '/names/field',
  '/names/Field',
];

describe('the route of an address', () => {
  it.each([
    ['/docs/intro', '/docs/intro'],
    ['/Docs/INTRO', '/docs/intro'],
    ['/Demo', '/demo'],
    ['/api/react-querybuilder/functions/formatquery', PATHS[4]],
    ['/api/%40react-querybuilder/antd', '/api/@react-querybuilder/antd'],
    ['/API/%40React-QueryBuilder/%61ntd', '/api/@react-querybuilder/antd'],
    ['/', '/'],
    ['/docs/nothing', undefined],
    ['/docs/intro/', undefined],
    ['/docs/%', undefined],
    ['/docs/%E0%A4%A', undefined],
  ])('%s is %s', (pathname, route) => {
    expect(findRoute(pathname, PATHS)).toBe(route);
  });

  it('is the exact match if two routes differ only in letter case, otherwise none', () => {
    expect(findRoute('/names/field', PATHS)).toBe('/names/field');
    expect(findRoute('/names/Field', PATHS)).toBe('/names/Field');
    expect(findRoute('/names/FIELD', PATHS)).toBeUndefined();
  });
});

describe('a document', () => {
  it.each([
    ['the page itself', '/docs/intro', '/docs/intro', true],
    ['the not-found page where there is no page', '/404.html', undefined, true],
    ['of the development server', null, '/docs/intro', true],
    ['the not-found page in place of a page', '/404.html', '/docs/intro', false],
    ['the home page for everything', '/', '/docs/intro', false],
    ['the home page where there is no page', '/', undefined, false],
  ])('that is %s: hydrated or replaced', (_, rendered, page, own) => {
    expect(isOwnDocument(rendered, page)).toBe(own);
  });
});
