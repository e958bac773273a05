import { describe, expect, it } from 'vitest';
import { ALLOWS_STYLES, allowsInlineStyles } from '../../../config/inlineStyles';
import { connectOrigins, contentSecurityPolicy, RESPONSE_HEADERS } from '../../../config/security';
import { headersOf } from '../../../plugins/publishing/host-files/headersFile';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { platforms } from '../../../src/sandbox/platforms';

/** The directives of a policy, by name. */
function policy(connect: string[] = []) {
  const hashes = { scriptHashes: ['sha256-a', 'sha256-b'], styleHashes: ['sha256-c'] };
  const text = contentSecurityPolicy({ connect, ...hashes });
  const directives = text.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...values]) => [name, values]));
}

describe('the content security policy', () => {
  it('runs scripts of the site and those with a hash', () => {
    expect(policy()['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(policy()['default-src']).toEqual(["'none'"]);
  });

  it('has style elements of the build, or any where UI libraries write them', () => {
    expect(policy()['style-src-elem']).toEqual(["'self'", "'sha256-c'"]);
    const any = contentSecurityPolicy({ connect: [], scriptHashes: [], styleHashes: undefined });
    expect(any).toContain(`${ALLOWS_STYLES};`);
    expect(any).toContain("style-src-attr 'unsafe-inline';");
  });

  const shown = ['/', '/404', ...uiLibraries.map(({ route }) => route)];
  it.each(shown)('%s can show UI libraries', (route) => {
    expect(allowsInlineStyles(route)).toBe(true);
  });

  it.each([
    '/api',
    '/changes',
    '/demo/custom-editors',
    '/demo/differences',
    '/demo/antd/x',
    '/demonstration',
    '/docs/intro',
    '/docs/next/demo',
    '/sandbox',
    '/search',
  ])('%s cannot', (route) => {
    expect(allowsInlineStyles(route)).toBe(false);
  });

  it('sends forms to every sandbox platform and nowhere else', () => {
    const targets = policy()['form-action'] ?? [];
    for (const { action } of platforms) expect(targets).toContain(new URL(action).origin);
    expect(targets).toHaveLength(platforms.length + 1);
  });

  it('connects to the collector where there is one', () => {
    expect(connectOrigins({})).toEqual([]);
    const environment = {
      ANALYTICS_ID: 'docs',
      ANALYTICS_URL: 'https://stats.example.org:8443/api/event',
    };
    expect(connectOrigins(environment)).toEqual(['https://stats.example.org:8443']);
    expect(policy(connectOrigins(environment))['connect-src']).toEqual([
      "'self'",
      'https://stats.example.org:8443',
    ]);
  });

  it('connects to the hosts of the hosted search where there is one', () => {
    const environment = {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs',
    };
    expect(connectOrigins(environment)).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    const ALGOLIA_HOST = 'https://search.example.org';
    expect(connectOrigins({ ...environment, ALGOLIA_HOST })).toEqual([ALGOLIA_HOST]);
  });
});

describe('the headers', () => {
  const policyOf = (path: string) => headersOf(RESPONSE_HEADERS, path)['Content-Security-Policy'];

  it.each(['/', '/docs/intro', '/assets/css/styles.css'])('rule who frames %s', (path) => {
    expect(policyOf(path)).toBe("frame-ancestors 'self'");
  });

  it('rule what a worker may run and ask, and lose nothing of the other rules', () => {
    expect(policyOf('/assets/js/1.js')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'self'",
    ]);
    const { 'Content-Security-Policy': _, ...others } = headersOf(RESPONSE_HEADERS, '/assets/a');
    expect(headersOf(RESPONSE_HEADERS, '/assets/js/1.js')).toMatchObject(others);
  });
});
