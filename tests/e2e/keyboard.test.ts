import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAST_VERSION } from '../../config/versions';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { exported, stageOf } from './support/demo';
import { tabTo, tour } from './support/keyboard';
import { hydrateNavbar, hydrateSidebar } from './support/liveParts';
import { VERSION_LABELS } from './support/versionLabels';

const { open } = testBrowser({ savesData: true });

const PHONE = { width: 390, height: 800 };
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.getAttribute('aria-label') ?? element.textContent?.trim();
  });

/** The names of the next stops of the keyboard. */
async function nextStops(page: Page, count: number): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  while (names.length < count) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

/** Goes to a dropdown of the top bar and opens it. */
async function openMenu(page: Page, index: number): Promise<Locator> {
  const dropdown = page.locator('.navbar .dropdown').nth(index);
  const toggle = dropdown.locator('> a');
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await dropdown.locator('.dropdown__menu').waitFor({ state: 'visible' });
  return toggle;
}

describe('every control can be reached in order, with visible focus,', () => {
  // What surrounds the content is the same on each page.
  it.each([
    [SHORT_GUIDE, 'body', 80],
    ['/', 'main', 50],
    ['/demo', 'main', 50],
    ['/sandbox', 'main', 10],
    ['/search?q=rule', 'main', 20],
    ['/no/such/page', 'main', 3],
  ])('on %s', async (path, scope, least) => {
    const { page } = await open(path, { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    // React renders the sidebar and the bar when they are used, which the tour would notice as other elements.
    if (path === SHORT_GUIDE) {
      await hydrateNavbar(page);
      await hydrateSidebar(page);
    }
    // The results of a search come later.
    if (path.startsWith('/search')) await page.locator('main a[href^="/docs/"]').nth(5).waitFor();
    const isWholePage = scope === 'body';
    for (const key of someOf(['Tab', 'Shift+Tab'] as const, isWholePage ? 2 : 1)) {
      const { expected, reached, unmarked, covered } = await tour(page, key, scope);
      expect(expected.length).toBeGreaterThan(least);
      expect(reached).toEqual(expected);
      expect({ unmarked, covered }).toEqual({ unmarked: [], covered: [] });
    }
    await page.context().close();
  });

  it('in the mobile menu, which traps the focus until Escape closes it', async () => {
    const { page } = await open(SHORT_GUIDE, { viewport: PHONE, reducedMotion: 'reduce' });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Close navigation bar');
    const { expected, reached, unmarked, covered } = await tour(page, 'Tab', '.navbar-sidebar');
    expect(reached).toEqual(expected);
    expect({ unmarked, covered }).toEqual({ unmarked: [], covered: [] });
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => document.activeElement?.closest('main, footer'));
    expect(left).toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Toggle navigation bar');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the navigation bar, by keyboard,', () => {
  it('has its tab stops in visual order, followed by the page', async () => {
    const { page } = await open('/sandbox');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, bar.getByRole('link', { name: 'React Query Builder' }));
    const stops = await nextStops(page, 9);
    expect(stops.map((name) => name?.replace(/CtrlK$| \(.*/, ''))).toEqual([
      'Docs',
      'Demo',
      'API',
      LAST_VERSION,
      'Preferences',
      'Source repository',
      'Community chat',
      'Search',
      'Switch between dark and light mode',
    ]);
    const root = page.locator('html');
    for (const mode of ['dark', 'light']) {
      await page.keyboard.press('Enter');
      await expect.poll(() => root.getAttribute('data-theme-choice')).toBe(mode);
      expect(await root.getAttribute('data-theme')).toBe(mode);
    }
    for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo');
    await hydrated(page);
  });

  it('reappears when it receives focus while hidden', async () => {
    const { page } = await open('/docs/components/rule');
    const bar = page.locator('nav.navbar');
    const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
    const classes = () => bar.getAttribute('class');
    const shown = await classes();
    await bar.getByRole('link', { name: 'API' }).evaluate((link) => link.focus());
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY === 600);
    await page.mouse.wheel(0, 600);
    // Hidden, if it had no focus.
    await expect.poll(classes).not.toBe(shown);
    await page.keyboard.press('Tab');
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  });

  it('opens the version menu, and changes the version', async () => {
    const { page } = await open(SHORT_GUIDE);
    await openMenu(page, 0);
    const labels = (await nextStops(page, VERSION_LABELS.length)).map((label) =>
      label?.replace(' nearest page', ''),
    );
    expect(labels).toEqual(VERSION_LABELS);
    for (const _ of labels.slice(labels.indexOf('6') + 1)) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/6/components/nottoggle');
  });

  it('opens the color mode and language menus, and closes them when the focus leaves', async () => {
    const { page } = await open(SHORT_GUIDE);
    const toggle = await openMenu(page, 1);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await nextStops(page, 7)).toEqual([
      'System theme',
      'Light theme',
      'Dark theme',
      'English',
      'Help translate this site',
      'Read offline',
      'Source repository',
    ]);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('with the keyboard alone,', () => {
  it('the search finds a guide and opens it', async () => {
    const { page, complaints } = await open('/docs/next/components/nottoggle');
    await tabTo(page, page.locator('.DocSearch-Button'));
    await page.keyboard.press('Enter');
    await page.locator('.DocSearch-Modal input').first().waitFor();
    await page.keyboard.type('limit groups');
    const hit = page.locator('.DocSearch-Modal a[href*="/tips/limit-groups"]');
    await hit.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/tips/limit-groups*');
    expect(complaints).toEqual([]);
  });

  it('the demo adds a rule, sets its field, operator and value, and undoes each step', async () => {
    const { page, complaints } = await open('/demo');
    const stage = stageOf(page);
    const before = await exported(page);
    await tabTo(page, stage.locator('.ruleGroup-addRule').first());
    await page.keyboard.press('Enter');
    const rule = stage.locator('.rule').last();
    await tabTo(page, rule.locator('.rule-fields'));
    await page.keyboard.type('Gears');
    await tabTo(page, rule.locator('.rule-operators'));
    await page.keyboard.type('>=');
    await tabTo(page, rule.locator('.rule-value'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('11');
    await expect.poll(() => exported(page)).toMatch(/gears >= '?11/);

    await tabTo(page, page.getByRole('tab', { name: 'Export' }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Run' }).getByRole('table').waitFor();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, page.getByLabel('Format', { exact: true }));
    await page.keyboard.type('SpEL');
    await expect.poll(() => exported(page)).toMatch(/gears >= 11/);

    const undo = page.getByRole('button', { name: 'Undo' });
    await tabTo(page, undo);
    while ((await undo.getAttribute('aria-disabled')) !== 'true')
      await page.keyboard.press('Enter');
    expect(before).not.toContain('gears');
    await expect.poll(() => exported(page)).not.toContain('gears');
    expect(complaints).toEqual([]);
  });

  it('the sandbox page opens the chosen template on the chosen platform', async () => {
    const { page } = await open('/sandbox');
    const sent = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('codesandbox.io'));
    await page
      .context()
      .route(/codesandbox\.io/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>received</title>' }),
      );
    await tabTo(page, page.getByLabel('Template'));
    await page.keyboard.type('Bulma');
    await page.getByText('QueryBuilderBulma').first().waitFor();
    await tabTo(page, page.getByLabel('Platform'));
    await page.keyboard.type('CodeSandbox');
    await tabTo(page, page.getByRole('button', { name: 'Open on CodeSandbox' }));
    await page.keyboard.press('Enter');
    expect((await sent).method()).toBe('POST');
  });
});
