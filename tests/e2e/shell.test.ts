import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { UNRELEASED_MAJOR } from '../../config/versions';
import { CORE_VERSION } from '../../src/demo/coreVersion';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { goBack } from './support/navigation';
import { storageKeys } from './support/storageKeys';
import { LATEST_LABEL, VERSION_LABELS } from './support/versionLabels';

const { open } = testBrowser({ savesData: true });

/** A page with a sidebar that is fast to open. */
const PAGE = '/docs/category/components';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };
const THEME_KEY = storageKeys()[0] as string;

describe('skip link', () => {
  it('is the first tab stop and moves the focus to the main content', async () => {
    const { page } = await open(PAGE);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
});

describe('announcement bar', () => {
  it('stays closed after it was closed', async () => {
    const { page } = await open('/');
    const bar = page.getByRole('banner').filter({ hasText: `Version ${UNRELEASED_MAJOR}` });
    await bar.waitFor();
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.goto(PAGE);
    await hydrated(page);
    expect(await bar.isVisible()).toBe(false);
  });

  it('reappears when it announces something else', async () => {
    const { page } = await open('/');
    const bar = page.getByRole('banner').filter({ hasText: `Version ${UNRELEASED_MAJOR}` });
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'));
      localStorage.setItem(key as string, 'older');
    });
    await page.reload();
    await hydrated(page);
    await bar.waitFor();
    await page.reload();
    await hydrated(page);
    await bar.waitFor();
  });
});

describe('navigation bar', () => {
  it('has the links of the specification', async () => {
    const { page } = await open(PAGE);
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Docs', '/docs/intro'],
      ['Demo', '/demo'],
      ['API', '/api'],
      ['Source repository', 'https://github.com/react-querybuilder/react-querybuilder'],
      ['Community chat', 'https://discord.gg/MnAQWyUtEg'],
    ] as const) {
      expect(
        await bar
          .getByRole('link', { name, exact: name.length < 5 })
          .first()
          .getAttribute('href'),
      ).toBe(href);
    }
  });

  it('hides while scrolling down and returns while scrolling up', async () => {
    const { page } = await open(SHORT_GUIDE);
    const bar = page.locator('nav.navbar');
    const edge = (side: 'top' | 'bottom') =>
      bar.evaluate((element, wanted) => element.getBoundingClientRect()[wanted], side);
    // The first movement tells the direction, the next one hides the bar.
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY === 600);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => edge('bottom')).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => edge('top')).toBeGreaterThanOrEqual(0);
  });

  it('offers every docs version, and keeps the reader on the page', async () => {
    const { page } = await open('/docs/components/rule');
    const versions = page.locator('.navbar .dropdown', { hasText: LATEST_LABEL }).first();
    await versions.hover();
    const links = versions.locator('.dropdown__menu a');
    const nearestOnly = ['5', '4', '3'];
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual(
      VERSION_LABELS.map((label) =>
        nearestOnly.includes(label) ? `${label} nearest page` : label,
      ),
    );
    await links.first().click();
    await page.waitForURL('**/docs/next/components/rule');
  });

  it('offers the language and a way to help translate', async () => {
    const { page } = await open('/');
    const languages = page.locator('.navbar .dropdown', { hasText: 'English' }).first();
    await languages.hover();
    expect(
      (await languages.locator('.dropdown__menu a').allTextContents()).map((text) => text.trim()),
    ).toEqual(['English', 'Help translate this site', 'Read offline']);
  });

  it('opens a dropdown with Enter and closes it when the focus leaves', async () => {
    const { page } = await open('/');
    const toggle = page.locator('.navbar .dropdown > a').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await page.locator('main a').first().focus();
    await page.waitForFunction(
      () =>
        document.querySelector('.navbar .dropdown > a')?.getAttribute('aria-expanded') === 'false',
    );
  });
});

