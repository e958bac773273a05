import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { untilNavbarIsLive } from './support/liveParts';

const { open } = testBrowser({ savesData: true });

const GUIDE = '/docs/components/valueeditor';

/** A guide with a note that links to another page. */
const GUIDE_WITH_LINK = '/docs/tips/path';

/** A guide with a note that contains code. */
const GUIDE_WITH_CODE = '/docs/utils/export';

const PHONE = { viewport: { width: 390, height: 800 } };

const note = (page: Page) => page.locator('.theme-admonition').first();

describe('a note of a guide', () => {
  it('stays as it is in the HTML when it is used', async () => {
    const { page, complaints } = await open(GUIDE);
    const published = page.locator('[data-published]:has(> .theme-admonition)').first();
    await published.evaluate((part) => part.setAttribute('data-same', ''));
    await note(page).hover();
    await note(page).click();
    // The other parts of the text react now.
    await page.locator('.navbar .dropdown').first().hover();
    await page.mouse.move(400, 600);
    await untilNavbarIsLive(page);
    await page.locator('[data-published][data-same] > .theme-admonition').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has links that lead to other pages without loading the document again', async () => {
    const { page, complaints } = await open(GUIDE_WITH_LINK);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await note(page).getByRole('link', { name: 'isAncestor' }).click();
    await page.waitForURL('**/api/react-querybuilder/functions/isAncestor');
    await page.getByRole('heading', { level: 1, name: 'isAncestor' }).waitFor();
    await page.locator('body[data-same]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has code that can be copied', async () => {
    const { page } = await open(GUIDE_WITH_CODE, { permissions: ['clipboard-write'] });
    const withCode = page.locator('.theme-admonition', { has: page.locator('pre') }).first();
    await withCode.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await withCode.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await withCode.locator('pre .token-line').count()).toBeGreaterThan(0);
  });

  it('is there when the reader comes from another page', async () => {
    const { page, complaints } = await open('/docs/components/nottoggle');
    await page.locator('aside').getByRole('link', { name: 'ValueEditor' }).click();
    await page.getByRole('heading', { level: 1, name: 'ValueEditor' }).waitFor();
    await note(page).waitFor();
    expect(await note(page).locator('svg').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('the list of contents on a phone', () => {
  it('opens for a press that comes before its code, and leads to a section', async () => {
    const { page, complaints } = await open(GUIDE, PHONE);
    await page.waitForLoadState('networkidle');
    const scripts = await holdScripts(page);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByRole('button', { name: 'On this page' }).click();
    await scripts.untilAsked();
    expect(await contents.getByRole('link').count()).toBe(0);
    await scripts.letGo();
    const link = contents.getByRole('link').nth(1);
    await link.waitFor();
    await link.click();
    await page.locator('h2:target, h3:target').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the announcement', () => {
  it('closes for a press that comes before its code, and stays closed', async () => {
    const { page, complaints } = await open(GUIDE);
    await page.waitForLoadState('networkidle');
    const scripts = await holdScripts(page);
    const announcement = page.locator('.theme-announcement-bar');
    await announcement.getByRole('button', { name: 'Close' }).click();
    await scripts.untilAsked();
    expect(await announcement.isVisible()).toBe(true);
    await scripts.letGo();
    await announcement.waitFor({ state: 'hidden' });
    await page.reload();
    await hydrated(page);
    expect(await announcement.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('what a page of the API reference says about its member', () => {
  it('stays as it is in the HTML, and its links lead to other pages', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/parseCEL');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const kind = page.locator('[data-published]', { hasText: /^function of/i });
    await kind.getByRole('link', { name: 'react-querybuilder', exact: true }).click();
    await page.waitForURL('**/api/react-querybuilder');
    await page.locator('body[data-same]').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'parseCEL' }).waitFor();
    await page.getByText(/^function of/i).waitFor();
    await page.locator('aside[aria-label="About this reference"]').waitFor();
    expect(complaints).toEqual([]);
  });
});
