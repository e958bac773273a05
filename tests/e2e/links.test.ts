import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { firstScripts } from '../../plugins/framework/first-scripts/firstScripts';
import { addressOf, type BuiltPage, builtPages, servedFile } from './support/builtSite';

/** The attributes by which elements point to something. */
const POINTERS: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
  source: 'src',
};

interface Link {
  from: string;
  element: string;
  url: URL;
}

/** The addresses that do not depend on the page, most of which are on many pages. */
const absolute = new Map<string, URL>();

function urlOf(target: string, base: string): URL {
  if (!/^(?:\/(?!\/)|https?:)/.test(target)) return new URL(target, base);
  const url = absolute.get(target) ?? new URL(target, base);
  absolute.set(target, url);
  return url;
}

function linksOf({ route, html }: BuiltPage) {
  const links: Link[] = [];
  const anchors = new Set<string>();
  const base = addressOf(route);
  const add = (element: string, target: string) =>
    links.push({ from: route, element, url: urlOf(target, base) });
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) anchors.add(attributes.id);
      const target = attributes[POINTERS[name] ?? ''];
      if (target !== undefined) add(name, target);
    },
  });
  parser.end(html);
  for (const script of firstScripts(html)) {
    add('script', script);
  }
  return { links, anchors };
}

const read = builtPages().map((page) => ({ page, ...linksOf(page) }));
const anchorsOf = new Map(read.map(({ page, anchors }) => [page.file, anchors]));
const links = read.flatMap((page) => page.links);
const home = new URL(addressOf('/'));
const isInternal = ({ url }: Link) => url.origin === home.origin;
const internal = links.filter(isInternal);
const where = ({ from, url }: Link) => `${from} → ${url.pathname}${url.hash}`;

describe('every internal link', () => {
  it('is below the base path', () => {
    expect(
      internal.filter(({ url }) => !url.pathname.startsWith(home.pathname)).map(where),
    ).toEqual([]);
  });

  it('leads to a page or file of the site', () => {
    expect(read.length).toBeGreaterThan(600);
    expect(internal.filter(({ element }) => element === 'a').length).toBeGreaterThan(30_000);
    expect(internal.filter(({ url }) => !servedFile(url.pathname)).map(where)).toEqual([]);
  });

  it('with an anchor leads to an element of its page', () => {
    const anchored = internal.filter(({ url }) => url.hash);
    expect(anchored.length).toBeGreaterThan(5000);
    const lost = anchored.filter(({ url }) => {
      const anchors = anchorsOf.get(servedFile(url.pathname) ?? '');
      return !anchors?.has(decodeURIComponent(url.hash.slice(1)));
    });
    expect(lost.map(where)).toEqual([]);
  });

  it('has no trailing slash or suffix', () => {
    const pages = internal.filter(({ element }) => element === 'a');
    const odd = pages.filter(
      ({ url }) => url.pathname !== home.pathname && /.\/$|\.html?$/.test(url.pathname),
    );
    expect(odd.map(where)).toEqual([]);
  });
});

describe('every external link', () => {
  it('uses HTTPS, and nothing but links leads out of the site', () => {
    const external = links.filter((link) => !isInternal(link));
    expect(external.length).toBeGreaterThan(600);
    const wrong = external.filter(
      ({ url, element }) => url.protocol !== 'https:' || element !== 'a',
    );
    expect(wrong.map(where)).toEqual([]);
  });
});
