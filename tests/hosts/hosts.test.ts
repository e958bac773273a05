import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESPONSE_HEADERS } from '../../config/security';
import { CADDY_FILE } from '../../plugins/publishing/host-files/caddyFile';
import { HEADERS_FILE, headersOf } from '../../plugins/publishing/host-files/headersFile';
import { NGINX_FILE } from '../../plugins/publishing/host-files/nginxFile';
import { REDIRECTS, REDIRECTS_FILE } from '../../plugins/publishing/host-files/redirectRules';
import { writeHostFiles } from '../../plugins/publishing/host-files/writeHostFiles';
import type { StaticHost } from '../../scripts/staticHost.mjs';
import { startWebServer, type WebServer } from '../../scripts/webServers.mjs';

const SITE = 'build';
const read = (file: string) => fs.readFileSync(path.join(SITE, file));

/** The files of redirects, which hosts without redirects send. */
const forwarding = new Set(REDIRECTS.map(({ from }) => `${from.slice(1)}/index.html`));

/** All pages of the site, with their addresses. */
const pages = globSync('**/*.html', { cwd: SITE, ignore: ['assets/**', '404.html'] })
  .filter((file) => !forwarding.has(file))
  .map((file) => ({ file, address: `/${file.replace(/(?:^index)?\.html$/, '')}` }));

const script = `/${globSync('assets/js/main.*.js', { cwd: SITE })[0]}`;
const preview = `/${globSync('assets/sandbox/*.html', { cwd: SITE })[0]}`;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A folder that has the site below a path. Its files are links to those of the build, except for the rules. */
function siteBelow(basePath: string): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-site-'));
  fs.chmodSync(root, 0o755);
  const folder = path.join(root, basePath);
  execFileSync('cp', ['-al', SITE, folder]);
  for (const file of [NGINX_FILE, CADDY_FILE, HEADERS_FILE, REDIRECTS_FILE]) {
    fs.rmSync(path.join(folder, file));
  }
  writeHostFiles(folder, basePath);
  return root;
}

