import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from '../../../../../plugins/publishing/security/inlineHashes';
import { secureSite, withPolicies } from '../../../../../plugins/publishing/security/secureSite';
import { temporaryFolder } from '../../../support/temporaryFolder';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const page = (content: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>Page</title></head><body>${content}</body></html>`;
const policyOf = (html: string) =>
  load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

const scriptHashes = (html: string) => inlineHashes(html).scripts;

describe('inlineHashes', () => {
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

  it('hashes each style element once, also without scripts and in templates', () => {
    const styles = ['a{color:red}', '\n.b > c { content: "&lt;" }\n'];
    const html = page(
      `<style>${styles[0]}</style><noscript><style>${styles[1]}</style></noscript><template shadowrootmode="open"><style>${styles[0]}</style></template>`,
    );
    expect(inlineHashes(html).styles).toEqual(styles.map(hash));
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
  it('gives each page its policy', () => {
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
    expect(policyOf(read('demo/antd.html'))).toContain("style-src-elem 'self' 'unsafe-inline';");
    expect(policyOf(read('old/index.html'))).toContain("style-src-elem 'self';");
  });
});