describe('mobile sidebar', () => {
  it('shows the page menu first, the main menu behind a button, and closes', async () => {
    const { page } = await open(PAGE, PHONE);
    const sidebar = page.locator('.navbar-sidebar');
    // The roles of a menu that cannot be used are hidden.
    const menus = [
      ['the page menu', sidebar.getByRole('link', { name: 'NotToggle' })],
      ['the main menu', sidebar.getByRole('link', { name: 'Demo' })],
    ] as const;
    const inSight = async () => {
      const { left, right } = await sidebar.evaluate((own) => own.getBoundingClientRect().toJSON());
      const found = await Promise.all(
        menus.map(async ([name, link]) => {
          const box = (await link.count()) === 1 ? await link.boundingBox() : null;
          return box && box.x >= left && box.x + box.width <= right ? [name] : [];
        }),
      );
      return found.flat();
    };
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect.poll(inSight).toEqual(['the page menu']);
    await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
    await expect.poll(inSight).toEqual(['the main menu']);
    await sidebar.getByRole('button', { name: 'Close navigation bar' }).click();
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
  });

  it('closes on browser back, and when the window becomes wide', async () => {
    const { page } = await open('/sandbox', PHONE);
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const isExpanded = () => toggle.getAttribute('aria-expanded');
    const shown = page.locator('.navbar-sidebar--show');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Components' }).click();
    await page.waitForURL(`**${PAGE}`);
    const heading = page.getByRole('heading', { level: 1, name: 'Components' });
    await heading.waitFor();

    await toggle.click();
    await shown.waitFor();
    await page.setViewportSize({ width: 1300, height: 800 });
    await shown.waitFor({ state: 'detached' });
    await page.setViewportSize(PHONE.viewport);
    expect(await isExpanded()).toBe('false');

    await toggle.click();
    await shown.waitFor();
    // It takes the reader back from the menu to the page below it, not to the page before that.
    await goBack(page);
    await shown.waitFor({ state: 'detached' });
    await expect.poll(isExpanded).toBe('false');
    await expect.poll(() => new URL(page.url()).pathname).toBe(PAGE);
    expect(await heading.isVisible()).toBe(true);

    await goBack(page);
    await page.waitForURL('**/sandbox');
  });
});

describe('color mode', () => {
  const modeOf = async (page: Page) => ({
    choice: await page.locator('html').getAttribute('data-theme-choice'),
    theme: await page.locator('html').getAttribute('data-theme'),
    stored: await page.evaluate((key) => localStorage.getItem(key), THEME_KEY),
  });

  it('follows the system until the reader chooses, and remembers the choice', async () => {
    const { page } = await open(PAGE, { colorScheme: 'dark' });
    expect(await modeOf(page)).toMatchObject({ choice: 'system', theme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => modeOf(page)).toMatchObject({ choice: 'system', theme: 'light' });

    const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
    // Each press changes what is seen, the first one too.
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle.click();
      await expect.poll(() => modeOf(page)).toEqual({ choice: mode, theme: mode, stored: mode });
    }
    const dark = { choice: 'dark', theme: 'dark', stored: 'dark' };
    await page.reload();
    await hydrated(page);
    expect(await modeOf(page)).toEqual(dark);
    // What the system prefers no longer matters.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await modeOf(page)).toEqual(dark);

    await page.locator('.navbar .dropdown', { hasText: 'English' }).first().hover();
    const choices = page.getByRole('button', { name: /^(?:System|Light|Dark) theme/ });
    await choices.first().waitFor();
    expect(
      await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('aria-pressed'))),
    ).toEqual(['false', 'false', 'true']);
    await choices.first().click();
    await expect.poll(() => modeOf(page)).toMatchObject({ choice: 'system', theme: 'light' });
    expect(await choices.first().getAttribute('aria-pressed')).toBe('true');
  });

  it('is shared between tabs', async () => {
    const { page } = await open('/', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(PAGE);
    await hydrated(other);
    const background = () =>
      other.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle.click();
      await expect.poll(() => modeOf(other)).toEqual({ choice: mode, theme: mode, stored: mode });
    }
    await expect.poll(background).not.toBe(light);
  });
});

