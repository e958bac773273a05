import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../../../config/redirects';
import type { HeaderRule } from '../../../../../config/security';
import { writeCaddy } from '../../../../../plugins/publishing/host-files/caddyFile';
import {
  headersOf,
  readHeaders,
  writeHeaders,
} from '../../../../../plugins/publishing/host-files/headersFile';
import { writeNginx } from '../../../../../plugins/publishing/host-files/nginxFile';
import {
  REDIRECTS,
  writeRedirects,
} from '../../../../../plugins/publishing/host-files/redirectRules';
import { writeHostFiles } from '../../../../../plugins/publishing/host-files/writeHostFiles';
import { temporaryFolder } from '../../../support/temporaryFolder';

const rules: HeaderRule[] = [
  { below: '/', headers: { 'X-One': '1', 'X-Two': 'a \'b\' (c), "d"' } },
  { below: '/kept/', headers: { 'Cache-Control': 'immutable' } },
];
const moved = [{ from: '/old', to: '/new' }];

describe('headers', () => {
  it('are the same for every path when they are read again', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules);
    expect(headersOf(rules, '/page')).toEqual(rules[0]?.headers);
    expect(headersOf(rules, '/kept/file')).toEqual({
      ...rules[0]?.headers,
      'Cache-Control': 'immutable',
    });
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

describe('redirects', () => {
  it('have one line for each address of the configuration', () => {
    const addresses = (redirects ?? []).flatMap(({ from }) => from);
    expect(REDIRECTS.map(({ from }) => from)).toEqual(addresses);
    expect(addresses).toContain('/docs');
  });

  it('replace the page at their address on Netlify, in a line that Cloudflare Pages ignores', () => {
    expect(writeRedirects(moved)).toBe('/old /new 301!\n/old /new 301\n');
  });
});

it('headers and redirects are below the base path', () => {
  const written = readHeaders(writeHeaders(rules, '/base/'));
  expect(written.map(({ below }) => below)).toEqual(['/base/', '/base/kept/']);
  expect(writeRedirects(moved, '/base/')).toBe(
    '/base/old /base/new 301!\n/base/old /base/new 301\n',
  );
});

describe('the file for nginx', () => {
  it('repeats the headers of every answer in each folder, and keeps no missing file', () => {
    expect(writeNginx(rules, moved)).toContain(`location ^~ /kept/ {
  add_header Cache-Control "immutable";
  add_header X-One "1" always;
  add_header X-Two "a 'b' (c), \\"d\\"" always;
}
`);
    expect(writeNginx(rules, moved)).toContain('\nadd_header Cache-Control "no-cache" always;\n');
  });

  it('puts everything below the base path', () => {
    const text = writeNginx(rules, moved, '/base/');
    expect(text).toContain('error_page 404 /base/404.html;');
    expect(text).toContain('location = /base {\n  return 301 /base/$is_args$args;\n}');
    expect(text).toContain('location = /base/old {\n  return 301 /base/new$is_args$args;\n}');
    expect(text).toContain('location ^~ /base/kept/ {');
    expect(text.match(/location (?:\S+ )?\^?\/(?!base)/g)).toBeNull();
  });
});

describe('the file for Caddy', () => {
  it('sets the headers of a folder after those of every answer', () => {
    const text = writeCaddy(rules, moved);
    const ofAll = text.indexOf('Cache-Control "no-cache"');
    const ofFolder = text.indexOf('header /kept/* {\n\t\tCache-Control "immutable"');
    expect(ofAll).toBeGreaterThan(0);
    expect(ofFolder).toBeGreaterThan(ofAll);
  });

  it('puts everything below the base path', () => {
    const text = writeCaddy(rules, moved, '/base/');
    expect(text).toContain('redir /base /base/{search} 301');
    expect(text).toContain('redir /base/old /base/new{search} 301');
    expect(text).toContain('header /base/kept/* {');
    expect(text).toContain('rewrite * /base/404.html');
  });
});

it('a built site gets a file for each kind of host', () => {
  const folder = temporaryFolder();
  writeHostFiles(folder);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(headersOf(readHeaders(read('_headers')), '/docs/intro')).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
  expect(read('_redirects')).toContain('/docs /docs/intro 301\n');
  expect(read('host.nginx.conf')).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(read('host.caddy')).toContain('X-Content-Type-Options "nosniff"');
});
