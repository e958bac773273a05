import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../scripts/staticHost.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const site = () =>
  temporaryFolder({
    '404.html': '<h1>Not found</h1>',
    'index.html': '<h1>Home</h1>',
    'docs.html': '<h1>Docs</h1>',
    'docs/intro.html': '<h1>Intro</h1>',
    'assets/js/main.js': 'export {};',
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'a b/ü.html': '<h1>Umlaut</h1>',
  });

async function serve(folder = site()) {
  const host = await startServer(folder);
  onTestFinished(host.close);
  const get = async (address: string) => {
    const response = await fetch(host.url + address, { redirect: 'manual' });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    return { status, type, headers, body: await response.text() };
  };
  return { ...host, folder, get };
}

describe('the static host', () => {
  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/docs/intro', 'Intro'],
    ['/docs/intro.html', 'Intro'],
    ['/docs/intro?a=1', 'Intro'],
    // A page with a folder of the same name.
    ['/docs', 'Docs'],
    ['/a%20b/%C3%BC', 'Umlaut'],
  ])('serves a page at %s', async (address, title) => {
    const { get } = await serve();
    const { status, type, body } = await get(address);
    expect(status).toBe(200);
    expect(type).toMatch(/^text\/html/);
    expect(body).toBe(`<h1>${title}</h1>`);
  });

  it.each([
    ['/assets/js/main.js', /javascript/],
    ['/img/logo.svg', /^image\/svg\+xml/],
  ])('serves the file %s as what it is', async (address, expected) => {
    const { get } = await serve();
    const { status, type } = await get(address);
    expect(status).toBe(200);
    expect(type).toMatch(expected);
  });

  it.each([
    '/nowhere',
    '/docs/nowhere.html',
    '/docs/intro.htm',
    '/docs/intro/index.html',
    '/assets/js/nowhere.js',
    '/img',
    '/%E0%A4%A',
    '/%',
    '/docs/%C0%AF',
    '/%00',
    '/docs/intro%00.html',
  ])('answers %s with the not-found page', async (address) => {
    const { get } = await serve();
    const { status, type, body } = await get(address);
    expect(status).toBe(404);
    expect(type).toMatch(/^text\/html/);
    expect(body).toBe('<h1>Not found</h1>');
  });

  it('handles addresses of 10 KB', async () => {
    const { get } = await serve();
    const long = 'a'.repeat(10_000);
    expect((await get(`/${long}`)).status).toBe(404);
    expect((await get(`/docs${'/a'.repeat(5000)}`)).status).toBe(404);
    expect(await get(`/docs/intro?q=${long}`)).toMatchObject({
      status: 200,
      body: '<h1>Intro</h1>',
    });
  });

  it('sends the configured headers with every response', async () => {
    const { folder, get } = await serve();
    expect((await get('/')).headers.get('x-one')).toBeNull();
    fs.writeFileSync(path.join(folder, '_headers'), '/*\n  X-One: 1\n');
    for (const address of ['/', '/docs/intro', '/assets/js/main.js', '/nowhere']) {
      expect((await get(address)).headers.get('x-one')).toBe('1');
    }
  });

  it('serves a site below the base path of its headers, and nothing elsewhere', async () => {
    const folder = site();
    fs.writeFileSync(
      path.join(folder, '_headers'),
      '/base/*\n  X-One: 1\n/base/img/*\n  X-Two: 2\n',
    );
    const { get, basePath } = await serve(folder);
    expect(basePath).toBe('/base/');
    expect((await get('/base/')).body).toBe('<h1>Home</h1>');
    expect((await get('/base/docs/intro?a=1')).body).toBe('<h1>Intro</h1>');
    expect((await get('/base/img/logo.svg')).headers.get('x-two')).toBe('2');
    const missing = await get('/base/nowhere');
    expect(missing).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
    expect(missing.headers.get('x-one')).toBe('1');
    expect(await get('/docs/intro')).toMatchObject({
      status: 404,
      body: 'The site is not published at this path.',
    });
  });

  it('serves nothing from outside its folder', async () => {
    const folder = temporaryFolder({ 'site/404.html': 'Not found', 'secret.html': 'Secret' });
    const { get } = await serve(path.join(folder, 'site'));
    const { status, body } = await get('/..%2Fsecret.html');
    expect(status).toBe(404);
    expect(body).toBe('Not found');
  });

  it('serves a rebuilt site without a restart', async () => {
    const { folder, get } = await serve();
    fs.writeFileSync(path.join(folder, 'docs/intro.html'), '<h1>Rebuilt</h1>');
    fs.writeFileSync(path.join(folder, 'docs/added.html'), '<h1>Added</h1>');
    expect((await get('/docs/intro')).body).toBe('<h1>Rebuilt</h1>');
    expect((await get('/docs/added')).body).toBe('<h1>Added</h1>');
  });

  it('stops responding once it is closed', async () => {
    const host = await startServer(site());
    expect((await fetch(host.url)).status).toBe(200);
    await host.close();
    await expect(fetch(host.url)).rejects.toThrow();
  });

  it('tells how to build the site if there is none', async () => {
    const folder = temporaryFolder({ 'readme.md': '# Nothing built' });
    await expect(startServer(folder)).rejects.toThrow(
      `There is no built site in "${folder}": run "npm run build" first.`,
    );
    await expect(startServer(path.join(folder, 'missing'))).rejects.toThrow(/npm run build/);
  });

  it('fails when its port is in use', async () => {
    const { url, folder } = await serve();
    await expect(startServer(folder, Number(new URL(url).port))).rejects.toThrow(/EADDRINUSE/);
  });
});
