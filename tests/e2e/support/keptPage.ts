import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** A page that one test after the other uses. */
export interface KeptPage {
  page: Page;
  /**
   * Brings the page back to what a new one is, except for its HTTP cache.
   *
   * @returns whether it could; otherwise the page must be closed
   */
  reset(): Promise<boolean>;
}

/** What changes a page or its context beyond the next address that it opens. */
const CHANGING = {
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeFromHAR',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
  context: [
    'addCookies',
    'addInitScript',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setOffline',
  ],
} as const;

/** The events that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
];

/** Reports every later call of one of an object's methods. */
function onCall<T extends object>(of: T, methods: readonly (keyof T)[], called: () => void): void {
  for (const name of methods) {
    const method = of[name] as (...args: unknown[]) => unknown;
    const reporting = (...args: unknown[]) => {
      called();
      return method.apply(of, args);
    };
    Object.defineProperty(of, name, { value: reporting });
  }
}

/**
 * Makes a new page usable by one test after the other. What it cannot undo, such as a script that every
 * page starts with, makes it unusable for the next test.
 *
 * @param page - the only page of its context
 */
export async function keepPage(page: Page): Promise<KeptPage> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  let isChanged = false;
  const change = () => {
    isChanged = true;
  };
  onCall(page, CHANGING.page, change);
  onCall(page.clock, ['install', 'setFixedTime', 'setSystemTime'], change);
  onCall(page.keyboard, ['down'], change);
  onCall(context, CHANGING.context, change);

  async function empty(): Promise<void> {
    const origin = inject('siteUrl').replace(/\/$/, '');
    // Otherwise a control under the mouse would be hovered on the next page.
    await page.mouse.move(-10, -10);
    // A page of the site without scripts, which alone can empty the tab's own storage.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await page.goto('about:blank');
    await context.clearCookies();
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.send('Page.resetNavigationHistory');
  }

  return {
    page,
    async reset() {
      if (isChanged || page.isClosed() || context.pages().length > 1) return false;
      for (const event of EVENTS) page.removeAllListeners(event);
      return empty().then(
        () => true,
        () => false,
      );
    },
  };
}
