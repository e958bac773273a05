import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHORT_GUIDE } from './routes';
import { ALL_RULES, violationsOf } from './support/axe';
import { testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { intercept } from './support/network';

const { open } = testBrowser({ savesData: true });

const PACKAGE = '/api/react-querybuilder';
const NARROW = { width: 390, height: 800 };

/** The box of a page, or that of its sidebar, with what it shows. */
function lookup(page: Page, label = 'Find a member or a prop') {
  const root = page.getByRole('search', { name: label });
  return {
    box: root.getByRole('combobox'),
    options: root.getByRole('option'),
    active: root.locator('[role=option][aria-selected=true]'),
    status: root.getByRole('status'),
    root,
  };
}

/** The texts of options, without the kind. */
const namesOf = async (options: ReturnType<typeof lookup>['options']) => {
  await options.first().waitFor();
  return options.locator('code').allTextContents();
};

describe('the box that finds names', () => {
  it('finds members and props by a part of their name and by initials', async () => {
    const { page, complaints } = await open(PACKAGE);
    const { box, options } = lookup(page);
    await box.fill('gvs');
    expect(await namesOf(options)).toEqual(
      expect.arrayContaining(['getValueSourcesUtil', 'getValueSources']),
    );
    await box.fill('qbp');
    await options.filter({ hasText: 'QueryBuilderProps' }).first().waitFor();
    expect((await namesOf(options))[0]).toBe('QueryBuilderProps');
    await box.fill('ontrolElem');
    await options.filter({ hasText: 'prop of QueryBuilderProps' }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('loads the names when it is first focused', async () => {
    const { page } = await open('/api');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse('**/api/lookup.json');
    await lookup(page).box.focus();
    await answered;
    expect(requested.filter((path) => path === '/api/lookup.json')).toHaveLength(1);
  });

  it('is used by keyboard: arrows, Enter, Escape', async () => {
    const { page } = await open('/api');
    const { box, options, active, status } = lookup(page);
    await box.focus();
    // As one event: the hits of the first letters would be shown before those of the word.
    await page.keyboard.insertText('parse');
    await options.first().waitFor();
    const names = await namesOf(options);
    expect(await active.locator('code').textContent()).toBe(names[0]);
    expect(await status.textContent()).toMatch(/^\d+ names/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.locator('code').textContent()).toBe(names[1]);
    expect(await box.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => active.locator('code').textContent()).toBe(names.at(-1));

    await page.keyboard.press('Escape');
    await expect.poll(() => options.count()).toBe(0);
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    expect(await box.inputValue()).toBe('parse');
    await page.keyboard.press('ArrowDown');
    await options.first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');

    await page.keyboard.type('parseSQL');
    await expect.poll(() => active.locator('code').textContent()).toBe('parseSQL');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PACKAGE}/functions/parseSQL`);
  });

  it('leads to the anchor of a prop by mouse', async () => {
    const { page } = await open('/api');
    const { box, options } = lookup(page);
    await box.fill('Classnames.ruleGroup');
    await options.filter({ hasText: 'prop of Classnames' }).first().click();
    await page.waitForURL(/interfaces\/Classnames#/);
    const id = new URL(page.url()).hash.slice(1);
    await page.locator('h1', { hasText: 'Classnames' }).waitFor();
    expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
  });

  it('says that nothing was found, and searches the site for the same words', async () => {
    const { page } = await open('/api');
    const { box, root, status } = lookup(page);
    await box.fill('date picker');
    await root.getByText('No name matches “date picker”').waitFor();
    expect(await status.textContent()).toBe('No name matches date picker');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=date+picker');
  });

  it('says that the names did not load, and loads them again', async () => {
    const { page } = await open('/api');
    const { box, options, root } = lookup(page);
    await intercept(page, '**/api/lookup.json', (route) => route.abort());
    await box.fill('parse');
    await root.getByRole('alert').waitFor();
    await page.unroute('**/api/lookup.json');
    await root.getByRole('button', { name: 'Try again' }).click();
    await options.first().waitFor();
    expect(await box.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  it('is at the top of the sidebar of a member, wide and in the drawer of a narrow screen', async () => {
    const { page } = await open(`${PACKAGE}/functions/formatQuery`);
    const wide = lookup(page, 'Find a name');
    await wide.box.fill('useQB');
    expect((await namesOf(wide.options))[0]).toBe('useQueryBuilder');

    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByRole('combobox').fill('useQB');
    await drawer.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/functions/useQueryBuilder');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
  });

  it('is not on guides', async () => {
    const { page } = await open(SHORT_GUIDE);
    expect(await page.getByRole('search').getByRole('combobox').count()).toBe(0);
  });
});

const READERS = [
  { name: 'dark, narrow', colorScheme: 'dark', viewport: NARROW },
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 850 } },
] as const;

describe.each(someOf(READERS, 1))('$name', ({ colorScheme, viewport }) => {
  it('the box has no axe violations and fits, with results, without, and when loading failed', async () => {
    const { page } = await open('/api', { colorScheme, viewport, reducedMotion: 'reduce' });
    const { box, options, root } = lookup(page);
    const check = async () => {
      expect(await violationsOf(page, { rules: ALL_RULES })).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    };
    await check();
    await intercept(page, '**/api/lookup.json', (route) => route.abort());
    await box.fill('gvs');
    await root.getByRole('alert').waitFor();
    await check();
    await page.unroute('**/api/lookup.json');
    await root.getByRole('button', { name: 'Try again' }).click();
    await options.first().waitFor();
    await check();
    await box.fill('xyzzy');
    await root.getByText('No name matches “xyzzy”').waitFor();
    await check();
  });
});

describe('an anchor that a page of the reference does not have', () => {
  it('leads to the one of the same name', async () => {
    const { page, complaints } = await open(`${PACKAGE}/interfaces/RuleType#combinatorPreceding`);
    await page.waitForURL(/#(?:property-)?combinatorpreceding$/);
    expect(complaints).toEqual([]);
  });

  it('is answered with the nearest prop of the page', async () => {
    const { page } = await open(`${PACKAGE}/interfaces/RuleType#property-combinatorPrecedings`);
    const note = page.getByRole('status').filter({ hasText: 'This page has no section' });
    await note.getByRole('link', { name: 'RuleType.combinatorPreceding' }).click();
    await page.waitForURL(/#(?:property-)?combinatorpreceding$/);
    await note.waitFor({ state: 'detached' });
  });

  it('is answered with the search where nothing is near', async () => {
    const { page } = await open(`${PACKAGE}/interfaces/RuleType#wwwwwwwwwwww`);
    const link = page.getByRole('link', { name: 'Search the site for “wwwwwwwwwwww”' });
    expect(await link.getAttribute('href')).toBe('/search?q=wwwwwwwwwwww');
  });
});
