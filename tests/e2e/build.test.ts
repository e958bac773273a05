import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LATEST_API } from '../../config/apiVersions';
import { fingerprint, stampOf } from '../../plugins/content/api-reference/fingerprint';
import { startServer } from '../../scripts/staticHost.mjs';
import { testBrowser } from './support/browser';
import { type CommandResult, copySite, ENTRY, PACKAGE, type SiteCopy } from './support/siteCopy';
import { LATEST_LABEL, UNRELEASED_LABEL } from './support/versionLabels';

// Each test runs a build while browser tests use the same cores.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let sound: SiteCopy;
let firstBuild: CommandResult;

/** Each type of navigation bar item that the site itself does not have, and one without a side. */
const MORE_ITEMS = [
  { type: 'default', to: '/sandbox', label: 'A link', position: 'left' },
  { type: 'html', value: '<b>Some HTML</b>', position: 'left' },
  { type: 'doc', docId: 'migrate', label: 'A guide', position: 'left' },
  { type: 'docsVersion', label: 'A version', position: 'left' },
  { type: 'dropdown', label: 'A dropdown', items: [{ to: '/demo', label: 'In the dropdown' }] },
];

const API_PAGES_KEPT = 'Nothing changed; the pages of the API reference are kept.';

/** Where the pages of the API reference begin. */
const API_INDEX = 'api/index.md';

beforeAll(async () => {
  sound = copySite({ hasApiPages: false });
  const items = MORE_ITEMS.map((item) => JSON.stringify(item)).join(',\n');
  edit(sound, 'config/navbar.ts', 'NavbarItem[] = [', `NavbarItem[] = [${items},`);
  edit(sound, 'docusaurus.config.ts', '  baseUrl,', '  baseUrlIssueBanner: false,\n  baseUrl,');
  // As if the pages had been generated before the entry was changed.
  sound.write(API_INDEX, '# An old page\n');
  sound.write(stampOf(LATEST_API), fingerprint(sound.path('.'), LATEST_API, [PACKAGE]));
  edit(sound, ENTRY, 'for the query builder.', 'for the query builder, with a new description.');
  firstBuild = await sound.build();
});

afterAll(() => sound.remove());

const { open } = testBrowser({ savesData: true });

/** Replaces a part of a file that must be there. */
function edit(copy: SiteCopy, file: string, from: string, to: string): void {
  const content = copy.read(file);
  expect(content).toContain(from);
  copy.write(file, content.replace(from, to));
}

/** The build failed, and its last line is this sentence and no more. */
function expectFailure(
  { exitCode, lastLine }: CommandResult,
  stage: string,
  sentence: string,
): void {
  expect(lastLine.replace(/ \d+(?:\.\d+)? s: /, ' … s: ')).toBe(
    `✗ ${stage} failed after … s: ${sentence}`,
  );
  expect(exitCode).toBe(1);
}

describe('a valid site', () => {
  it('builds without a warning', () => {
    expect(firstBuild.output).toContain('The site is in build/.');
    expect(firstBuild.exitCode).toBe(0);
    for (const page of ['index', '404', 'docs/intro', 'docs/3/intro', 'api']) {
      expect(sound.exists(`build/${page}.html`), page).toBe(true);
    }
    const { stages, warnings } = JSON.parse(sound.read('.cache/build-report.json')) as {
      stages: { name: string }[];
      warnings: string[];
    };
    expect(stages.map(({ name }) => name)).toEqual([
      'Package models',
      'API reference',
      'Site',
      'Structured data',
      'Policies',
      'Offline copies',
    ]);
    expect(warnings).toEqual([]);
  });

  it('has the same bytes when it is built again, in another folder and without git', async () => {
    const copy = sound.clone();
    onTestFinished(() => copy.remove());
    const { exitCode, output } = await copy.build({ PATH: copy.path('no-commands') });
    expect(exitCode, output.slice(-2000)).toBe(0);
    expect(output).toContain(API_PAGES_KEPT);
    const hashes = (site: SiteCopy) =>
      globSync('**/*', { cwd: site.path('build') })
        .sort()
        .map((file) => {
          const content = fs.readFileSync(site.path(`build/${file}`));
          return `${file} ${createHash('sha256').update(content).digest('hex')}`;
        });
    expect(hashes(copy)).toEqual(hashes(sound));
  });

  it('renders every type of navigation bar item, on the right by default', () => {
    const $ = load(sound.read('build/docs/intro.html'));
    const textsOf = (side: string) => {
      const items = $(`.navbar__inner > ${side}`).find('.navbar__link, .navbar__item > b');
      return items.toArray().map((item) => $(item).text());
    };
    const left = textsOf('.navbar__items:not(.navbar__items--right)');
    expect(left.slice(-7)).toEqual([
      'A link',
      'Some HTML',
      'A guide',
      'A version',
      'Docs',
      'Demo',
      'API',
    ]);
    const right = textsOf('.navbar__items--right');
    expect(right.slice(0, 3)).toEqual(['A dropdown', LATEST_LABEL, ' Preferences']);
    expect($('.navbar__items--right .DocSearch-Button')).toHaveLength(1);
    expect($('.dropdown__menu a[href="/demo"]').text()).toBe('In the dropdown');
    expect($('.navbar__item[href="/docs/migrate"]').text()).toBe('A guide');
    expect($('.navbar__item[href="/docs/intro"]').first().text()).toBe('A version');
  });

  it('has a working navigation bar item of every type after hydration', async () => {
    const host = await startServer(sound.path('build'));
    onTestFinished(host.close);
    const { page, complaints } = await open('/', { baseURL: host.url });
    const bar = page.getByRole('navigation', { name: 'Main' });
    const follow = async (name: string, path: string) => {
      await bar.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
    };
    await bar.getByText('Some HTML').waitFor();
    await follow('A link', '/sandbox');
    await follow('A guide', '/docs/migrate');
    await follow('A version', '/docs/intro');
    await bar.getByRole('button', { name: 'A dropdown' }).hover();
    await follow('In the dropdown', '/demo');
    await follow('Docs', '/docs/intro');
    await bar.getByRole('button', { name: LATEST_LABEL }).hover();
    await follow(UNRELEASED_LABEL, '/docs/next/intro');
    await bar.getByRole('button', { name: 'Preferences' }).hover();
    await bar.getByRole('link', { name: 'Help translate this site' }).waitFor();
    await bar.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has no base-URL banner when the setting is off', () => {
    const home = sound.read('build/index.html');
    expect(home).toContain('The page index');
    expect(home).not.toContain('base-url-issue-banner');
  });

  it('regenerates the API pages only when an entry changes', async () => {
    expect(firstBuild.output).toContain('Generated the pages of the API reference.');
    const pages = sound.read(API_INDEX);
    expect(pages).toContain('with a new description');

    const { exitCode, lastLine } = await sound.generateApiPages();
    expect(lastLine).toBe(API_PAGES_KEPT);
    expect(exitCode).toBe(0);
    expect(sound.read(API_INDEX)).toBe(pages);
  });
});

