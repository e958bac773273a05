import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { firstScripts } from '../plugins/framework/first-scripts/firstScripts';

/** Bytes, gzipped, of what a browser loads first. */
export interface Bytes {
  html: number;
  js: number;
  css: number;
}

/** The largest first load of each type of page, by the name of the type. */
export type BytesByType = Record<string, Bytes>;

/** The pages of each type, as patterns of files below the built site. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  Home: 'index.html',
  Guides: 'docs/**/*.html',
  'API reference': 'api/**/*.html',
  Demo: 'demo.html',
  'Demos in other UI libraries': 'demo/*.html',
  Sandbox: 'sandbox.html',
  Changes: '{changes,changes/*}.html',
  'Other pages': '{404,discord,licenses,markdown-page,search}.html',
};

/** The files of the redirects hold a forwarding script and nothing else. */
const isPage = (html: string) => html.includes('__docusaurus');

/** The file of an address, without the base path of the site. */
const assetOf = (address: string) => address.slice(address.indexOf('/assets/'));

/** Measures pages of one built site; each file is compressed once. */
export function createMeter(build: string) {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ?? gzipSync(fs.readFileSync(path.join(build, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  return {
    /** The pages that a pattern matches, without those that only forward. */
    pages: (pattern: string): string[] =>
      globSync(pattern, { cwd: build }).filter((page) =>
        isPage(fs.readFileSync(path.join(build, page), 'utf8')),
      ),
    /** What the first load of a page takes: its HTML, and the scripts and stylesheets that it names. */
    firstLoad(page: string): Bytes {
      const html = fs.readFileSync(path.join(build, page), 'utf8');
      const styles = [...html.matchAll(/href="?([^" >]+\.css)/g)].map(([, file]) => file as string);
      const total = (addresses: readonly string[]) =>
        [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(assetOf(address)), 0);
      return { html: sizeOf(page), js: total(firstScripts(html)), css: total(styles) };
    },
  };
}

/**
 * Measures a built site.
 *
 * @param build - its folder
 * @returns for each type of page the largest HTML, the most scripts and the most styles
 */
export function measureBytes(build: string): BytesByType {
  const meter = createMeter(build);
  return Object.fromEntries(
    Object.entries(PAGE_TYPES).map(([type, pattern]) => {
      const loads = meter.pages(pattern).map(meter.firstLoad);
      const most = (kind: keyof Bytes) => Math.max(0, ...loads.map((load) => load[kind]));
      return [type, { html: most('html'), js: most('js'), css: most('css') }];
    }),
  );
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function cell(before: number | undefined, after: number): string {
  if (before === undefined || before === after) return inKilobytes(after);
  const difference = after - before;
  return `${inKilobytes(after)} (${difference > 0 ? '+' : '−'}${Math.abs(difference)} B)`;
}

/**
 * Writes what a change does to the bytes of each type of page, as a table in Markdown.
 *
 * @param before - the bytes without the change, where they were measured
 * @param after - the bytes with it
 */
export function bytesTable(before: BytesByType | undefined, after: BytesByType): string {
  const rows = Object.entries(after).map(([type, bytes]) => {
    const kinds = ['html', 'js', 'css'] as const;
    const cells = kinds.map((kind) => cell(before?.[type]?.[kind], bytes[kind]));
    return `| ${[type, ...cells].join(' | ')} |`;
  });
  const isSame = before && JSON.stringify(before) === JSON.stringify(after);
  const summary = before
    ? isSame
      ? 'No page type changes.'
      : 'Differences to the target branch are in parentheses.'
    : 'The target branch has no measurement to compare with.';
  return [
    '### Bytes of the first load',
    '',
    `Largest page of each type, gzipped, in KB. ${summary}`,
    '',
    '| Pages | HTML | Scripts | Styles |',
    '| --- | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n');
}
