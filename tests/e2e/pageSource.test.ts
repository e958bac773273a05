import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { hasHistory } from '../../config/history';
import { SITE } from '../../config/site';
import { EDIT_ADDRESS } from '../../config/source';
import { GUIDES_VERSIONS } from '../../config/versions';
import { builtPages } from './support/builtSite';

/** The guides, with what stands at their end. */
const guides = builtPages()
  .filter(({ route, html }) => route.startsWith('/docs/') && html.includes('theme-doc-markdown'))
  .map(({ route, html }) => {
    const footer = load(html.slice(html.lastIndexOf('<footer class="theme-doc-footer')));
    const links = footer('.theme-doc-footer a').toArray();
    const linked = (text: string) =>
      links.find((link) => footer(link).text() === text)?.attribs.href ?? '';
    return {
      route,
      file: linked('Edit this page').replace(EDIT_ADDRESS, ''),
      report: linked('Report a problem'),
      changed: footer('.theme-doc-footer time').attr('datetime'),
    };
  });

describe('the end of each guide', () => {
  it('links the file that the guide is edited in, of its own version', () => {
    expect(guides.length).toBeGreaterThan(100);
    const wrong = guides.filter(({ route, file }) => {
      const version = GUIDES_VERSIONS.find(({ docs }) => file.startsWith(`${docs}/`));
      return !version || !route.startsWith(`${version.route}/`) || !fs.existsSync(file);
    });
    expect(wrong).toEqual([]);
  });

  it('links the form for problems, with the address and the version filled in', () => {
    const wrong = guides.filter(({ route, file, report }) => {
      const { origin, pathname, searchParams } = new URL(report);
      const packages = GUIDES_VERSIONS.find(({ docs }) => file.startsWith(`${docs}/`))?.packages;
      const { dependencies } = JSON.parse(fs.readFileSync(`${packages}/package.json`, 'utf8')) as {
        dependencies: Record<string, string>;
      };
      return (
        origin + pathname !== `${SITE.repository}/issues/new` ||
        searchParams.get('template') !== 'page.yml' ||
        searchParams.get('address') !== SITE.url + route ||
        searchParams.get('version') !== dependencies['react-querybuilder']
      );
    });
    expect(wrong).toEqual([]);
    const form = fs.readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8');
    expect(form).toMatch(/^ {4}id: address$/m);
    expect(form).toMatch(/^ {4}id: version$/m);
  });

  it('says when the guide was changed last, where git has the history', () => {
    const intro = guides.find(({ route }) => route === '/docs/intro') as (typeof guides)[number];
    const isKnown = hasHistory('.');
    expect(guides.filter(({ changed }) => Boolean(changed) !== isKnown)).toEqual([]);
    const day = spawnSync('git', ['log', '-1', '--format=%ct', '--', intro.file], {
      encoding: 'utf8',
    }).stdout.trim();
    const expected = isKnown ? new Date(Number(day) * 1000).toISOString() : undefined;
    expect(intro.changed).toBe(expected);
  });
});

describe('the sitemap', () => {
  it('says when each guide was changed last, where git has the history', () => {
    const $ = load(fs.readFileSync('build/sitemap.xml', 'utf8'), { xml: true });
    const days = new Map(
      $('url')
        .toArray()
        .map((url) => [new URL($('loc', url).text()).pathname, $('lastmod', url).text()]),
    );
    const wrong = guides.filter(
      ({ route, changed }) => days.get(route) !== (changed?.slice(0, 10) ?? ''),
    );
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });
});