describe('a build fails with a one-sentence explanation', () => {
  let broken: SiteCopy;

  beforeAll(() => {
    broken = sound.clone();
  });

  afterAll(() => broken.remove());

  /** Replaces a part of a file until the test ends. */
  function breakFile(file: string, from: string, to: string): void {
    const content = broken.read(file);
    edit(broken, file, from, to);
    onTestFinished(() => broken.write(file, content));
  }

  it.each(['18.20.8', '20.18.3'])('on Node.js %s', async (version) => {
    const code = `const versions = { ...process.versions, node: '${version}' };
      Object.defineProperty(process, 'versions', { value: versions });`;
    const result = await sound.build({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
    });
    expect(result.lastLine).toBe(
      `✗ Node.js ${version} is too old to build this site: install 20.19 or newer.`,
    );
    expect(result.exitCode).toBe(1);
    expect(result.output).not.toContain('API reference');
  });

  it.each([
    [
      { SITE_URL: 'docs.example.org' },
      'SITE_URL must be the address of the site, such as https://docs.example.org or https://example.org/querybuilder/, not "docs.example.org".',
    ],
    [{ OFFLINE_COPIES: 'no' }, 'OFFLINE_COPIES must be "off" or unset, not "no".'],
    [
      { ANALYTICS_ID: 'docs' },
      'ANALYTICS_URL must be an address such as https://stats.example.org/api/event, not "".',
    ],
    [
      { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs' },
      'ALGOLIA_SEARCH_KEY must be set to search with the application id in ALGOLIA_APP_ID.',
    ],
  ])('before any work, for the environment %j', async (environment, sentence) => {
    const result = await sound.build(environment as Record<string, string>);
    expect(result.output).toBe(`✗ ${sentence}`);
    expect(result.exitCode).toBe(1);
  });

  it('when a sidebar names a docs id that does not exist', async () => {
    breakFile('versioned_sidebars/version-5-sidebars.json', '"intro"', '"intro","no/such/id"');
    expectFailure(
      await broken.build(),
      'Site',
      'Docs version 5: Invalid sidebar file at "versioned_sidebars/version-5-sidebars.json". These sidebar document ids do not exist: no/such/id',
    );
  });

  it('when a docs file names a sidebar id that does not exist', async () => {
    breakFile(
      'docs/intro.mdx',
      '# The guide intro',
      '---\ndisplayed_sidebar: noSuchSidebar\n---\n\n# Intro',
    );
    expectFailure(
      await broken.build(),
      'Site',
      "Docs version current: Doc with ID intro wants to display sidebar noSuchSidebar but a sidebar with this name doesn't exist",
    );
  });

  it('when the id in a docs file contains a slash', async () => {
    breakFile(
      'docs/tips/showcase.mdx',
      '# The guide tips/showcase',
      '---\nid: tips/showcase\n---\n\n# Showcase',
    );
    expectFailure(
      await broken.build(),
      'Site',
      'Can\'t process doc metadata for doc at path path=docs/tips/showcase.mdx in version name=current: Document id "tips/showcase" cannot include slash.',
    );
  });

  it('when links are broken', async () => {
    breakFile(
      'docs/migrate.mdx',
      '# The guide migrate',
      '# Migrate\n\n[One](/no/such/page), [two](../tips/none).',
    );
    expectFailure(
      await broken.build(),
      'Site',
      'Docusaurus found broken links! Broken link on source page path = /docs/next/migrate: linking to /no/such/page, linking to ../tips/none (resolved as: /docs/tips/none)',
    );
  });

  it('when an API entry names a package that is not installed', async () => {
    breakFile(ENTRY, `from '${PACKAGE}'`, "from '@react-querybuilder/absent'");
    expectFailure(
      await broken.build(),
      'API reference',
      `${ENTRY} names the package "@react-querybuilder/absent", which is not installed: run "npm install", or correct the name.`,
    );
  });

  it('when an API entry does not compile', async () => {
    const entry = broken.read(ENTRY);
    breakFile(ENTRY, entry, `export const total: number = 'many';\n${entry}`);
    expectFailure(
      await broken.build(),
      'API reference',
      `The API reference was not generated, because an entry of api-extractor/ does not compile: ${ENTRY}:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.`,
    );
    expect(broken.exists('api')).toBe(false);
  });
});
