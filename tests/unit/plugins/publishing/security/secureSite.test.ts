import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../../../../../config/security';
import {
  headersOf,
  readHeaders,
  writeHeaders,
  writeNginx,
} from '../../../../../plugins/publishing/security/headerFiles';
import { scriptHashes } from '../../../../../plugins/publishing/security/scriptHashes';
import { secureSite, withPolicies } from '../../../../../plugins/publishing/security/secureSite';
import { temporaryFolder } from '../../../support/temporaryFolder';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const page = (content: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>Page</title></head><body>${content}</body></html>`;
const policyOf = (html: string) =>
  load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

describe('scriptHashes', () => {
  it('hashes each inline script once, as it is written', () => {
    const scripts = ['a()', '\n  b("<b>&amp;</b>")\n', 'a()'];
    const html = page(scripts.map((script) => `<script>${script}</script>`).join(''));
    expect(scriptHashes(html)).toEqual([hash('a()'), hash(scripts[1] as string)]);
  });

  it('hashes modules, and neither data nor files', () => {
    const html = page(
      '<script type=application/ld+json>{"a":1}</script><script src=/a.js defer></script><SCRIPT TYPE="module">m()</SCRIPT>',
    );
    expect(scriptHashes(html)).toEqual([hash('m()')]);
  });

  it('takes no text for a script', () => {
    const html = page('<p title="<script>x()</script>">&lt;script>y()&lt;/script></p>');
    expect(scriptHashes(html)).toEqual([]);
  });
});

describe('withPolicies', () => {
  it('puts the policies before everything they rule, behind the encoding', () => {
    const secured = withPolicies(page('<script>a()</script>'), '/docs', []);
    const first = load(secured)('head').children().toArray().slice(0, 3);
    expect(first.map(({ attribs }) => Object.keys(attribs)[0])).toEqual([
      'charset',
      'http-equiv',
      'name',
    ]);
    expect(policyOf(secured)).toContain(`script-src 'self' '${hash('a()')}'`);
    expect(secured.indexOf('charset')).toBeLessThan(1024);
  });

  it('changes nothing else', () => {
    const before = page('<p>$& $1</p><script>a("$&")</script>');
    const $ = load(withPolicies(before, '/docs', []));
    $('meta[http-equiv], meta[name=referrer]').remove();
    expect($.html()).toBe(load(before).html());
  });

  it('names a page that does not begin with its encoding', () => {
    expect(() => withPolicies('<html><head><script></script>', '/odd', [])).toThrow(
      'The page /odd must begin with <meta charset="utf-8">.',
    );
  });
});

describe('secureSite', () => {
  it('gives each page its policy, and the site its headers', () => {
    const folder = temporaryFolder({
      'index.html': page(''),
      'demo/antd.html': page(''),
      'old/index.html': page('<script>go()</script>'),
    });
    secureSite(folder, {});
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    for (const name of ['index', 'demo/antd']) {
      expect(policyOf(read(`${name}.html`))).toContain("script-src 'self';");
    }
    expect(policyOf(read('old/index.html'))).toContain(hash('go()'));
    expect(headersOf(readHeaders(read('_headers')), '/docs/intro')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
    });
    expect(read('headers.nginx.conf')).toContain(
      'add_header X-Content-Type-Options "nosniff" always;',
    );
  });
});

describe('header files', () => {
  const rules: HeaderRule[] = [
    { below: '/', headers: { 'X-One': '1', 'X-Two': 'a \'b\' (c), "d"' } },
    { below: '/kept/', headers: { 'Cache-Control': 'immutable' } },
  ];

  it('say the same to every host', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules);
    expect(headersOf(rules, '/page')).toEqual(rules[0]?.headers);
    expect(headersOf(rules, '/kept/file')).toEqual({
      ...rules[0]?.headers,
      'Cache-Control': 'immutable',
    });
    expect(writeNginx(rules)).toBe(`add_header X-One "1" always;
add_header X-Two "a 'b' (c), \\"d\\"" always;
location /kept/ {
  add_header X-One "1" always;
  add_header X-Two "a 'b' (c), \\"d\\"" always;
  add_header Cache-Control "immutable";
}
`);
  });

  it.each([
    ['/docs\n  X-One: 1\n', '/docs'],
    ['/*/a\n  X-One: 1\n', '/*/a'],
    ['  X-One: 1\n', '  X-One: 1'],
    ['/*\n  nonsense\n', '  nonsense'],
  ])('are refused when our host could not follow them: %j', (text, line) => {
    expect(() => readHeaders(text)).toThrow(
      `_headers has a line that this host does not follow: "${line}"`,
    );
  });
});
