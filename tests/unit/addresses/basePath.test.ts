import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownAddress, withinSite } from '../../../src/addresses/basePath';

describe('at the root of a host', () => {
  it('addresses and paths within the site are the same', () => {
    expect(ownAddress('/docs/intro#a')).toBe('/docs/intro#a');
    expect(withinSite('/docs/intro')).toBe('/docs/intro');
  });
});

describe('below a base path', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('__webpack_public_path__', '/base/');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('addresses begin with it', async () => {
    const { ownAddress, withinSite } = await import('../../../src/addresses/basePath');
    expect(ownAddress('/')).toBe('/base/');
    expect(ownAddress('/search?q=a/b')).toBe('/base/search?q=a/b');
    expect(withinSite('/base/')).toBe('/');
    expect(withinSite('/base/docs/intro')).toBe('/docs/intro');
    expect(withinSite('/other/docs')).toBe('/other/docs');
  });

  it('the files of the search and of types are requested there', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      requested.push(address);
      return new Response('{}');
    });
    const { fetchFile } = await import('../../../src/search/fetchFile');
    const { loadTypes } = await import('../../../src/codeTypes/loadTypes');
    await fetchFile('/search-records/manifest.json', 'no-cache');
    await loadTypes('/base/docs/intro');
    expect(requested).toEqual([
      '/base/search-records/manifest.json',
      '/base/types/docs/intro.json',
    ]);
  });

  it('hits lead there, and the hash of a demo is recognized', async () => {
    const { toHit } = await import('../../../src/search/hits');
    const { withoutState } = await import('../../../src/demo/stateHash');
    const record = {
      url: '/docs/intro#a',
      language: 'en',
      tag: 'docs-default-7',
      version: '7',
      kind: 'guide',
      section: '',
      page: 'Intro',
      heading: '',
      anchor: '',
      text: '',
      code: '',
      phrases: '',
      within: '',
    } as const;
    expect(toHit(record, []).url).toBe('/base/docs/intro#a');
    expect(withoutState({ pathname: '/base/demo/antd', hash: '#s=1' }).hash).toBe('');
    expect(withoutState({ pathname: '/base/docs/demo', hash: '#s=1' }).hash).toBe('#s=1');
  });
});

/**
 * An address of this site in an attribute, a request or a step of the history, which takes it as it is. A generated
 * project has a `/src/main.tsx` of its own.
 */
const AS_IT_IS =
  /\b(?:href|src|action)=(?:\{\s*)?["'`]\/(?!src\/main)|\b(?:fetch|open|assign|push|Worker)\(\s*["'`]\/|\.href = ["'`]\//;

it('no code writes an address of the site without its base path', () => {
  const files = globSync('{src,plugins,config}/**/*.{ts,tsx,mts}');
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => AS_IT_IS.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
