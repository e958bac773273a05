import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GUIDES_VERSIONS, type GuidesVersion, UNRELEASED_MAJOR } from '../../config/versions';
import { type CommandResult, copySite, copyWholeSite, type SiteCopy } from './support/siteCopy';
import { docsRoutes, versionLinks } from './support/versionLinks';

// This file builds a site while browser tests use the same cores.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** The version that is cut: the newest whose packages are installed. */
const CUT = UNRELEASED_MAJOR;

const [unreleased, ...released] = GUIDES_VERSIONS.filter(({ name }) => name !== CUT) as [
  GuidesVersion,
  GuidesVersion,
  ...GuidesVersion[],
];

/** The latest version before the cut. */
const [previous] = released;

/** Undoes in a copy that the version was released, if it was. */
function unrelease(site: SiteCopy): SiteCopy {
  const versions = JSON.parse(site.read('versions.json')) as string[];
  site.write('versions.json', JSON.stringify(versions.filter((name) => name !== CUT)));
  fs.rmSync(site.path(`versioned_docs/version-${CUT}`), { recursive: true, force: true });
  fs.rmSync(site.path(`versioned_sidebars/version-${CUT}-sidebars.json`), { force: true });
  return site;
}

/** The installed version of the core package that guides describe. */
const coreVersionOf = ({ packages }: GuidesVersion) =>
  (
    JSON.parse(fs.readFileSync(`${packages}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies['react-querybuilder'] as string;

describe('cutting the unreleased version', () => {
  let site: SiteCopy;
  let cut: CommandResult;
  let built: CommandResult;

  beforeAll(async () => {
    site = unrelease(copySite());
    cut = await site.cutVersion(CUT);
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
    const whole = unrelease(copyWholeSite());
    onTestFinished(() => whole.remove());
    const { exitCode, output } = await whole.cutVersion(CUT);
    expect(exitCode, output).toBe(0);
    const checked = await whole.checkGuides();
    expect(checked.exitCode, checked.output.slice(-2000)).toBe(0);
    const rows = checked.output.split('\n').map((line) => line.split(/ +/).slice(0, 2));
    expect(rows).toContainEqual([CUT, coreVersionOf(unreleased)]);
    expect(rows).toContainEqual([previous.name, coreVersionOf(previous)]);
  });

  it('makes it the latest version, and the previous one an old one', () => {
    const label = (route: string) => pageOf(route)('.theme-doc-version-badge').first().text();
    expect(label('/docs/intro')).toContain(`${CUT} (latest)`);
    expect(label(`/docs/${previous.name}/intro`)).toBe(`Version: ${previous.name}`);
    expect(pageOf(`/docs/${previous.name}/intro`)('.theme-doc-version-banner').text()).toContain(
      'no longer actively maintained',
    );
    expect(pageOf('/docs/intro')('.theme-doc-version-banner').length).toBe(0);
  });

  it('offers every version on every page', () => {
    const build = site.path('build');
    const versions = [
      unreleased,
      { ...unreleased, name: CUT, route: '/docs' },
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