describe('footer', () => {
  it('has the named links', async () => {
    const { page } = await open('/');
    const footer = page.getByRole('contentinfo');
    const repository = 'https://github.com/react-querybuilder/react-querybuilder';
    for (const [name, href] of [
      ['Getting started', '/docs/intro'],
      ['Components', '/docs/category/components'],
      ['Recipes', '/docs/category/tips--tricks'],
      ['Showcase', '/docs/tips/showcase'],
      ['Chat', '/discord'],
      ['Source repository', repository],
      ['Discussions', `${repository}/discussions`],
      ['npm package', 'https://www.npmjs.com/package/react-querybuilder'],
    ] as const) {
      const link = footer.getByRole('link', { name });
      expect(await link.evaluateAll((all) => all.map((a) => a.getAttribute('href'))), name).toEqual(
        [href],
      );
    }
  });
});

describe('docs pages', () => {
  it('name their version, with the default banners', async () => {
    const { page } = await open('/docs/next/category/components');
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.textContent()).toContain('unreleased');
    await page.goto('/docs/5/category/tips--tricks');
    expect(await banner.textContent()).toContain('no longer actively maintained');
    await page.goto(PAGE);
    expect(await banner.count()).toBe(0);
  });

  it('have breadcrumbs: the home page, their category and their name', async () => {
    const { page } = await open('/docs/components/draghandle');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await breadcrumbs.getByRole('listitem').allTextContents()).toEqual([
      '',
      'Components',
      'DragHandle',
    ]);
    await breadcrumbs.getByRole('link', { name: 'Home page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('of a category have a card for each of their guides, with its description', async () => {
    const { page, complaints } = await open('/docs/category/components');
    const card = page
      .getByRole('link')
      .filter({ hasText: 'DragHandle' })
      .filter({
        has: page.getByRole('heading'),
      });
    expect(await card.locator('p').textContent()).toMatch(/drag and drop/);
    expect(complaints).toEqual([]);
  });

  it.each(['/docs/utils/export', '/api/react-querybuilder/functions/formatQuery'])(
    'list headings of levels 2 and 3 in the table of contents of %s',
    async (path) => {
      const { page } = await open(path);
      const headings = await page.locator('.markdown :is(h2, h3, h4)').evaluateAll((all) =>
        all.map(({ localName, id, textContent }) => ({
          level: localName,
          // The link to the heading itself has a text without width.
          entry: [`#${id}`, textContent?.replace('\u200b', '')],
        })),
      );
      const levels = new Set(headings.map(({ level }) => level));
      expect([...levels].sort()).toEqual(['h2', 'h3']);
      const listed = await page
        .locator('.theme-doc-toc-desktop a')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
      expect(listed).toEqual(headings.map(({ entry }) => entry));
    },
  );

  it.each([1280, 390])('show all that their examples print, %s pixels wide', async (width) => {
    const { page } = await open('/docs/utils/export', { viewport: { width, height: 850 } });
    const hidden = await page.locator('.markdown .token-line > .comment').evaluateAll((comments) =>
      comments.flatMap((comment) => {
        const { right } = (comment.closest('pre') as Element).getBoundingClientRect();
        const isStated = comment.textContent?.startsWith('// →');
        return isStated && comment.getBoundingClientRect().right > right ? comment.textContent : [];
      }),
    );
    expect(hidden).toEqual([]);
  });

  it('have the type, the default and the meaning of a prop in one row', async () => {
    const { page } = await open('/docs/components/querybuilder');
    const row = page.locator('tr#prop-autoSelectField');
    expect(await row.getByRole('cell').first().textContent()).toMatch(
      /^autoSelectField\W*boolean · default: true$/,
    );
    expect(await row.getByRole('cell').last().textContent()).toBe(
      'With false, new rules start without a field',
    );
  });

  it('are readable, with working menus, without JavaScript', async () => {
    const { page } = await open(SHORT_GUIDE, { javaScriptEnabled: false });
    expect(await page.locator('.markdown pre .token').count()).toBeGreaterThan(20);
    await page.locator('aside').getByRole('link', { name: 'Components' }).click();
    await page.waitForURL('**/docs/category/components');
    await page
      .getByRole('link', { name: /DragHandle/ })
      .first()
      .click();
    await page.waitForURL('**/docs/components/draghandle');
  });

  it('highlight code after a navigation inside the site', async () => {
    const { page, complaints } = await open(PAGE);
    await page.locator('aside').getByRole('link', { name: 'NotToggle' }).click();
    await page.waitForURL(`**${SHORT_GUIDE}`);
    await page.locator('.markdown pre .token').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

it('the list of contents keeps its entries in place while the reader scrolls', async () => {
  const { page } = await open('/docs/components/querybuilder');
  const contents = page.locator('.table-of-contents').first();
  const tops = () =>
    contents
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop));
  const active = contents.locator('.table-of-contents__link--active');
  const before = await tops();
  for (const id of ['independent-combinators', 'fields-operators-combinators']) {
    await page.locator(`.markdown #${id}`).evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => active.getAttribute('href')).toBe(`#${id}`);
    expect(await tops()).toEqual(before);
  }
});

describe('API reference', () => {
  const sidebarOf = (page: Page) => {
    const sidebar = page.locator('.theme-doc-sidebar-container .menu');
    const current = sidebar.locator('[aria-current="page"]');
    const isCurrentInView = async () => {
      const [link, view] = await Promise.all([current.boundingBox(), sidebar.boundingBox()]);
      if (!link || !view) return false;
      return link.y >= view.y && link.y + link.height <= view.y + view.height;
    };
    return { sidebar, current, isCurrentInView };
  };

  it('has the link to the page that is open in view, and stays where it is when the next one is', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/formatQuery');
    const { sidebar, current, isCurrentInView } = sidebarOf(page);
    await expect.poll(isCurrentInView).toBe(true);
    const position = await sidebar.evaluate((menu) => menu.scrollTop);
    expect(position).toBeGreaterThan(0);
    await current.locator('xpath=ancestor::li[1]/preceding-sibling::li[1]//a').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/formatQuery'));
    await expect.poll(isCurrentInView).toBe(true);
    await expect.poll(() => sidebar.evaluate((menu) => menu.scrollTop)).toBe(position);
    expect(complaints).toEqual([]);
  });

  it('has the link to a page in view whose category was closed', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/parseSQL');
    const { isCurrentInView } = sidebarOf(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'DefaultRuleGroupType' })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'DefaultRuleGroupType' }).waitFor();
    await expect.poll(isCurrentInView).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('names its source at the end of each page', async () => {
    const { page } = await open('/api/react-querybuilder/functions/formatQuery');
    const note = page.getByRole('complementary', { name: 'About this reference' });
    expect(await note.textContent()).toContain(`react-querybuilder ${CORE_VERSION}`);
    expect(await note.textContent()).toMatch(/may differ/);
    expect(await page.locator('.theme-doc-breadcrumbs').count()).toBe(0);
    expect(await page.locator('aside .menu a').first().getAttribute('href')).toBe('/api');
  });

  it('shows the kind and package of a member, and a table of its parameters', async () => {
    const { page } = await open('/api/react-querybuilder/functions/findPath');
    expect(await page.locator('main').textContent()).toContain(
      `Function of react-querybuilder ${CORE_VERSION}`,
    );
    expect(await page.locator('main table th').allTextContents()).toContain('Parameter');
    expect(
      await page.locator('main table a[href*="/api/react-querybuilder/"]').count(),
    ).toBeGreaterThan(0);
  });
});
