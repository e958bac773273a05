import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUIDES_VERSIONS } from '../../config/versions';
import { findFullChromium } from '../../scripts/chromiumPath.mjs';
import { demoSources } from '../../src/demo/code/sources';
import { DEMO_VERSION, examples } from '../../src/sandbox/examples';
import type { PreviewPackages, PreviewVersion } from '../../src/sandbox/packages';
import { templates } from '../../src/sandbox/templates';
import { violationsOf } from './support/axe';
import { hydrated, testBrowser, type WatchedPage } from './support/browser';
import { goOffline } from './support/network';
import { appWith, sandboxOf } from './support/sandbox';

const { open, newPage } = testBrowser({ savesData: true, hasEmptyCache: true });

/** The major versions that have guides. */
const VERSIONS = [...new Set(GUIDES_VERSIONS.map(({ packages }) => packages.replace(/\D+/, '')))];

const CASES = [
  ...VERSIONS.filter((version) => version !== DEMO_VERSION).map((version) => ({
    id: 'default',
    version,
  })),
  ...examples.map(({ id }) => ({ id, version: DEMO_VERSION })),
];

/** The page that code runs in. */
const FRAME = '**/sandbox/frame-*.html';

/** A page that one test after the other uses: the scripts of the sandbox take longer than what most tests do. */
let reader: WatchedPage;
let times = 0;

beforeAll(async () => {
  reader = await open('/sandbox');
  await sandboxOf(reader.page).rendered();
});

/**
 * Goes to an address of the sandbox page, by the history of the page, and waits until its code has run. Nothing
 * is stored before.
 *
 * @param query - the query of the address, without its question mark
 */