describe.each<{ server: WebServer; basePath: string }>([
  { server: 'nginx', basePath: '/' },
  { server: 'caddy', basePath: '/' },
  { server: 'nginx', basePath: '/base/' },
  { server: 'caddy', basePath: '/base/' },
])('$server, with the site at $basePath', ({ server, basePath }) => {
  const mount = basePath.slice(0, -1);
  let host: StaticHost;
  beforeAll(async () => {
    const root = mount ? siteBelow(basePath) : SITE;
    host = await startWebServer(server, root, basePath);
    return async () => {
      await host.close();
      if (mount) fs.rmSync(root, { recursive: true });
    };
  });

  /** Sends a request as it is: `fetch` would correct the address, ask for compression and follow redirects. */
  async function get(address: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    const { hostname, port } = new URL(host.url);
    const options = { hostname, port, path: mount + address, headers };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(options, resolve).once('error', reject).end();
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await buffer(response),
    };
  }

  const lowerCase = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

  it('serves every page at its address without .html', async () => {
    expect(pages.length).toBeGreaterThan(600);
    const wrong: string[] = [];
    for (const { file, address } of pages) {
      const { status, headers, body } = await get(encodeURI(address));
      const isRight = status === 200 && /^text\/html/.test(headers['content-type'] ?? '');
      if (!isRight || !body.equals(read(file))) wrong.push(`${address}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('redirects every other form of the address of a page, with its query', async () => {
    const wrong: string[] = [];
    for (const { address } of pages.filter(({ address }) => address !== '/')) {
      for (const suffix of ['.html', '/', '/index.html']) {
        const { status, headers } = await get(`${encodeURI(address)}${suffix}?q=a%20b&r`);
        const isRight = status === 301 && headers.location === `${mount}${address}?q=a%20b&r`;
        if (!isRight) wrong.push(`${address}${suffix}: ${status} ${headers.location}`);
      }
    }
    expect(wrong).toEqual([]);
    const home = { status: 301, headers: { location: basePath } };
    expect(await get('/index.html')).toMatchObject(home);
    if (mount) expect(await get('')).toMatchObject(home);
  });

  it.each(REDIRECTS)('redirects $from to $to', async ({ from, to }) => {
    for (const address of [from, `${from}/`]) {
      const location = mount + to;
      expect(await get(address)).toMatchObject({ status: 301, headers: { location } });
      expect((await get(`${address}?q=1`)).headers.location).toBe(`${location}?q=1`);
    }
    expect((await get(to)).status).toBe(200);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/docs/nowhere.html',
    '/404',
    '/404.html',
    '/img',
    '/img/',
    '/docs/components',
    '/assets/js/main.absent.js',
    '//example.org/',
    '/%5Cexample.org/',
    '/docs/intro%0d%0aSet-Cookie:a=b/',
    `/${'a'.repeat(2000)}`,
  ])('answers %s with the not-found page', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(headers).toMatchObject(lowerCase(RESPONSE_HEADERS[0]?.headers ?? {}));
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(read('404.html'))).toBe(true);
  });

  it.each([
    ['a page', '/docs/intro'],
    ['the home page', '/'],
    ['a demo', '/demo/antd'],
    ['the sandbox', '/sandbox'],
    ['the page in the frame of the sandbox', preview],
    ['a script', script],
    ['a picture', '/img/logo.svg'],
    ['a redirect', '/docs'],
  ])('sends the headers of %s, and its caching', async (_, address) => {
    const { headers } = await get(address);
    const expected = { 'Cache-Control': 'no-cache', ...headersOf(RESPONSE_HEADERS, address) };
    expect(headers).toMatchObject(lowerCase(expected));
  });

  it('lets browsers keep hashed files, and ask again for everything else', async () => {
    const caching = async (address: string) => (await get(address)).headers['cache-control'];
    expect(await caching(script)).toBe('public, max-age=31536000, immutable');
    expect(await caching('/docs/intro')).toBe('no-cache');
    expect(await caching('/sitemap.xml')).toBe('no-cache');
  });

  it.each(['/docs/intro', '/sitemap.xml', script])(
    'does not send %s again to a browser that has it, compressed or not',
    async (address) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const accept = { 'accept-encoding': encoding };
        const { headers } = await get(address, accept);
        const { etag = '', 'last-modified': modified = '' } = headers;
        for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
          const { status, body } = await get(address, { ...accept, ...condition });
          expect([status, body.length], JSON.stringify(condition)).toEqual([304, 0]);
        }
        const outdated = await get(address, { ...accept, 'if-none-match': '"other"' });
        expect(outdated.status).toBe(200);
      }
    },
  );

  it.each([
    ['/docs/intro', 'docs/intro.html', 200],
    ['/nowhere', '404.html', 404],
    [script, script.slice(1), 200],
    ['/sitemap.xml', 'sitemap.xml', 200],
  ] as const)('sends %s as the build compressed it', async (address, file, status) => {
    const forms = [
      ['gzip', 'gz', gunzipSync],
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ] as const;
    for (const [accepted, extension, decompress] of forms) {
      const answer = await get(address, { 'accept-encoding': accepted });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-encoding']).toBe(extension === 'gz' ? 'gzip' : 'br');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(answer.body.equals(read(`${file}.${extension}`))).toBe(true);
      expect(decompress(answer.body).equals(read(file))).toBe(true);
    }
    expect((await get(address)).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/img/logo.svg', /^image\/svg\+xml/],
    ['/fonts/schibsted-grotesk.woff2', /^font\/woff2$/],
    ['/sitemap.xml', /^(?:text|application)\/xml/],
    ['/api/react-querybuilder.json', /^application\/json/],
    [script, /javascript/],
  ])('sends %s as what it is', async (address, type) => {
    expect((await get(address)).headers['content-type']).toMatch(type);
  });

  it('serves nothing from outside the site', async () => {
    for (const address of [
      '/../package.json',
      '/..%2fpackage.json',
      '/docs/..%2f..%2fpackage.json',
    ]) {
      const { status, body } = await get(address);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('devDependencies');
    }
  });
});
