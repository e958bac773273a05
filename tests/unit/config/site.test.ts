import { describe, expect, it } from 'vitest';
import { SITE, siteUrl } from '../../../config/site';

describe('siteUrl', () => {
  it.each([
    [undefined, SITE.url],
    ['https://docs.example.org', 'https://docs.example.org'],
    ['https://docs.example.org/', 'https://docs.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('reads %j', (value, url) => {
    expect(siteUrl({ SITE_URL: value })).toBe(url);
  });

  it.each([
    '',
    ' ',
    'docs.example.org',
    'ftp://docs.example.org',
    'https://docs.example.org/docs',
    'https://docs.example.org?a',
    'https://user@docs.example.org',
  ])('refuses %j', (value) => {
    expect(() => siteUrl({ SITE_URL: value })).toThrow(
      `SITE_URL must be an address without a path, such as https://docs.example.org, not "${value}".`,
    );
  });
});
