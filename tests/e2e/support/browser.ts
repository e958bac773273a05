import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { findChromium } from '../../../scripts/chromiumPath.mjs';
import { type KeptPage, keepPage } from './keptPage';
import { noticeSoon } from './noticeSoon';
import { layOutAll } from './textBelowFold';

/**
 * What Playwright turns off in Chromium, whose list {@link ARGUMENTS} replaces, and `RenderDocument`: recreating the frame
 * for each page is a seventh of the work of opening it.
 */
const FEATURES_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
];

/**
 * Chromium without its own background requests, since tests count every request, and without the compilers
 * that optimize: a page of a test ends before what they cost, an eighth of all work, pays for itself.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev,--no-opt,--max-lazy',
  `--disable-features=${FEATURES_OFF}`,
];

/** A page, and every error and warning it reported. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, uncaught errors, failed requests and third-party requests. */
  complaints: string[];
}

/** How a test file uses its browser. */
interface TestBrowserOptions {
  /** Launches a browser of the file's own with these options, instead of the shared one. */
  launch?: LaunchOptions;
  /**
   * Turns on the browser's data saver, so that a page loads only what it uses itself. For tests about
   * what a page shows or does: prefetching the pages that it links to is a quarter of opening it.
   */
  savesData?: boolean;
  /**
   * Opens each page in a browser context of its own, with an empty HTTP cache. For tests about what is
   * loaded, or what works without a network.
   */
  hasEmptyCache?: boolean;
}

/** Takes an idle page. A test may have closed it after it was reset. */
function nextIdle(savesData: boolean): KeptPage | undefined {
  const kept = idle.get(savesData)?.pop();
  return kept?.page.isClosed() ? nextIdle(savesData) : kept;
}

const launch = (options?: LaunchOptions) =>
  chromium.launch({ executablePath: findChromium(), args: ARGUMENTS, ...options });

/** The browser of all test files that run in this worker; it ends with the worker. */
let shared: Promise<Browser> | undefined;

/** Pages of it that the next tests can use, by whether they save data. A new one takes twice the time. */
const idle = new Map<boolean, KeptPage[]>();

function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/**
 * Provides a browser for a test file, and closes the pages that a test or the file leaves open.
 *
 * @returns functions that open pages in it
 */
export function testBrowser({
  launch: own,
  savesData = false,
  hasEmptyCache = false,
}: TestBrowserOptions = {}) {
  let browser: Browser;
  // Open pages keep running and slow down later tests.
  const ofTest: BrowserContext[] = [];
  const ofFile: BrowserContext[] = [];
  const keptByTest: KeptPage[] = [];
  let contexts = ofFile;
  let isInTest = false;
  beforeEach(() => {
    contexts = ofTest;
    isInTest = true;
  });
  afterEach(async ({ task }) => {
    contexts = ofFile;
    isInTest = false;
    const kept = keptByTest.splice(0);
    const isReset = await Promise.all(
      kept.map((one) => task.result?.state !== 'fail' && one.reset()),
    );
    idle.set(savesData, [...(idle.get(savesData) ?? []), ...kept.filter((_, i) => isReset[i])]);
    const unusable = kept.filter((_, i) => !isReset[i]).map(({ page }) => page.context());
    await Promise.all([...ofTest.splice(0), ...unusable].map(close));
  });
  beforeAll(async () => {
    browser = await (own ? launch(own) : sharedBrowser());
  });
  afterAll(async () => {
    await Promise.all(ofFile.map(close));
    if (own) await browser.close();
  });

  /**
   * Opens an empty page that knows the site's address.
   *
   * @param options - how the reader's browser is set
   */
  async function newPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    if (isInTest && !own && !hasEmptyCache && Object.keys(options).length === 0) {
      const kept = nextIdle(savesData) ?? (await keepPage(await pageOf({})));
      keptByTest.push(kept);
      return { page: kept.page, complaints: watch(kept.page) };
    }
    const page = await pageOf(options);
    contexts.push(page.context());
    return { page, complaints: watch(page, options.baseURL) };
  }

  async function pageOf(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('siteUrl'),
      viewport: { width: 1300, height: 850 },
      ...options,
    });
    const page = await context.newPage();
    noticeSoon(page);
    if (savesData) await saveData(page);
    return page;
  }

  /**
   * Opens a page of the site, and waits until it runs.
   *
   * @param path - the path to open
   * @param options - how the reader's browser is set
   */
  async function open(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await newPage(options);
    await watched.page.goto(path);
    if (options?.javaScriptEnabled !== false) await hydrated(watched.page);
    return watched;
  }

  return { newPage, open };
}

/** Turns on the browser's data saver for a page. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Has a page take its line for a slow one. Chromium itself says so only of a line that is slow, on which the
 * page would take half a minute.
 *
 * @param connection - what the browser says of the line
 */
export async function slowLine(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { get: () => given });
  }, connection);
}

/** Closes a context. Route handlers that still answer requests of its pages may then fail. */
async function close(context: BrowserContext): Promise<void> {
  const stopAnswering = (part: BrowserContext | Page) =>
    // A test may have closed it already.
    part.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
  await Promise.all([context, ...context.pages()].map(stopAnswering));
  await context.close();
}

/** Waits until React has hydrated the page. */
export async function started(page: Page): Promise<void> {
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
}

/**
 * Waits until React has hydrated the page, and lays out all of its text. Otherwise a link far down the page could move
 * between the press and the release of a click on it, while the browser replaces estimated heights.
 */
export async function hydrated(page: Page): Promise<void> {
  await started(page);
  await layOutAll(page);
}

/**
 * What Chromium says of an answer with the status 404, whichever page comes with it.
 *
 * @param path - what was asked for
 */
export const statusNotFound = (path: string) =>
  `Failed to load resource: the server responded with a status of 404 (Not Found): ${path}`;

function watch(page: Page, site = inject('siteUrl')): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    const isAnswer = message.text().startsWith('Failed to load resource') && url !== '';
    complaints.push(isAnswer ? `${message.text()}: ${new URL(url).pathname}` : message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = origin === new URL(site).origin;
    if (!own && protocol.startsWith('http')) complaints.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels the requests that it had not finished.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}
