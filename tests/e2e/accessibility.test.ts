import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { initialState } from '../../src/demo/state';
import { PAGE_TYPES } from './routes';
import { ALL_RULES, COLOR_RULES, violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { isComplete, someOf } from './support/complete';
import { routeOf } from './support/demo';
import { goOffline } from './support/network';
import { findOverflow } from './support/reflow';
import { searchWindow } from './support/searchWindow';

const { newPage, open } = testBrowser({ savesData: true });

const WIDE = { width: 1300, height: 850 };
const NARROW = { width: 360, height: 740 };

/**
 * All rules are checked in one color scheme at each width; where a page differs from the one before in its
 * colors alone, only the rules about colors.
 */
const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: WIDE, rules: ALL_RULES },
  { name: 'dark, wide', colorScheme: 'dark', viewport: WIDE, rules: COLOR_RULES },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: NARROW, rules: ALL_RULES },
  { name: 'light, narrow', colorScheme: 'light', viewport: NARROW, rules: COLOR_RULES },
] as const;

/** The content of a page has the same colors at each width; what surrounds it is checked with its menus. */
const READERS_OF_PAGES = READERS.filter(({ rules }) => rules === ALL_RULES);

/** Every type of page, with one of these readers in turn; in a complete run, with each. */
const PAGES = Object.entries(PAGE_TYPES).flatMap(([type, path], nth) =>
  READERS_OF_PAGES.filter((_, own) => isComplete || own === nth % 2).map((reader) => ({
    type,
    path,
    ...reader,
  })),
);

/** A page with a sidebar that takes little time to check with everything that surrounds it. */
const SHORT_PAGE = PAGE_TYPES['a category'];

/** What a window of 1280 × 1024 pixels holds when the reader zooms in, in CSS pixels. */
const ZOOMED = [
  { name: 'at 200 % zoom', width: 640, height: 512, deviceScaleFactor: 2 },
  { name: 'at 320 pixels, which is 400 % zoom', width: 320, height: 256, deviceScaleFactor: 4 },
];

/** Zooms the way the browser's menu does: the window stays, and holds fewer, larger CSS pixels. */
async function zoom(page: Page, metrics: Omit<(typeof ZOOMED)[number], 'name'>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });
  await page.waitForFunction((width) => window.innerWidth === width, metrics.width);
}

