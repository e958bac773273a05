import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
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

beforeAll(async () => {
  sound = copySite({ hasApiPages: false });
  const items = MORE_ITEMS.map((item) => JSON.stringify(item)).join(',\n');
  edit(sound, 'config/navbar.ts', 'NavbarItem[] = [', `NavbarItem[] = [${items},`);
  edit(sound, 'docusaurus.config.ts', '  baseUrl,', '  baseUrlIssueBanner: false,\n  baseUrl,');
  firstBuild = await sound.build();
});

afterAll(() => sound.remove());

const { open } = testBrowser();

/** A copy with API pages, for one test to break. */
function nextCopy(): SiteCopy {
  const copy = sound.clone();
  onTestFinished(() => copy.remove());
  return copy;
}

function reportOf(copy: SiteCopy) {
  return JSON.parse(copy.read('.cache/build-report.json')) as {
    stages: { name: string }[];
    warnings: string[];
  };
}

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
    const { stages, warnings } = reportOf(sound);
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
    const copy = nextCopy();
    const { exitCode, output } = await copy.build({ PATH: copy.path('no-commands') });
    expect(exitCode, output.slice(-2000)).toBe(0);
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
    const copy = nextCopy();
    const pages = copy.read('api/index.md');

    const unchanged = await copy.generateApiPages();
    expect(unchanged.lastLine).toBe('Nothing changed; the pages of the API reference are kept.');
    expect(copy.read('api/index.md')).toBe(pages);

    edit(copy, ENTRY, 'for the query builder.', 'for the query builder, with a new description.');
    const changed = await copy.generateApiPages();
    expect(changed.lastLine).toBe('Generated the pages of the API reference.');
    expect(copy.read('api/index.md')).toContain('with a new description');
    expect([unchanged.exitCode, changed.exitCode]).toEqual([0, 0]);
  });
});

describe('a build fails with a one-sentence explanation', () => {
  it.each(['18.20.8', '20.18.3'])('on Node.js %s', async (version) => {
    const copy = nextCopy();
    copy.write(
      'oldNode.cjs',
      `const versions = { ...process.versions, node: '${version}' };
      Object.defineProperty(process, 'versions', { value: versions });`,
    );
    const result = await copy.build({ NODE_OPTIONS: '--require ./oldNode.cjs' });
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

  it('when an API entry names a package that is not installed', async () => {
    const copy = nextCopy();
    edit(copy, ENTRY, `from '${PACKAGE}'`, "from '@react-querybuilder/absent'");
    expectFailure(
      await copy.build(),
      'API reference',
      `${ENTRY} names the package "@react-querybuilder/absent", which is not installed: run "npm install", or correct the name.`,
    );
  });

  it('when an API entry does not compile', async () => {
    const copy = nextCopy();
    copy.write(ENTRY, `export const total: number = 'many';\n${copy.read(ENTRY)}`);
    expectFailure(
      await copy.build(),
      'API reference',
      `The API reference was not generated, because an entry of api-extractor/ does not compile: ${ENTRY}:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.`,
    );
    expect(copy.exists('api')).toBe(false);
  });

  it('when a sidebar names a docs id that does not exist', async () => {
    const copy = nextCopy();
    edit(copy, 'versioned_sidebars/version-5-sidebars.json', '"intro"', '"intro","no/such/id"');
    expectFailure(
      await copy.build(),
      'Site',
      'Docs version 5: Invalid sidebar file at "versioned_sidebars/version-5-sidebars.json". These sidebar document ids do not exist: no/such/id',
    );
  });

  it('when a docs file names a sidebar id that does not exist', async () => {
    const copy = nextCopy();
    copy.write('docs/intro.mdx', '---\ndisplayed_sidebar: noSuchSidebar\n---\n\n# Intro\n');
    expectFailure(
      await copy.build(),
      'Site',
      "Docs version current: Doc with ID intro wants to display sidebar noSuchSidebar but a sidebar with this name doesn't exist",
    );
  });

  it('when the navigation bar names a sidebar id that does not exist', async () => {
    const copy = nextCopy();
    edit(copy, 'config/navbar.ts', "'mySidebar'", "'noSuchSidebar'");
    const result = await copy.build();
    // Every page has the bar, and any of them may be the one that is named.
    expectFailure(
      { ...result, lastLine: result.lastLine.replace(/pathname "[^"]+"/, 'pathname "…"') },
      'Site',
      'Can\'t render static file for pathname "…": Can\'t find any sidebar with id "noSuchSidebar" in version 7".',
    );
  });

  it('when the id in a docs file contains a slash', async () => {
    const copy = nextCopy();
    copy.write('docs/tips/showcase.mdx', '---\nid: tips/showcase\n---\n\n# Showcase\n');
    expectFailure(
      await copy.build(),
      'Site',
      'Can\'t process doc metadata for doc at path path=docs/tips/showcase.mdx in version name=current: Document id "tips/showcase" cannot include slash.',
    );
  });

  it('when links are broken', async () => {
    const copy = nextCopy();
    copy.write('docs/migrate.mdx', '# Migrate\n\n[One](/no/such/page), [two](../tips/none).\n');
    expectFailure(
      await copy.build(),
      'Site',
      'Docusaurus found broken links! Broken link on source page path = /docs/next/migrate: linking to /no/such/page, linking to ../tips/none (resolved as: /docs/tips/none)',
    );
  });
});

describe('a build prints and records a warning, and continues,', () => {
  it('for a broken Markdown link, a broken anchor and a duplicate route', async () => {
    const copy = nextCopy();
    // The link's own address is there: were it not, it would be a broken link too.
    copy.write('docs/migrate.mdx', '# Migrate\n\n[File](./absent.mdx)\n\n[Part](#no-such-part)\n');
    copy.write('docs/other.mdx', '---\nslug: /absent.mdx\n---\n\n# Other\n');
    copy.write('src/pages/twice.mdx', '# Once\n');
    copy.write('src/pages/twice/index.mdx', '# Twice\n');

    const { exitCode, output } = await copy.build();
    expect(output).toContain('Nothing changed; the pages of the API reference are kept.');
    expect(output).toContain('The site is in build/.');
    expect(exitCode).toBe(0);
    const { warnings } = reportOf(copy);
    expect(warnings).toHaveLength(3);
    for (const pattern of [
      /^\[WARNING\] Markdown link with URL `\.\/absent\.mdx` in source file "docs\/migrate\.mdx"/,
      /^\[WARNING\] Docusaurus found broken anchors!.*\/docs\/next\/migrate:.*#no-such-part/s,
      /^\[WARNING\] Duplicate routes found!.* \/twice,/s,
    ]) {
      const warning = warnings.find((recorded) => pattern.test(recorded));
      expect(warning, String(pattern)).toBeDefined();
      expect(output).toContain(warning);
    }
  });
});
