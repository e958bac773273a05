import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../config/apiVersions';
import { GUIDES_VERSIONS } from '../../config/versions';
import { firstScripts } from '../../plugins/framework/first-scripts/firstScripts';
import { createMeter } from '../../scripts/pageBytes.mjs';
import { sitemapRoutes } from './support/builtSite';

/** In bytes, gzipped, of all scripts or stylesheets that a page's HTML names. */
interface Budget {
  page: string;
  js: number;
  css: number;
}

const KB = 1000;

/** The demo itself; what it can do besides is loaded when it is asked for. */
const DEMO_JS = 154 * KB;

const BUDGETS: Budget[] = [
  { page: 'docs/**/*.html', js: 100 * KB, css: 14 * KB },
  { page: 'api/**/*.html', js: 99 * KB, css: 14 * KB },
  { page: 'index.html', js: 129 * KB, css: 15 * KB },
  { page: '{discord,markdown-page,search,404}.html', js: 95 * KB, css: 11.5 * KB },
  { page: 'sandbox.html', js: 116 * KB, css: 11.5 * KB },
  { page: 'demo.html', js: DEMO_JS, css: 16 * KB },
  { page: 'demo/differences.html', js: DEMO_JS, css: 10.5 * KB },
  { page: 'demo/custom-editors.html', js: DEMO_JS, css: 16 * KB },
  // An adapter's page also carries what its library needs.
  { page: 'demo/antd.html', js: DEMO_JS + 200 * KB, css: 16 * KB },
  { page: 'demo/bootstrap.html', js: DEMO_JS + 5 * KB, css: 66 * KB },
  { page: 'demo/bulma.html', js: DEMO_JS + 5 * KB, css: 79 * KB },
  { page: 'demo/chakra.html', js: DEMO_JS + 53 * KB, css: 16 * KB },
  { page: 'demo/fluent.html', js: DEMO_JS + 120 * KB, css: 16 * KB },
  { page: 'demo/mantine.html', js: DEMO_JS + 86 * KB, css: 47 * KB },
  { page: 'demo/material.html', js: DEMO_JS + 67 * KB, css: 16 * KB },
  { page: 'demo/tremor.html', js: DEMO_JS + 240 * KB, css: 24 * KB },
];

const { pages: pagesLike, firstLoad } = createMeter('build');

const readPage = (page: string) => fs.readFileSync(path.join('build', page), 'utf8');

describe('first load of each page type', () => {
  it.each(BUDGETS)('$page stays within its budget', ({ page, js, css }) => {
    const pages = pagesLike(page);
    expect(pages.length).toBeGreaterThan(0);
    const over = pages
      .map((file) => ({ file, ...firstLoad(file) }))
      .filter((load) => load.js > js || load.css > css || load.js === 0 || load.css === 0);
    expect(over).toEqual([]);
  });
});

describe('the first scripts of all pages', () => {
  /** The scripts that each of some pages has. */
  const sharedScripts = (pages: readonly string[]) => {
    const [first = [], ...others] = pages.map((page) =>
      firstScripts(readPage(page)).map((file) => file.slice(1)),
    );
    return first.filter((file) => others.every((files) => files.includes(file)));
  };

  /** The addresses that a page links. */
  const linked = (page: string) =>
    new Set([...readPage(page).matchAll(/ href="?([^" >#?]+)/g)].map(([, address]) => address));

  it('name no other page than those that each page links', () => {
    const files = sharedScripts(['404.html', 'docs/intro.html', 'api.html', 'demo.html']);
    expect(files.map((file) => file.replace(/.*\/|\..*/g, ''))).toContain('main');
    const scripts = files.map((file) => fs.readFileSync(path.join('build', file), 'utf8')).join();
    const named = new Set(scripts.match(/(?<=["'`])\/[\w@./-]+(?=["'`#?])/g));
    const links = linked('404.html');
    // The first page of each version is in the data that the version menu and the search read.
    const beginnings = [
      ...GUIDES_VERSIONS.map(({ route }) => `${route}/intro`),
      ...API_VERSIONS.map(({ route }) => route),
    ];
    const others = sitemapRoutes().filter(
      (route) => !links.has(route) && !beginnings.includes(route),
    );
    expect(others.length).toBeGreaterThan(400);
    expect(others.filter((route) => named.has(route))).toEqual([]);
  });
});

describe('what docs pages have in common', () => {
  it('is one script in guides and reference, next to those of all pages', () => {
    const scriptsOf = (page: string) => firstScripts(readPage(page));
    const ofAllPages = scriptsOf('404.html');
    const [guide = [], ...others] = [
      'docs/intro.html',
      'docs/4/intro.html',
      'api/react-querybuilder/functions/formatQuery.html',
    ].map((page) => scriptsOf(page).filter((file) => !ofAllPages.includes(file)));
    expect(guide.filter((file) => others.every((files) => files.includes(file)))).toHaveLength(1);
  });
});

describe('the build', () => {
  it('prints no warning', () => {
    const report = JSON.parse(fs.readFileSync('.cache/build-report.json', 'utf8')) as {
      stages: { name: string }[];
      warnings: string[];
    };
    expect(report.stages.map(({ name }) => name)).toContain('Site');
    expect(report.warnings).toEqual([]);
  });

  it('leaves no path of an installed package in the API reference', () => {
    const pages = globSync('api/**/*.html', { cwd: 'build' });
    expect(pages.length).toBeGreaterThan(400);
    const leaking = pages.filter((page) => {
      const html = fs.readFileSync(path.join('build', page), 'utf8');
      return html.replace(/<(?:script|link)\b[^>]*>/g, '').includes('node_modules');
    });
    expect(leaking).toEqual([]);
  });
});
