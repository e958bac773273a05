import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GUIDES_VERSIONS, type GuidesVersion } from '../../config/versions';
import { type CommandResult, copySite, copyWholeSite, type SiteCopy } from './support/siteCopy';
import { docsRoutes, versionLinks } from './support/versionLinks';

// This file builds a site while browser tests use the same cores.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('cutting version 8', () => {
  let site: SiteCopy;
  let cut: CommandResult;
  let built: CommandResult;

  beforeAll(async () => {
    site = copySite();
    cut = await site.cutVersion('8');
    built = await site.build();
  });

  afterAll(() => site.remove());

  const pageOf = (route: string) => load(site.read(`build${route}.html`));

  it('takes one command, after which the site builds without a warning', () => {
    expect(cut.exitCode, cut.output).toBe(0);
    expect(built.exitCode, built.output.slice(-2000)).toBe(0);
    const { warnings } = JSON.parse(site.read('.cache/build-report.json')) as {
      warnings: string[];
    };
    expect(warnings).toEqual([]);
  });

  it('keeps every guide valid against the packages of its version', async () => {
    const whole = copyWholeSite();
    onTestFinished(() => whole.remove());
    const { exitCode, output } = await whole.cutVersion('8');
    expect(exitCode, output).toBe(0);
    const checked = await whole.checkGuides();
    expect(checked.exitCode, checked.output.slice(-2000)).toBe(0);
    expect(checked.output).toMatch(/^8 +8\.24\.1 /m);
    expect(checked.output).toMatch(/^7 +7\.7\.1 /m);
  });

  it('makes 8 the latest version, and 7 an old one', () => {
    const label = (route: string) => pageOf(route)('.theme-doc-version-badge').first().text();
    expect(label('/docs/intro')).toContain('8 (latest)');
    expect(label('/docs/7/intro')).toBe('Version: 7');
    expect(pageOf('/docs/7/intro')('.theme-doc-version-banner').text()).toContain(
      'no longer actively maintained',
    );
    expect(pageOf('/docs/intro')('.theme-doc-version-banner').length).toBe(0);
  });

  it('offers every version on every page', () => {
    const build = site.path('build');
    const [next, ...released] = GUIDES_VERSIONS as [GuidesVersion, ...GuidesVersion[]];
    const versions = [
      next,
      { ...next, name: '8', route: '/docs' },
      ...released.map((version) => ({ ...version, route: `/docs/${version.name}` })),
    ];
    const routes = docsRoutes(build);
    const links = routes.flatMap((route) => versionLinks(build, route, versions));
    expect(routes.length).toBeGreaterThan(2 * versions.length);
    expect(links.length).toBe(routes.length * versions.length);
    const lost = links.filter(
      ({ to, version }) =>
        !to.startsWith(`${version.route}/`) || !fs.existsSync(path.join(build, `${to}.html`)),
    );
    expect(lost).toEqual([]);
  });
});
