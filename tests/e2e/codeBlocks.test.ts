import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { intercept } from './support/network';

const { open } = testBrowser({ savesData: true });

const GUIDE = '/docs/utils/export';

/** The beginning of the first block of {@link GUIDE}. */
const CODE = "import { formatQuery } from 'react-querybuilder';\n\nconst query = {\n";

const firstBlock = (page: Page) => page.locator('.theme-code-block').first();

async function copied(page: Page): Promise<string> {
  const button = firstBlock(page).getByRole('button', { name: /^Cop/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

it('the button of a code block copies the code with its line breaks', async () => {
  const { page, complaints } = await open(GUIDE, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const code = await copied(page);
  expect(code.startsWith(CODE)).toBe(true);
  const lines = firstBlock(page).locator('.token-line');
  expect(code.split('\n')).toHaveLength(await lines.count());
  expect(complaints).toEqual([]);
});

it('a code block has its code and colors after another page, and again after the back button', async () => {
  const { page, complaints } = await open('/docs/utils/import', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('link', { name: 'Export a query' }).first().click();
  await page.waitForURL(`**${GUIDE}`);
  await firstBlock(page).getByText('formatQuery').first().waitFor();
  expect(await copied(page)).toContain(CODE);
  await firstBlock(page).locator('.token.keyword').first().waitFor();

  await page.goBack();
  await page.waitForURL('**/docs/utils/import');
  await firstBlock(page).locator('.token').first().waitFor();
  await page.goForward();
  await page.waitForURL(`**${GUIDE}`);
  await firstBlock(page).locator('.token.keyword').first().waitFor();
  expect(await copied(page)).toContain(CODE);
  expect(complaints).toEqual([]);
});

describe('the buttons of a code block', () => {
  const copyButton = (page: Page) => firstBlock(page).getByRole('button').last();
  const wrapButton = (page: Page) =>
    firstBlock(page).getByRole('button', { name: 'Toggle word wrap' });
  const overflow = (page: Page) =>
    firstBlock(page)
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth);

  it('copy for a press that comes before their code', async () => {
    const { page, complaints } = await open(GUIDE, { permissions: ['clipboard-write'] });
    await page.waitForLoadState('networkidle');
    const scripts = await holdScripts(page);
    await copyButton(page).click();
    await scripts.untilAsked();
    await scripts.letGo();
    await firstBlock(page).getByRole('button', { name: 'Copied' }).waitFor();
    await firstBlock(page).getByRole('button', { name: 'Copy code to clipboard' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('say that they could not be loaded, and work with the next press', async () => {
    const { page } = await open(GUIDE, { permissions: ['clipboard-write'] });
    await page.waitForLoadState('networkidle');
    await intercept(page, '**/assets/js/**', (route) => route.abort());
    await copyButton(page).click();
    await firstBlock(page)
      .getByRole('button', { name: 'Not loaded: check your connection, and press again' })
      .waitFor();
    expect(await violationsOf(page, { scope: '.theme-code-block' })).toEqual([]);
    await page.unroute('**/assets/js/**');
    await copyButton(page).click();
    await firstBlock(page).getByRole('button', { name: 'Copied' }).waitFor();
  });

  it('say that the browser did not copy', async () => {
    const { page } = await open(GUIDE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await copyButton(page).click();
    await firstBlock(page).getByRole('button', { name: 'Your browser did not copy it' }).waitFor();
  });

  it('wrap long lines, where there are some', async () => {
    const { page, complaints } = await open(GUIDE, { viewport: { width: 320, height: 800 } });
    expect(await overflow(page)).toBeGreaterThan(0);
    const pre = firstBlock(page).locator('pre');
    await pre.focus();
    await wrapButton(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => wrapButton(page).getAttribute('aria-pressed')).toBe('true');
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page, { scope: '.theme-code-block' })).toEqual([]);
    await wrapButton(page).click();
    expect(await overflow(page)).toBeGreaterThan(0);
    // The block is wide enough now.
    await page.setViewportSize({ width: 1300, height: 800 });
    await pre.hover();
    await wrapButton(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});
