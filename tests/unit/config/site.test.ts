import { describe, expect, it } from 'vitest';
import { SITE, siteAddress } from '../../../config/site';

describe('siteAddress', () => {
  it.each([
    [undefined, SITE.url, '/'],
    ['https://docs.example.org', 'https://docs.example.org', '/'],
    ['https://docs.example.org/', 'https://docs.example.org', '/'],
    ['http://localhost:3000', 'http://localhost:3000', '/'],
    ['https://example.org/querybuilder/', 'https://example.org', '/querybuilder/'],
    ['https://example.org/querybuilder', 'https://example.org', '/querybuilder/'],
    ['https://example.org/a.b/v_1~x/', 'https://example.org', '/a.b/v_1~x/'],
    // The former name of the demo is only redirected.
    ['https://x.github.io/react-querybuilder', 'https://x.github.io', '/react-querybuilder/'],
  ])('reads %j', (value, url, baseUrl) => {
    expect(siteAddress({ SITE_URL: value })).toEqual({ url, baseUrl });
  });

  it.each([
    '',
    ' ',
    'docs.example.org',
    'ftp://docs.example.org',
    'https://docs.example.org?a',
    'https://docs.example.org/a/?b',
    'https://docs.example.org/a/#b',
    'https://user@docs.example.org',
    'https://docs.example.org/a b/',
    'https://docs.example.org/a%20b/',
    'https://docs.example.org/ä/',
    'https://docs.example.org//a/',
    'https://docs.example.org/a//',
  ])('refuses %j', (value) => {
    expect(() => siteAddress({ SITE_URL: value })).toThrow(
      `SITE_URL must be the address of the site, such as https://docs.example.org or https://example.org/querybuilder/, not "${value}".`,
    );
  });

  it.each(['docs', 'docs/', 'docs/querybuilder/', 'assets', 'api/'])(
    'refuses the path of its own folder: /%s',
    (path) => {
      expect(() => siteAddress({ SITE_URL: `https://example.org/${path}` })).toThrow(
        /^SITE_URL must not have the path \/\S+\/, because the site itself has pages or files at \/\w+:/,
      );
    },
  );
});