async function openHere(query = '', hash = ''): Promise<WatchedPage> {
  const { page, complaints } = reader;
  const { preview, rendered } = sandboxOf(page);
  complaints.length = 0;
  times += 1;
  await preview.locator('#root').evaluateAll(([result]) => result?.setAttribute('data-before', ''));
  await page.evaluate((address) => {
    localStorage.clear();
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/sandbox?time=${times}&${query}${hash}`);
  await preview.locator('#root:not([data-before])').waitFor({ state: 'attached' });
  await rendered();
  return reader;
}

describe('the preview', () => {
  it.each(CASES)('of $id in version $version is a builder that reacts', async ({ id, version }) => {
    const { page } = await openHere(`t=${id}&v=${version}`);
    const { preview, problems, template, version: menu } = sandboxOf(page);
    expect(await template.inputValue()).toBe(id);
    expect(await menu.inputValue()).toBe(version);
    const rules = preview.locator('.rule');
    const before = await rules.count();
    expect(before).toBeGreaterThan(0);
    await preview.getByRole('button', { name: /Rule/i }).first().click();
    await expect.poll(() => rules.count()).toBe(before + 1);
    expect(await problems.count()).toBe(0);
  });

  it('shows what is typed, and keeps the code when another version is chosen', async () => {
    const { page, complaints } = await openHere('t=typescript');
    const { preview, editor, version, rendered } = sandboxOf(page);
    await preview.getByText("(customer like 'Ada%' and total > 250)").waitFor();
    const code = (await editor.textContent()) ?? '';
    expect(code).toContain('QueryBuilder');
    await editor.fill(appWith(''));
    await preview.getByText('shown').waitFor();
    await version.selectOption('8');
    await rendered();
    await preview.getByText('shown').waitFor();
    expect(await editor.textContent()).toContain('<p>shown</p>');
    expect(complaints).toEqual([]);
  });

  it('runs the version that is chosen before the first result', async () => {
    const { page, complaints } = await newPage();
    const { preview, rendered, version } = sandboxOf(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(FRAME, async (route) => {
      await released;
      await route.continue();
    });
    const first = page.waitForRequest(FRAME);
    await page.goto('/sandbox?t=typescript');
    await first;
    const second = page.waitForRequest(FRAME);
    await version.selectOption('8');
    await second;
    release();
    await rendered();
    await preview.getByText("(customer like 'Ada%' and total > 250)").waitFor();
    expect(complaints).toEqual([]);
  });

  it('works without a network once it has been shown', async () => {
    const { page } = await open('/sandbox?t=typescript');
    const { preview, rendered, write } = sandboxOf(page);
    await rendered();
    // The build of React that explains errors in edited code arrives after the first result.
    const arrived = () =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/sandbox\/(?:react|v7-core)-[0-9a-f]+\.js$/.test(name)).length,
      );
    await expect.poll(arrived).toBe(2);
    await goOffline(page);
    await write(appWith(''));
    await preview.getByText('shown').waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page
      .getByText(/could not be loaded|Up to date/)
      .first()
      .waitFor();
  });

  it('imports the files and the stylesheets that the reader adds and renames', async () => {
    const { page } = await openHere('t=typescript');
    const { preview, write, editor, problems } = sandboxOf(page);
    const add = async (name: string, code: string) => {
      await page.getByRole('button', { name: 'Add file' }).click();
      await page.getByLabel('Name of the new file').fill(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('textbox', { name: `Code of ${name}` }).fill(code);
    };
    await add('label.ts', "export const label: string = 'from a file';");
    await add('label.css', 'p { color: rgb(1, 2, 3); }');
    await page.getByRole('tab', { name: 'App.tsx' }).click();
    await expect.poll(() => editor.getAttribute('aria-label')).toBe('Code of App.tsx');
    await write(
      "import './label.css';\nimport { label } from './label';\nexport default () => <p>{label}</p>;",
    );
    const text = preview.getByText('from a file');
    await text.waitFor();
    expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');

    await page.getByRole('tab', { name: 'label.ts' }).click();
    await page.getByRole('button', { name: 'Rename file' }).click();
    const name = page.getByLabel('New name of label.ts');
    await name.fill('label.css');
    await name.press('Enter');
    await page.getByRole('alert').getByText('There is a file "label.css" already.').waitFor();
    await name.fill('words.ts');
    await name.press('Enter');
    await page.getByRole('textbox', { name: 'Code of words.ts' }).waitFor();
    await problems.filter({ hasText: 'There is no file "./label".' }).waitFor();
    await page.getByRole('tab', { name: 'App.tsx' }).click();
    await expect.poll(() => editor.getAttribute('aria-label')).toBe('Code of App.tsx');
    await write("import { label } from './words';\nexport default () => <i>renamed {label}</i>;");
    await preview.getByText('renamed from a file').waitFor();
  });
});

describe('the Format button', () => {
  const UGLY = 'export default function App(){return <p  id="a">shown</p>}';
  const FORMATTED = ['export default function App() {', '  return <p id="a">shown</p>;', '}', ''];

  it('formats the file as one step of the history, by button or key, and says what it cannot read', async () => {
    const { page, complaints } = await openHere('t=typescript');
    const { preview, write, editor } = sandboxOf(page);
    const lines = () => editor.locator('.cm-line').allTextContents();
    const button = page.getByRole('button', { name: 'Format', exact: true });
    await write(UGLY);
    await preview.getByText('shown').waitFor();

    await goOffline(page);
    await button.click();
    await page.getByText('The formatter could not be loaded.').waitFor();
    expect(await lines()).toEqual([UGLY]);
    await page.context().setOffline(false);
    complaints.length = 0;

    await button.click();
    await page.getByText('Formatted.').waitFor();
    expect(await lines()).toEqual(FORMATTED);
    await editor.press('Control+z');
    expect(await lines()).toEqual([UGLY]);

    await editor.press('Control+End');
    await editor.press('Shift+Alt+F');
    await expect.poll(lines).toEqual(FORMATTED);
    await page.keyboard.insertText('// the end');
    expect((await lines()).join('\n')).toContain('}// the end');

    await write('const a = ;');
    await button.click();
    await page.getByText(/^Formatting failed: Unexpected token \(1:\d+\)\. Fix the code/).waitFor();
    expect(await lines()).toEqual(['const a = ;']);
    expect(complaints).toEqual([]);
  });
});

describe('a generated project', () => {
  const { versions } = JSON.parse(
    fs.readFileSync('.docusaurus/sandbox/default/packages.json', 'utf8'),
  ) as PreviewPackages;
  const available = versions.find(({ version }) => version === DEMO_VERSION) as PreviewVersion;

  it('imports nothing that the preview does not have', () => {
    const modules = [...templates.map((template) => template.files), demoSources].flatMap((files) =>
      Object.entries(files).filter(([name]) => /\.tsx?$/.test(name)),
    );
    const missing = modules.flatMap(([name, code]) =>
      [...code.matchAll(/^import .*?from '([^'.][^']*)'|^\} from '([^'.][^']*)'/gm)]
        .map(([, one, other]) => one ?? other ?? '')
        .filter((module) => !Object.hasOwn(available.modules, module))
        .map((module) => `${name}: ${module}`),
    );
    expect(modules.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('of a demo runs as it is, and keeps the code that was open before', async () => {
    const { page } = await openHere();
    const sandbox = sandboxOf(page);
    await sandbox.write(appWith('// mine'));
    await page.goto('/demo/mantine');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.getByRole('button', { name: 'Edit and run' }).click();
    await page.waitForURL('**/sandbox?t=mantine');
    await sandbox.rendered();
    await expect.poll(() => sandbox.preview.locator('.rule').count()).toBeGreaterThan(2);
    expect(await sandbox.problems.count()).toBe(0);
    await page.getByRole('button', { name: 'Restore previous code' }).click();
    await expect.poll(() => sandbox.editor.textContent()).toContain('// mine');
  });
});

describe('an error', () => {
  beforeAll(async () => {
    await openHere('t=typescript');
  });

  it.each([
    ['syntax', 'const a = 1;\nconst = 2;', 'App.tsx:2', /Unexpected token/],
    [
      'a component that throws',
      'function fail() {\n  throw new Error("broken");\n}\nfail();',
      'App.tsx:2',
      /Error: broken/,
    ],
    [
      'a package that is not available',
      "\nimport 'lodash';",
      'App.tsx:2',
      /no package "lodash" in version 7.*, react-querybuilder/,
    ],
    [
      'a file that does not exist',
      "import './nothing';",
      'App.tsx:1',
      /no file "\.\/nothing".*App\.tsx/,
    ],
    [
      'an endless loop',
      '\nwhile (true) {}',
      'App.tsx:2',
      /ran for more than 3 seconds and was stopped in App\.tsx, line 2/,
    ],
    [
      'an export that the version lacks',
      "import { parseSQL } from 'react-querybuilder';\nparseSQL('price < 900');",
      'App.tsx:2',
      /"react-querybuilder" has no export "parseSQL" in version 7\. Import it from "react-querybuilder\/parseSQL"/,
    ],
    ['a missing default export', 'export {};', undefined, /default export/],
  ])('is shown with its line: %s', async (_, statements, place, message) => {
    const { page } = reader;
    const { problems, write, preview } = sandboxOf(page);
    await write(place ? appWith(statements) : statements);
    const problem = problems.filter({ hasText: message }).first();
    await problem.waitFor();
    if (place) {
      await problem.getByRole('button', { name: place }).click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Code of App.tsx',
      );
    }
    await write(appWith(''));
    await preview.getByText('shown').waitFor();
    // The errors of types stay until the code is checked.
    await expect.poll(() => problems.count()).toBe(0);
  });

  it('of code that never ends without a loop stops it, too', async () => {
    const { problems, write, preview } = sandboxOf(reader.page);
    await write(appWith('const again = (): unknown => Promise.resolve().then(again);\nagain();'));
    await problems.filter({ hasText: 'stopped in App.tsx, line 1' }).first().waitFor();
    await write(appWith(''));
    await preview.getByText('shown').waitFor();
  });

  it('leaves no state with an accessibility violation', async () => {
    const { page } = reader;
    const { problems, write, console } = sandboxOf(page);
    await write(appWith("console.warn('one', { two: 2 });\nthrow new Error('three');"));
    await problems.first().waitFor();
    expect(await violationsOf(page, { scope: 'main' })).toEqual([]);
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect.poll(() => console.first().textContent()).toBe('Warning: one { two: 2 }');
    expect(await violationsOf(page, { scope: 'main' })).toEqual([]);
  });
});

it('the keyboard leaves the editor with Escape and Tab', async () => {
  const { page } = await openHere();
  const { editor } = sandboxOf(page);
  await editor.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  expect(await editor.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await editor.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

describe('a preview that does not respond', () => {
  // The headless shell runs the frame in the process of the page.
  const whole = testBrowser({
    launch: {
      executablePath: findFullChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Less than what Chromium grants a page, so that it is used up at once.
        '--js-flags=--max-old-space-size=512 --max-heap-size=600',
      ],
    },
    savesData: true,
  });
  // A text on which the regular expression takes longer than anybody waits.
  const HANG = appWith("/^(a|a)+$/.test('a'.repeat(60) + 'b');");

  /** Opens a page that waits a third of the time for its preview: one that hangs keeps a core busy. */
  async function openImpatient(path: string): Promise<Page> {
    const { page } = await whole.newPage();
    await page.addInitScript(() => {
      const { setInterval } = window;
      Object.assign(window, {
        setInterval: (task: () => void, time: number) => setInterval(task, time / 3),
      });
    });
    await page.goto(path);
    await hydrated(page);
    return page;
  }

  /** Playwright takes the process of the frame for that of the page, and refuses to ask the page. */
  async function expectClosed(page: Page, button: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const evaluate = async (expression: string): Promise<unknown> =>
      (await session.send('Runtime.evaluate', { expression })).result.value;
    await expect
      .poll(() => evaluate("document.querySelector('[role=tabpanel] li')?.textContent"), {
        timeout: 40_000,
      })
      .toContain('did not respond and was closed');
    await evaluate(
      `[...document.querySelectorAll('button')].find((one) => one.textContent === '${button}').click()`,
    );
    await expect
      .poll(() => evaluate("document.querySelector('[data-status]').dataset.status"))
      .toBe('rendered');
  }

  it('is closed, and the page stays usable; also when the process of the next one ends', async () => {
    const page = await openImpatient('/sandbox?t=typescript');
    const { problems, rendered, write, preview } = sandboxOf(page);
    await rendered();
    await write(HANG);
    await problems.filter({ hasText: 'did not respond and was closed' }).waitFor();
    await write(appWith(''));
    await preview.getByText('shown').waitFor();

    const next = page.frames().find((frame) => frame !== page.mainFrame());
    const session = await page.context().newCDPSession(next as Frame);
    const crashed = page.waitForEvent('crash');
    // Its answer never comes.
    void session.send('Page.crash').catch(() => {});
    await crashed;
    await expectClosed(page, 'Run');
  });

  it('because its memory is used up is closed, and the page stays usable', async () => {
    const page = await openImpatient('/sandbox?t=typescript');
    const { rendered, write } = sandboxOf(page);
    await rendered();
    // A slow machine may close the preview before the process of the frame ends.
    await write(appWith("'a'.repeat(2 ** 27).split('').map(Object);"));
    await expectClosed(page, 'Reset');
  });

  it('in a guide is closed, and can be run again', async () => {
    const page = await openImpatient('/docs/next/intro');
    const example = page.locator('[data-live-example]').first();
    await example.getByRole('button', { name: 'Run and edit' }).click();
    await example.locator('[data-status="rendered"]').waitFor();
    await example.getByRole('textbox', { name: /^Code of App/ }).fill(HANG);
    const stopped = example.locator('[data-status="stopped"]');
    await stopped.waitFor();
    await example.getByRole('button', { name: 'Run', exact: true }).click();
    await example.locator('[data-status="running"]').waitFor();
    await example.getByRole('button', { name: 'Reset' }).click();
    await example.frameLocator('iframe[title="Preview"]').locator('.queryBuilder').waitFor();
  });
});

describe('the code of the reader', () => {
  it('survives a reload, can be reset, and is kept when another template is opened', async () => {
    const { page } = await openHere();
    const { write, editor, template, preview } = sandboxOf(page);
    await write(appWith('// mine'));
    await page.reload();
    await expect.poll(() => editor.textContent()).toContain('// mine');
    await template.selectOption('javascript');
    await expect.poll(() => editor.getAttribute('aria-label')).toBe('Code of App.jsx');
    await page.getByRole('button', { name: 'Restore previous code' }).click();
    await expect.poll(() => editor.textContent()).toContain('// mine');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => editor.textContent()).toContain('QueryBuilder');
    expect(await template.inputValue()).toBe('default');
    await preview.locator('.queryBuilder').waitFor();
  });

  it('is not lost without notice when the browser stores nothing', async () => {
    const { page } = await openHere();
    const { write, preview } = sandboxOf(page);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; ) {
        try {
          localStorage.setItem(`full ${localStorage.length}`, 'x'.repeat(size));
        } catch {
          size /= 2;
        }
      }
    });
    await write(appWith(''));
    await page.getByRole('alert').filter({ hasText: 'does not store this code' }).waitFor();
    await preview.getByText('shown').waitFor();
  });

  it('is downloaded as a project with the chosen version', async () => {
    const { page } = await openHere('v=6');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('query-builder-default.zip');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const files = unzipSync(Buffer.concat(chunks));
    const read = (name: string) => strFromU8(files[`query-builder-default/${name}`] as Uint8Array);
    expect(JSON.parse(read('package.json')).dependencies['react-querybuilder']).toBe('6.5.5');
    expect(read('src/App.tsx')).toContain('<QueryBuilder');
    expect(read('index.html')).toContain('/src/main.tsx');
  });

  it('is in a link, and does not run before the reader agrees', async () => {
    const { page, complaints } = await openHere();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { write } = sandboxOf(page);
    await write(appWith("console.log('ran');"));
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash.length).toBeLessThan(500);

    const { page: other } = await open(new URL(link).pathname + new URL(link).hash);
    const theirs = sandboxOf(other);
    await expect.poll(() => theirs.editor.textContent()).toContain("console.log('ran')");
    expect(await theirs.status.textContent()).toBe('Not running');
    expect(await other.locator('iframe').count()).toBe(0);
    await other.getByRole('button', { name: 'Run this code' }).click();
    await theirs.preview.getByText('shown').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    ['is damaged', '#code=xyz', 'It is incomplete or damaged.'],
    ['is too long', `#code=${'x'.repeat(70_000)}`, 'It has more than 60,000 characters.'],
  ])('of a link that %s is replaced by a message', async (_, hash, message) => {
    const { page, complaints } = await openHere('', hash);
    await page
      .getByRole('alert')
      .filter({ hasText: `cannot be opened. ${message}` })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
