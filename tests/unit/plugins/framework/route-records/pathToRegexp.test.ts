import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import pathToRegexp from '../../../../../plugins/framework/route-records/client/pathToRegexp';

/** The package that the router would use. */
const ofPackage = createRequire(require.resolve('react-router'))(
  'path-to-regexp',
) as typeof pathToRegexp;

const ROUTES = ['/', '/docs', '/docs/', '/a.b/c', '/@x/y', '/docs/next/a-b_c', '*', '/404.html'];
const ADDRESSES = [...ROUTES, '', '/DOCS', '/docs/x', '/docsx', '/aXb/c', '/@x/y/', '/404.html/'];

const flags = [true, false];
const options = flags.flatMap((end) =>
  flags.flatMap((strict) => flags.map((sensitive) => ({ end, strict, sensitive }))),
);

/** As the router's links write the same path. */
const escaped = (route: string) => route.replace(/([.+?=^!:${}()[\]|/\\])/g, '\\$1');

it.each(ROUTES.flatMap((route) => [route, escaped(route)]))(
  'matches the same addresses as the package: %s',
  (route) => {
    for (const each of options) {
      const match = (regExp: RegExp) => ADDRESSES.map((address) => regExp.exec(address)?.[0]);
      expect(match(pathToRegexp(route, [], each))).toEqual(match(ofPackage(route, [], each)));
    }
  },
);

it('redirects to a path as it is', () => {
  expect(pathToRegexp.compile('/docs/intro')()).toBe('/docs/intro');
});

it('throws for a path with a pattern, and names it', () => {
  expect(() => pathToRegexp('/docs/:id', [])).toThrow('is a pattern: /docs/:id');
});
