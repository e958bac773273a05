import type { Page } from 'playwright-core';
import { hydrated, type WatchedPage } from './browser';
import { addressOf } from './builtSite';

/** What a browser found at a route. */
export interface Visit {
  title: string;
  /** The texts of the headings of level 1 in the main content. */
  headings: string[];
  /** Console errors and warnings, uncaught errors, failed and third-party requests. */
  complaints: string[];
}

/** The number of pages that keeps two cores busy. */
const MAX_CONCURRENT_PAGES = 2;

/**
 * Opens every route in a browser, two at a time.
 *
 * @param newPage - opens an empty page; one that saves data does not prefetch what the crawl opens
 *   anyway
 * @param routes - the routes to visit
 */
export async function crawl(
  newPage: () => Promise<WatchedPage>,
  routes: readonly string[],
): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const waiting = [...routes];
  const visitAndWait = async () => {
    const { page, complaints } = await newPage();
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      complaints.length = 0;
      const seen = await visit(page, route).catch((error: Error) => {
        complaints.push(error.message);
        return { title: '', headings: [] };
      });
      visits.set(route, { ...seen, complaints: [...complaints] });
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PAGES }, visitAndWait));
  return visits;
}

/** Opens a route and waits until its page is hydrated and idle. */
async function visit(page: Page, route: string) {
  await page.goto(new URL(addressOf(route)).pathname, { waitUntil: 'load' });
  await hydrated(page);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const headings = [...document.querySelectorAll('main h1')];
    return {
      title: document.title,
      headings: headings.map((heading) => heading.textContent ?? ''),
    };
  });
}
