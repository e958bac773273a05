import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { hydrateSidebar } from './support/liveParts';

const { newPage, open } = testBrowser({ savesData: true });

const TABLET = { viewport: { width: 1100, height: 800 }, hasTouch: true };
const isExpanded = (toggle: Locator) => toggle.getAttribute('aria-expanded');

describe('a dropdown', () => {
  it('opens and closes with Enter', async () => {
    const { page } = await open('/discord');
    const dropdown = page.locator('.navbar .dropdown').first();
    const toggle = dropdown.locator('> a');
    await toggle.focus();
    for (const state of ['true', 'false', 'true']) {
      await page.keyboard.press('Enter');
      await expect.poll(() => isExpanded(toggle)).toBe(state);
      const menu = dropdown.locator('.dropdown__menu');
      await menu.waitFor({ state: state === 'true' ? 'visible' : 'hidden' });
    }
    expect(new URL(page.url()).pathname).toBe('/discord');
  });

  it.each([
    ['a click outside', (page: Page) => page.mouse.click(400, 600)],
    ['a touch outside', (page: Page) => page.touchscreen.tap(400, 600)],
    ['the focus going elsewhere', (page: Page) => page.locator('footer a').first().focus()],
  ])('closes on %s, and not on one inside', async (_, leave) => {
    const { page } = await open('/docs/category/components', TABLET);
    const dropdown = page.locator('.navbar .dropdown').first();
    const toggle = dropdown.locator('> a');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isExpanded(toggle)).toBe('true');
    await dropdown.locator('.dropdown__menu a').last().focus();
    expect(await isExpanded(toggle)).toBe('true');
    await leave(page);
    await expect.poll(() => isExpanded(toggle)).toBe('false');
    await page.context().close();
  });
});

describe('Escape', () => {
  it('closes a dropdown that was opened by keyboard, and returns the focus', async () => {
    const { page } = await open('/discord');
    const dropdown = page.locator('.navbar .dropdown').first();
    const toggle = dropdown.locator('> a');
    await toggle.press('Enter');
    await dropdown.locator('.dropdown__menu').waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => isExpanded(toggle)).toBe('false');
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes a dropdown that is open on hover, until the pointer returns', async () => {
    const { page } = await open('/discord');
    const dropdown = page.locator('.navbar .dropdown').first();
    const menu = dropdown.locator('.dropdown__menu');
    await dropdown.hover();
    await menu.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.mouse.move(400, 600);
    await dropdown.hover();
    await menu.waitFor({ state: 'visible' });
  });
});

describe('the breakpoint', () => {
  it('between the mobile and the desktop navigation bar is at 996 pixels', async () => {
    const { page } = await open('/docs/category/components', {
      viewport: { width: 996, height: 700 },
    });
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    const docs = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Docs', exact: true });
    await button.waitFor();
    expect(await docs.isVisible()).toBe(false);
    await page.setViewportSize({ width: 997, height: 700 });
    await docs.waitFor();
    expect(await button.isVisible()).toBe(false);
  });
});

/** How the height of a list changed: its first and last value, in milliseconds and pixels. */
interface Movement {
  duration: number;
  easing: string;
  from: string;
  to: string;
  /** The height that it was seen to have after half of the time. */
  halfway: number;
  /** The height of what it holds. */
  whole: number;
}

/** Records in the page how the height of the list in an item of the sidebar moves from now on. */
function watchHeight(item: HTMLElement | SVGElement): void {
  const movements: unknown[] = [];
  Object.assign(window, { movements });
  item.ontransitionrun = ({ target, propertyName }) => {
    const list = target as HTMLElement;
    if (propertyName !== 'height' || list.parentElement !== item) return;
    const animation = list
      .getAnimations()
      .find((own) => (own as CSSTransition).transitionProperty === 'height') as Animation;
    const effect = animation.effect as KeyframeEffect;
    const { duration, easing } = effect.getTiming();
    const [from, to] = effect.getKeyframes().map(({ height }) => height);
    // Half of the time has passed, wherever the clock is.
    animation.pause();
    animation.currentTime = (duration as number) / 2;
    const halfway = list.getBoundingClientRect().height;
    animation.play();
    movements.push({ duration, easing, from, to, halfway, whole: list.scrollHeight });
  };
}