describe.each(PAGES)('$type ($name)', ({ path, colorScheme, viewport }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open(path, { colorScheme, viewport, reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  it('has no axe violations', async () => {
    await expect.poll(() => violationsOf(page)).toEqual([]);
    await expect.poll(() => findOverflow(page)).toEqual([]);
  });

  it.each(ZOOMED)('scrolls in one direction only $name', async ({ name: _name, ...metrics }) => {
    await zoom(page, metrics);
    await expect.poll(() => findOverflow(page)).toEqual([]);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });
});

describe.each(someOf(READERS, 2))('open menus ($name)', ({ colorScheme, viewport, rules }) => {
  it('have no axe violations', async () => {
    const { page } = await open(SHORT_PAGE, {
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
    });
    const expectNone = () =>
      expect.poll(() => violationsOf(page, { scope: '.navbar', rules })).toEqual([]);
    if (viewport.width > 996) {
      for (const toggle of await page.locator('.navbar .dropdown > a').all()) {
        await toggle.press('Enter');
        await expectNone();
      }
    } else {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
      await expectNone();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await expectNone();
    }
    await expect.poll(() => violationsOf(page, { rules })).toEqual([]);
    await page.context().close();
  });
});

describe.each(someOf(READERS_OF_PAGES, 1))(
  'error messages ($name)',
  ({ colorScheme, viewport }) => {
    const settings = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

    it('have no axe violations on the crash page', async () => {
      const { page } = await open(SHORT_PAGE, settings);
      await page.evaluate(() => {
        // The search page reads its address with this, while it is rendered.
        URLSearchParams.prototype.get = () => {
          throw new Error('The outer part failed', { cause: new Error('The inner part failed') });
        };
        window.history.pushState({}, '', '/search?q=rule');
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await page.getByText('This page crashed.').waitFor();
      await page.getByText('The inner part failed').waitFor();
      await expect.poll(() => violationsOf(page)).toEqual([]);
      await expect.poll(() => findOverflow(page)).toEqual([]);
    });

    it('have no axe violations in the box of a page that failed to load', async () => {
      const { page } = await open(SHORT_PAGE, settings);
      await goOffline(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sandbox' }).click();
      const box = page.getByRole('alert').filter({ hasText: 'site does not answer' });
      await box.waitFor();
      await expect.poll(() => violationsOf(page, { scope: '[role="alert"]' })).toEqual([]);
      // Nothing is under way any more.
      const bar = page.locator('#nprogress');
      await bar.waitFor({ state: 'attached' });
      expect(await bar.isVisible()).toBe(false);
      await box.getByRole('button', { name: 'Retry' }).click();
      await box.getByText('Still no answer.').waitFor();
      await expect.poll(() => violationsOf(page)).toEqual([]);
      await expect.poll(() => findOverflow(page)).toEqual([]);
    });
  },
);

describe('forced colors', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newPage({ forcedColors: 'active', reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  /** The colors of an element, by which one state is told from another. */
  const colors = (locator: Locator, pseudo?: string) =>
    locator.first().evaluate((element, part) => {
      const { backgroundColor, borderBottomColor, borderLeftColor, color } = getComputedStyle(
        element,
        part,
      );
      return { backgroundColor, borderBottomColor, borderLeftColor, color };
    }, pseudo);
  const expectDifferent = async (one: Locator, other: Locator) => {
    await expect.poll(() => colors(one)).not.toEqual(await colors(other));
  };
  const expectReadable = async (locator: Locator) => {
    const { backgroundColor, color } = await colors(locator);
    expect(color).not.toBe(backgroundColor);
  };

  const inEachScheme = async (check: () => Promise<void>) => {
    for (const colorScheme of someOf(['dark', 'light'] as const, 1)) {
      await page.emulateMedia({ colorScheme });
      await check();
    }
  };

  it('show what is selected and found', async () => {
    await page.goto('/demo');
    await hydrated(page);
    const uiLibraries = page.getByRole('navigation', { name: 'UI library' }).getByRole('link');
    const tabs = page.getByRole('tab');
    await inEachScheme(async () => {
      await expectDifferent(uiLibraries.nth(0), uiLibraries.nth(1));
      await expectReadable(uiLibraries.nth(0));
      await expectDifferent(tabs.nth(0), tabs.nth(1));
      const canvas = await colors(page.locator('body'));
      for (const icon of await page.locator('.navbar-icon:visible').all()) {
        const { backgroundColor } = await colors(icon, '::before');
        expect(backgroundColor).not.toBe(canvas.backgroundColor);
      }
    });

    await page.goto('/markdown-page');
    await hydrated(page);
    const packages = page.getByRole('tab');
    const { dialog, field, options, open: openIt } = searchWindow(page);
    await inEachScheme(() => expectDifferent(packages.nth(0), packages.nth(1)));
    await openIt();
    await field.fill('operators');
    await options.nth(1).waitFor();
    await field.press('ArrowDown');
    const selected = dialog.locator('[aria-selected="true"]');
    const mark = dialog.locator('[aria-selected="false"] mark');
    await inEachScheme(async () => {
      await expectDifferent(selected, dialog.locator('[role="option"][aria-selected="false"]'));
      await expectReadable(selected);
      await expectReadable(mark);
      await expectDifferent(mark, mark.locator('xpath=..'));
    });
  });

  it.each([
    ['antd', '.ant-switch'],
    ['chakra', '.chakra-switch__track'],
    ['mantine', '.mantine-Switch-track'],
    ['material', '.MuiSwitch-track'],
    ['tremor', '.tremor-Switch-background'],
  ])('a switch of %s shows whether it is on', async (uiLibrary, track) => {
    const rules = [true, false].map((value) => ({ field: 'insured', operator: '=', value }));
    const state = { ...initialState, query: { combinator: 'and', rules } };
    await page.goto(routeOf(uiLibrary) + encodeState(state));
    await hydrated(page);
    const tracks = page.locator(`[data-ui-library] .rule ${track}`);
    await expect.poll(() => tracks.count()).toBe(2);
    await expectDifferent(tracks.nth(0), tracks.nth(1));
  });
});
