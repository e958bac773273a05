import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { allowsInlineStyles } from '../../config/inlineStyles';
import { hydrated, testBrowser } from './support/browser';

const { newPage, open } = testBrowser();

/** All pages but the one in the preview of the sandbox, which `sandboxIsolation.test.ts` is about. */
const pages = globSync('**/*.html', { cwd: 'build', ignore: 'assets/**' }).map((file) => ({
  file,
  html: fs.readFileSync(path.join('build', file), 'utf8'),
}));

/** The content security policy of a built page. */
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

/** The sources of scripts in a policy. */
const scriptSources = (html: string) =>
  (/script-src ([^;]+)/.exec(policyOf(html))?.[1] ?? '').split(' ');

const filesWhere = (isWrong: (html: string, file: string) => boolean) =>
  pages.filter(({ html, file }) => isWrong(html, file)).map(({ file }) => file);

describe('every built page', () => {
  it('has a policy before its scripts, and its encoding at the start of the file', () => {
    expect(pages.length).toBeGreaterThan(600);
    const wrong = filesWhere((html) => {
      const policy = html.indexOf('http-equiv="Content-Security-Policy"');
      return policy < 0 || policy > html.search(/<script|<link/) || html.indexOf('charset') > 1000;
    });
    expect(wrong).toEqual([]);
  });

  it('allows no inline script without a hash, and no eval', () => {
    const unsafe =
      /'(?:unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic)'|https?:|\*/;
    expect(filesWhere((html) => unsafe.test(scriptSources(html).join(' ')))).toEqual([]);
    expect(filesWhere((html) => !html.includes("require-trusted-types-for 'script'"))).toEqual([]);
  });

  it('lists the hashes of its own inline scripts, and no others', () => {
    const wrong = filesWhere((html) => {
      const hashes = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(
          ([, attributes = '']) => !/\bsrc=|type="?application\/(?:ld\+)?json/.test(attributes),
        )
        .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
      const named = scriptSources(html).filter((source) => source.startsWith("'sha256-"));
      return (
        new Set(hashes).size !== named.length ||
        hashes.some((hash) => !named.includes(`'sha256-${hash}'`))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has no event handler and no script in an attribute', () => {
    // Most pages are ruled out without being parsed.
    const suspected = /<[a-z][^>]*\son[a-z]+=|javascript:/i;
    const wrong = filesWhere((html) => {
      if (!suspected.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) return false;
      const $ = load(html);
      return $('*')
        .toArray()
        .some((element) =>
          Object.entries($(element).attr() ?? {}).some(
            ([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value),
          ),
        );
    });
    expect(wrong).toEqual([]);
  });
});

it.each([
  '/',
  '/docs/intro',
  '/no-such-page',
  '/opensearch.xml',
  '/img/logo.svg',
  ...globSync('assets/js/main.*.js', { cwd: 'build' }).map((file) => `/${file}`),
])('the host answers %s with the headers of the site', async (address) => {
  const headers = (await fetch(inject('siteUrl') + address)).headers;
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=(), ');
});

it('the host lets browsers cache files with a hash in their name, and no missing file', async () => {
  const file = globSync('assets/js/main.*.js', { cwd: 'build' })[0];
  const caching = async (address: string) =>
    (await fetch(inject('siteUrl') + address)).headers.get('cache-control');
  expect(await caching(`/${file}`)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/assets/js/main.absent.js')).toBeNull();
  expect(await caching('/docs/intro')).toBe('no-cache');
  const unhashed = globSync('assets/**/*.*', { cwd: 'build' }).filter(
    (name) => !/[.-][0-9a-f]{8,}\.\w+$/.test(name),
  );
  expect(unhashed).toEqual([]);
});

describe('the browser refuses', () => {
  it('scripts and markup that do not belong to the site', async () => {
    const { page } = await open('/docs/intro');
    const outcome = await page.evaluate(async () => {
      // What the test itself evaluates is exempt from the policy until it first waits.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (run: () => unknown) => {
        try {
          run();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const violated: string[] = [];
      Object.assign(window, { violated });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violated.push(effectiveDirective),
      );
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.append(element);
      };
      const refused = {
        // biome-ignore lint/security/noGlobalEval: the policy has to refuse it
        eval: attempt(() => window.eval('1')),
        code: attempt(() => new Function('return 1')()),
        markup: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        script: attempt(() => {
          document.createElement('script').src = 'https://evil.example/a.js';
        }),
        policy: attempt(() =>
          (
            window as unknown as {
              trustedTypes: { createPolicy(name: string, rules: object): void };
            }
          ).trustedTypes.createPolicy('other', {}),
        ),
        wasm: attempt(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
      };
      add('img', { src: 'https://evil.example/a.png' });
      add('iframe', { src: 'https://evil.example/' });
      add('base', { href: 'https://evil.example/' });
      await fetch('https://evil.example/').catch(() => {});
      return { refused, base: document.baseURI };
    });
    expect(outcome.refused).toEqual({
      eval: 'EvalError',
      code: 'EvalError',
      markup: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
      wasm: 'CompileError',
    });
    const violated = () =>
      page.evaluate(() => (window as unknown as { violated: string[] }).violated);
    await expect
      .poll(violated)
      .toEqual(expect.arrayContaining(['img-src', 'frame-src', 'base-uri', 'connect-src']));
    expect(outcome.base).toContain('/docs/intro');
  });

  it('markup that is harmless in a page but not where it is inserted', async () => {
    const { page } = await open('/docs/intro');
    const taken = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const attempts: [place: string, markup: string][] = [
        ['div', '<frameset><img src=x onerror=alert(1)>'],
        ['div', '<frameset><a href="javascript:alert(1)">x</a>'],
        ['div', '<p><!--><img src=x onerror=alert(1)>-->'],
        ['tr', '<td onclick=alert(1)>x</td>'],
        ['tbody', '<tr onclick="alert(1)"><td>x</td></tr>'],
        ['table', '<caption><img src=x></caption>'],
        ['select', '<option onclick=alert(1)>x</option>'],
        ['template', '<td><script>alert(1)</script>'],
        ['noscript', '<p title="</noscript><img src=x>"></p>'],
        ['svg', '<a xlink:href="javascript:alert(1)">x</a>'],
        ['math', '<mtext href="javascript:alert(1)">x</mtext>'],
      ];
      const isTaken = ([place, markup]: [string, string]) => {
        try {
          document.createElement(place).innerHTML = markup;
          return true;
        } catch {
          return false;
        }
      };
      return { refusable: attempts.filter(isTaken), plain: isTaken(['tr', '<p class="x">x</p>']) };
    });
    expect(taken).toEqual({ refusable: [], plain: true });
  });

  it('eval and other sites, but not WebAssembly, in a worker', async () => {
    const { page } = await open('/demo');
    const script = globSync('assets/js/main.*.js', { cwd: 'build' })[0];
    expect(
      (await fetch(`${inject('siteUrl')}/${script}`)).headers.get('content-security-policy'),
    ).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'self'",
    );
    await page.getByRole('tab', { name: 'Import' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Import' });
    const started = page.waitForEvent('worker');
    await panel.getByRole('button', { name: 'Use the current query' }).click();
    await panel.getByRole('button', { name: 'Import', exact: true }).click();
    const url = (await started).url();
    expect(new URL(url).pathname).toMatch(/^\/assets\/js\//);
    await panel.getByText('Imported.').waitFor();
    // The page ends its worker when it has answered; this one stays.
    const again = page.waitForEvent('worker');
    await page.evaluate((script) => Object.assign(window, { kept: new Worker(script) }), url);
    const worker = await again;
    const outcome = await worker.evaluate(async () => {
      // As above.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = async (run: () => unknown) => {
        try {
          await run();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        code: await attempt(() => new Function('return 1')()),
        wasm: await attempt(
          () => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)),
        ),
        own: await attempt(() => fetch('/opensearch.xml')),
        foreign: await attempt(() => fetch('data:text/plain,x')),
      };
    });
    expect(outcome).toEqual({ code: 'EvalError', wasm: 'done', own: 'done', foreign: 'TypeError' });
  });

  it('to show the site in a frame of another site', async () => {
    const framing = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${inject('siteUrl')}/docs/intro"></iframe>`);
    });
    await new Promise<void>((resolve) => framing.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void framing.close());
    const { page } = await newPage();
    await page.goto(`http://127.0.0.1:${(framing.address() as AddressInfo).port}/`);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });
});

describe('the policy of styles', () => {
  const styleSources = (html: string) =>
    (/style-src-elem ([^;]+)/.exec(policyOf(html))?.[1] ?? '').split(' ');
  const routeOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

  it('allows style elements that the build has not written on the pages of UI libraries only', () => {
    const wrong = filesWhere((html, file) => {
      const allowsAny = styleSources(html).includes("'unsafe-inline'");
      return allowsAny !== allowsInlineStyles(routeOf(file));
    });
    expect(wrong).toEqual([]);
    expect(filesWhere((html) => styleSources(html).includes("'unsafe-inline'")).length).toBe(11);
  });

  it('has the hashes of the style elements of every other page, and no others', () => {
    const strict = pages.filter(({ file }) => !allowsInlineStyles(routeOf(file)));
    const wrong = strict.filter(({ html }) => {
      const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      );
      return [...new Set(["'self'", ...hashes])].sort().join() !== styleSources(html).sort().join();
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('refuses a style element in a guide that a script adds', async () => {
    const { page } = await open('/docs/intro');
    const color = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { color: rgb(1, 2, 3) !important }';
      document.head.append(style);
      return getComputedStyle(document.querySelector('h1') as Element).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });

  it('is that of the demo for a reader who comes there from a guide, and goes back', async () => {
    const { page, complaints } = await open('/docs/tips/path');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.locator('.navbar a[href="/demo"]').click();
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
    await hydrated(page);
    expect(await page.evaluate(() => [location.pathname, window.scrollY])).toEqual(['/demo', 0]);
    const uiLibrary = page.getByRole('navigation', { name: 'UI library' });
    await uiLibrary.getByRole('link', { name: 'MUI' }).click();
    await page.waitForURL('**/demo/material**');
    const rule = page.locator('[data-ui-library="material"] .rule').first();
    await rule.waitFor();
    expect(await page.locator('style[data-emotion]').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/demo');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Paths' }).waitFor();
    await page.goForward();
    await page.waitForURL((url) => url.pathname === '/demo');
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

it('a demo runs SQLite after a navigation from another page, without a reload', async () => {
  const { page, complaints } = await open('/');
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await page.locator('.navbar a[href="/demo"]').click();
  await page.waitForURL('**/demo');
  await page.getByRole('tab', { name: 'Run' }).click();
  await page.getByRole('tabpanel', { name: 'Run' }).getByLabel('SQL').first().check();
  await page.locator('[data-result="sql"][data-state="agrees"]').waitFor();
  expect(await page.locator('body[data-mark]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('the policies allow the markup of the banner for a wrong base URL', async () => {
  const { page } = await newPage();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/');
  await page.locator('#__docusaurus-base-url-issue-banner').waitFor({ state: 'attached' });
  const link = page.locator('#__docusaurus-base-url-issue-banner a');
  expect(await link.getAttribute('href')).toContain('baseUrl');
});

it('the announcement and the structured data are present after a navigation', async () => {
  const { page, complaints } = await open('/docs/intro');
  await page.locator('aside').getByRole('link', { name: 'TypeScript' }).click();
  await page.waitForURL('**/docs/typescript');
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  await expect.poll(async () => (await data()).join()).toContain('/docs/typescript');
  expect(await page.getByRole('link', { name: 'what changes' }).count()).toBe(1);
  expect(load(await page.content())('meta[http-equiv="Content-Security-Policy"]')).toHaveLength(1);
  expect(complaints).toEqual([]);
});