/** Uses the button of a category of the sidebar, and reads how its list moved. */
async function movement(page: Page, category: string) {
  const item = page.locator('aside li', { hasText: category }).first();
  const button = item.locator('.menu__list-item-collapsible').getByRole('button');
  const isOpening = (await button.getAttribute('aria-expanded')) === 'false';
  await item.evaluate(watchHeight);
  await button.click();
  const list = item.locator('> ul');
  await expect
    .poll(() => list.evaluate((ul) => (ul as HTMLElement).style.height))
    .toBe(isOpening ? 'auto' : '0px');
  await list.waitFor({ state: isOpening ? 'visible' : 'hidden' });
  const movements = await page.evaluate(
    () => (window as unknown as { movements: Movement[] }).movements,
  );
  expect(movements).toHaveLength(1);
  return movements[0] as Movement;
}

describe('a collapsible section', () => {
  it('expands and collapses with easing, and takes longer the taller it is', async () => {
    const { page } = await open('/docs/category/utilities');
    await hydrateSidebar(page);
    const durations: number[] = [];
    for (const category of ['Styling', 'Components']) {
      const opening = await movement(page, category);
      const closing = await movement(page, category);
      const whole = `${opening.whole}px`;
      expect(opening).toMatchObject({ from: '0px', to: whole, easing: 'ease-in-out' });
      expect(closing).toMatchObject({ from: whole, to: '0px', easing: 'ease-in-out' });
      for (const { halfway } of [opening, closing]) expect(halfway).toBeCloseTo(opening.whole / 2);
      expect(closing.duration).toBe(opening.duration);
      durations.push(opening.duration);
    }
    expect(durations[0]).toBeGreaterThan(50);
    expect(durations[1]).toBeGreaterThan(durations[0] as number);
  });
});

describe('the back-to-top button', () => {
  async function scrollDown(page: Page) {
    await page.evaluate(() => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      window.addEventListener('scroll', () => moves.push(window.scrollY));
    });
    // It is offered to whoever turns back.
    for (const distance of [1500, 1500, -300]) await page.mouse.wheel(0, distance);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2700);
    await button.waitFor();
    await page.evaluate(() => {
      (window as unknown as { moves: number[] }).moves.length = 0;
    });
    await button.click();
    // The event comes with the frame after the movement.
    await page.waitForFunction(() => (window as unknown as { moves: number[] }).moves.at(-1) === 0);
    return page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  }

  it('covers 15 % of the remaining distance in each frame', async () => {
    const { page } = await open('/docs/components/querybuilder');
    const moves = await scrollDown(page);
    expect(moves.length).toBeGreaterThan(5);
    expect(moves[0]).toBe(Math.floor(2700 * 0.85));
    for (const [index, move] of moves.slice(1).entries()) {
      const before = moves[index] as number;
      // One frame may take two steps.
      expect([Math.floor(before * 0.85), Math.floor(Math.floor(before * 0.85) * 0.85)]).toContain(
        move,
      );
    }
  });

  it('jumps when the reader prefers reduced motion', async () => {
    const { page } = await open('/docs/components/querybuilder', { reducedMotion: 'reduce' });
    expect(await scrollDown(page)).toEqual([0]);
  });
});

describe('the search button', () => {
  it.each([
    ['MacIntel', '⌘', 'Meta+K /'],
    ['iPhone', '⌘', 'Meta+K /'],
    ['Linux x86_64', 'Ctrl', 'Control+K /'],
    ['Win32', 'Ctrl', 'Control+K /'],
  ])('shows on %s the key %s', async (platform, key, shortcut) => {
    const { page, complaints } = await newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { value });
    }, platform);
    await page.goto('/discord');
    await hydrated(page);
    const button = page.locator('.DocSearch-Button');
    await button.getByText(key, { exact: true }).waitFor();
    expect(await button.getAttribute('aria-keyshortcuts')).toBe(shortcut);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
