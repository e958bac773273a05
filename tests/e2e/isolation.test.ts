import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADAPTERS, SHORT_GUIDE } from './routes';
import { hydrated, testBrowser, type WatchedPage } from './support/browser';
import { someOf } from './support/complete';
import { layOutAll } from './support/textBelowFold';

const { newPage } = testBrowser({ savesData: true, hasEmptyCache: true });
const LOOK_STYLESHEET = new RegExp(`/assets/css/(default|${ADAPTERS.join('|')})\\.\\w+\\.css$`);

const stylesheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      sheet.href ? [new URL(sheet.href).pathname] : [],
    ),
  );
const uiLibraryStylesheets = async (page: Page) =>
  (await stylesheets(page)).filter((href) => LOOK_STYLESHEET.test(href));

describe('styles of the UI libraries', () => {
  it('have scoped selectors, so they never apply outside their demo', () => {
    const folder = 'build/assets/css';
    const files = fs
      .readdirSync(folder)
      .filter((file) => LOOK_STYLESHEET.test(`/assets/css/${file}`));
    expect(files).toHaveLength(ADAPTERS.length + 1);
    for (const file of files) {
      const css = fs.readFileSync(path.join(folder, file), 'utf8');
      const uiLibrary = file.split('.')[0];
      const unscoped = selectorsOf(css).filter(
        (selector) => !selector.includes(`[data-ui-library=${uiLibrary}]`),
      );
      expect(unscoped, file).toEqual([]);
    }
  });

  it('are not merged into the stylesheet of every page', () => {
    const folder = 'build/assets/css';
    const main = fs.readdirSync(folder).filter((file) => file.startsWith('main.'));
    expect(main).toHaveLength(1);
    const css = fs.readFileSync(path.join(folder, main[0] as string), 'utf8');
    for (const mark of ['--bs-', '--bulma-', '--mantine-', '--tw-', '.queryBuilder']) {
      expect(css.includes(mark), mark).toBe(false);
    }
  });
});

describe('going from a demo to the docs inside the site', () => {
  let picture: Buffer | undefined;

  /** A picture of the page in a fresh load, once it has finished what it put off. */
  async function freshPicture(): Promise<Buffer> {
    if (picture) return picture;
    const { page } = await openWithFont(SHORT_GUIDE);
    expect(await uiLibraryStylesheets(page)).toEqual([]);
    expect((await stylesheets(page)).length).toBeGreaterThan(0);
    let last = await still(page);
    await expect
      .poll(async () => {
        const before = last;
        last = await still(page);
        return before.equals(last);
      })
      .toBe(true);
    await page.context().close();
    picture = last;
    return last;
  }

  it.each(someOf(ADAPTERS, 3))(
    'leaves the one stylesheet of %s, and renders a docs page pixel-identical to a fresh load',
    async (uiLibrary) => {
      const fresh = await freshPicture();
      const { page, complaints } = await openWithFont(`/demo/${uiLibrary}`);
      expect(await uiLibraryStylesheets(page)).toEqual([expect.stringContaining(`/${uiLibrary}.`)]);
      await page.locator(`main a[href="${SHORT_GUIDE}"]`).click();
      await page.waitForURL(`**${SHORT_GUIDE}`);
      await page.locator('.markdown pre .token').first().waitFor();
      expect(await uiLibraryStylesheets(page)).toEqual([]);
      // The page may still finish what it put off while it came up.
      await expect.poll(async () => fresh.equals(await still(page))).toBe(true);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

/** Opens a page that waits for its font, which may come too late to be used on a busy machine. */
async function openWithFont(path: string): Promise<WatchedPage> {
  // The policy of a guide allows the style element as it was published, and no other.
  const watched = await newPage({ bypassCSP: true });
  await watched.page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('font-display:optional', 'font-display:block');
    expect(body).toContain('font-display:block');
    await route.fulfill({ response, body });
  });
  await watched.page.goto(path);
  await hydrated(watched.page);
  return watched;
}

/** A picture of the whole page with nothing in it that moves or depends on the pointer. */
async function still(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await layOutAll(page);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** The selectors of a minified stylesheet, those inside media and support queries included. */
function selectorsOf(css: string): string[] {
  const withoutFrames = css
    .replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/@font-face\{[^}]*\}/g, '');
  return [...withoutFrames.matchAll(/([^{}]+)\{[^{}]*\}/g)]
    .map((match) => (match[1] as string).trim())
    .filter((prelude) => !prelude.startsWith('@'));
}
