import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PREVIEW_POLICY } from '../../config/security';
import { testBrowser } from './support/browser';
import { appWith, sandboxOf } from './support/sandbox';

const { open, newPage } = testBrowser({ savesData: true });

const FOLDER = 'assets/sandbox';
const [frame = ''] = globSync(`${FOLDER}/frame-*.html`, { cwd: 'build' });

/** What code in the preview attempts, and what it must come to: an error, or nothing of the site. */
const ATTEMPTS: Record<string, [attempt: string, outcome: RegExp]> = {
  document: ['parent.document.title', /SecurityError/],
  top: ['top.document.title', /SecurityError/],
  storage: ['localStorage.length', /SecurityError/],
  session: ['sessionStorage.length', /SecurityError/],
  cookie: ['document.cookie', /SecurityError/],
  databases: ['await indexedDB.databases()', /Error/],
  own: ['(await fetch(location.href)).status', /TypeError/],
  foreign: ["(await fetch('http://foreign.test/')).status", /TypeError/],
  beacon: [
    "await new Promise((resolve, reject) => { const r = new XMLHttpRequest(); r.onerror = () => reject(new TypeError('refused')); r.onload = resolve; r.open('GET', 'http://foreign.test/'); r.send(); })",
    /TypeError/,
  ],
  worker: [
    "await new Promise((resolve, reject) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onerror = () => reject(new TypeError('refused')); w.onmessage = resolve; })",
    /Error/,
  ],
  wasm: ['new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))', /CompileError/],
  eval: ["new Function('return 1')()", /EvalError/],
  popup: ["window.open('http://foreign.test/')", /null/],
  navigation: ["top.location.href = 'http://foreign.test/'", /SecurityError/],
  image: [
    "await new Promise((resolve, reject) => { const i = new Image(); i.onerror = () => reject(new TypeError('refused')); i.onload = resolve; i.src = 'http://foreign.test/'; })",
    /TypeError/,
  ],
  frame: ['frames.length', /^0$/],
  origin: ['origin', /^null$/],
};

/**
 * Starts another site, in the place of `http://foreign.test/`.
 *
 * @returns how code names it, and the requests that reached it
 */
async function startForeignSite() {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { requests, named: (code: string) => code.replaceAll('http://foreign.test/', address) };
}

describe('code in the preview', () => {
  it('reaches neither the site nor the network', async () => {
    const { page } = await open('/sandbox?t=javascript');
    const { requests, named } = await startForeignSite();
    await page.evaluate(() => localStorage.setItem('secret', 'of the site'));
    const { rendered, write, preview } = sandboxOf(page);
    await rendered();
    const attempts = Object.entries(ATTEMPTS).map(
      ([name, [attempt]]) =>
        `  try { const value = ${attempt}; results.${name} = String(value); } catch (error) { results.${name} = error.name; }`,
    );
    await write(
      named(`import { useEffect, useState } from 'react';
async function attack() {
  const results = {};
${attempts.join('\n')}
  return results;
}
export default function App() {
  const [results, setResults] = useState();
  useEffect(() => void attack().then(setResults), []);
  return results ? <pre id="results">{JSON.stringify(results)}</pre> : null;
}
`),
    );
    const results = JSON.parse((await preview.locator('#results').textContent()) ?? '') as object;
    const expected = Object.entries(ATTEMPTS).map(([name, [, outcome]]) => [
      name,
      expect.stringMatching(outcome),
    ]);
    expect(results).toEqual(Object.fromEntries(expected));
    expect(new URL(page.url()).pathname).toBe('/sandbox');
    expect(requests).toEqual([]);
  });

  it('cannot speak for the preview, or to the page, with messages of its own', async () => {
    const { page, complaints } = await open('/sandbox?t=javascript');
    const { rendered, write, preview, problems } = sandboxOf(page);
    await rendered();
    await write(
      appWith(`for (const message of [
  'sandbox-frame-ready',
  { type: 'problem', run: 1, message: 'forged' },
  { type: 'problem', run: 2, message: 'forged' },
  JSON.parse('{"__proto__":{"polluted":true},"type":"rendered","run":2}'),
  null,
  [],
]) parent.postMessage(message, '*');`),
    );
    await preview.getByText('shown').waitFor();
    await rendered();
    expect(await problems.count()).toBe(0);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(complaints).toEqual([]);
  });

  it.each(['/docs/intro', 'http://foreign.test/'])(
    'closes the preview when it goes to %s',
    async (to) => {
      const { page } = await open('/sandbox?t=javascript');
      const { requests, named } = await startForeignSite();
      const { rendered, write, preview, problems } = sandboxOf(page);
      await rendered();
      await write(appWith(`location.href = ${JSON.stringify(named(to))};`));
      await problems.filter({ hasText: 'left the page of the preview' }).waitFor();
      await write(appWith(''));
      await preview.getByText('shown').waitFor();
      expect(requests).toEqual([]);
    },
  );
});

describe('the page in the frame', () => {
  it('has a policy of its own, before its script', () => {
    const html = fs.readFileSync(path.join('build', frame), 'utf8');
    expect(html).toContain(`content="${PREVIEW_POLICY}"`);
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
    expect(html.match(/http-equiv/g)).toHaveLength(1);
  });

  it('runs nothing where its origin is that of the site', async () => {
    const { page } = await newPage();
    await page.goto('/discord');
    const text = await page.evaluate(async (address) => {
      const element = document.createElement('iframe');
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
      element.src = address;
      document.body.append(element);
      await loaded;
      const { port2 } = new MessageChannel();
      element.contentWindow?.postMessage('sandbox-frame-start', '*', [port2]);
      return element.contentDocument?.body.textContent;
    }, `/${frame}`);
    expect(text).toMatch(/shows nothing by itself/);
  });
});

describe('the files for the preview', () => {
  const files = globSync(`${FOLDER}/*`, { cwd: 'build' }).map((file) => ({
    name: path.basename(file),
    size: gzipSync(fs.readFileSync(path.join('build', file))).length,
  }));
  const sizeOf = (pattern: RegExp) =>
    files.filter(({ name }) => pattern.test(name)).reduce((sum, { size }) => sum + size, 0);

  it('stay within their budgets, in gzipped bytes', () => {
    expect(sizeOf(/^frame-/)).toBeLessThan(6_000);
    // What the first preview of the latest version loads, and what the first edit adds.
    expect(sizeOf(/^(?:react|v7-core)-production-/)).toBeLessThan(120_000);
    expect(sizeOf(/^(?:react|v7-core)-[\da-f]{12}\./)).toBeLessThan(170_000);
    expect(sizeOf(/^(?!types-)/)).toBeLessThan(4_000_000);
    // What the first check of the latest version loads, and the declarations of everything.
    expect(sizeOf(/^types-(?:base|v7)-/)).toBeLessThan(700_000);
    expect(sizeOf(/^types-/)).toBeLessThan(2_500_000);
  });
});
