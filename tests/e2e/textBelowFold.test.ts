import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BELOW_FOLD } from '../../src/components/StaticHtml/names';
import { started, testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { countSkipped, layOutAll } from './support/textBelowFold';

const { newPage } = testBrowser({ savesData: true });

/** Opens a page, and leaves text far from the window as it is. */
async function open(path: string) {
  const watched = await newPage();
  await watched.page.goto(path);
  await started(watched.page);
  return watched;
}

const PAGES = ['/docs/components/querybuilder', '/api/react-querybuilder/functions/formatQuery'];

/** A guide, and a heading far down in it. */
const [GUIDE] = PAGES as [string];
const HEADING = 'rendered-markup';

/** How far a heading may move when the text around it is laid out instead of estimated, in pixels. */
const MAX_MOVE = 100;

/** The distance of the heading from the top of the window, in pixels. */
const topOf = (page: Page) =>
  page
    .locator(`#${HEADING}`)
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Counts the parts above the heading that the browser may skip. */
const countAbove = (page: Page) =>
  page.evaluate(
    ([id, mark]) => {
      const heading = document.getElementById(id) as Element;
      const { DOCUMENT_POSITION_PRECEDING } = Node;
      return [...document.querySelectorAll(`[${mark}]`)].filter(
        (part) => heading.compareDocumentPosition(part) & DOCUMENT_POSITION_PRECEDING,
      ).length;
    },
    [HEADING, BELOW_FOLD] as const,
  );

/** Expects the heading to be where it is in a document that is opened at it. */
async function expectHeadingAtTop(page: Page): Promise<void> {
  const { page: expected } = await open(`${GUIDE}#${HEADING}`);
  const top = await topOf(expected);
  expect(top).toBeLessThan(200);
  await expect.poll(() => topOf(page)).toBe(top);
}

describe('text below the fold', () => {
  it.each(PAGES)('is laid out when the reader comes near it: %s', async (path) => {
    const { page, complaints } = await open(path);
    expect(await countSkipped(page)).toBeGreaterThan(10);
    await expect
      .poll(async () => {
        await page.keyboard.press('PageDown');
        return countSkipped(page);
      })
      .toBe(0);
    // The page is as high as one that is laid out at once.
    const height = await heightOf(page);
    await layOutAll(page);
    expect(await heightOf(page)).toBe(height);
    expect(complaints).toEqual([]);
  });

  it('is laid out at once where the reader opens an anchor, also before scripts run', async () => {
    const { page } = await newPage();
    const scripts = await holdScripts(page);
    await page.goto(`${GUIDE}#${HEADING}`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    expect(await countSkipped(page)).toBe(0);
    await scripts.letGo();
    await started(page);
    await expectHeadingAtTop(page);
  });

  it('is laid out when the reader follows a link to an anchor', async () => {
    const { page } = await open(GUIDE);
    await page.locator(`.table-of-contents a[href="#${HEADING}"]`).click();
    await page.waitForURL(`**#${HEADING}`);
    expect(await countSkipped(page)).toBe(0);
    await expectHeadingAtTop(page);
  });

  it('is not laid out when the reader leaves for an anchor of another page', async () => {
    const { page } = await open(GUIDE);
    const scripts = await holdScripts(page);
    await page.locator('.markdown a[href*="/docs/"][href*="#"]').first().dispatchEvent('click');
    await scripts.untilAsked();
    expect(await countSkipped(page)).toBeGreaterThan(10);
    await scripts.letGo();
    await page.waitForURL((url) => url.pathname !== GUIDE && url.hash !== '');
  });

  it('stays in place while text above it is laid out, and when the page is loaded again', async () => {
    const { page } = await open(GUIDE);
    await page.locator(`#${HEADING}`).scrollIntoViewIfNeeded();
    const first = await topOf(page);
    await expect.poll(() => countAbove(page)).toBe(0);
    const top = await topOf(page);
    expect(Math.abs(top - first)).toBeLessThan(MAX_MOVE);
    await page.reload();
    await started(page);
    expect(await countSkipped(page)).toBe(0);
    await expect.poll(() => topOf(page)).toBe(top);
  });

  it('is laid out when the reader goes to the end with a key, which leads to the end', async () => {
    const { page } = await open(GUIDE);
    await page.setViewportSize({ width: 390, height: 850 });
    await page.keyboard.press('End');
    expect(await countSkipped(page)).toBe(0);
    const isAtEnd = () => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    await expect.poll(() => page.evaluate(isAtEnd)).toBe(true);
  });

  it('is laid out in print', async () => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    expect(await countSkipped(page)).toBe(0);
  });
});
