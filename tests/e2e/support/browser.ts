import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { chromiumPath } from '../../../scripts/chromiumPath.mjs';

/** Chromium without its own background requests; tests count every request. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page, and everything it complained about. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, uncaught errors, failed requests and third-party requests. */
  complaints: string[];
}

/**
 * Gives a test file one browser, closed after its last test.
 *
 * @param settings - how the browser is started, where that is not as usual
 * @returns functions that open pages in it
 */
export function testBrowser(settings: LaunchOptions = {}) {
  let browser: Browser;
  // Pages that are left open go on working, and take the time of the tests after them.
  const ofTest: BrowserContext[] = [];
  const ofFile: BrowserContext[] = [];
  let contexts = ofFile;
  beforeEach(() => {
    contexts = ofTest;
  });
  afterEach(async () => {
    contexts = ofFile;
    await Promise.all(ofTest.splice(0).map(close));
  });
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: QUIET, ...settings });
  });
  afterAll(async () => {
    await Promise.all(ofFile.map(close));
    await browser.close();
  });

  /**
   * Opens an empty page that knows the site's address.
   *
   * @param options - how the reader's browser is set
   * @returns the page and its complaints
   */
  async function newPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const context = await browser.newContext({
      baseURL: inject('siteUrl'),
      viewport: { width: 1300, height: 850 },
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    return { page, complaints: watch(page, options.baseURL) };
  }

  /**
   * Opens a page of the site, and waits until it runs.
   *
   * @param path - the path to open
   * @param options - how the reader's browser is set
   * @returns the page and its complaints
   */
  async function open(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await newPage(options);
    await watched.page.goto(path);
    if (options?.javaScriptEnabled !== false) await hydrated(watched.page);
    return watched;
  }

  return { newPage, open };
}

/** Closes a context. What still answers requests of its pages in a test's place may then fail. */
async function close(context: BrowserContext): Promise<void> {
  const stopAnswering = (part: BrowserContext | Page) =>
    // A test may have closed it already.
    part.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
  await Promise.all([context, ...context.pages()].map(stopAnswering));
  await context.close();
}

/**
 * Waits until the page's scripts have taken over its markup.
 *
 * @param page - the page
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

function watch(page: Page, site = inject('siteUrl')): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = origin === new URL(site).origin;
    if (!own && protocol.startsWith('http')) complaints.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it was still loading.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}
