/** How long a page waits after a link came into view before it fetches pages, in milliseconds. */
const DWELL = 2000;

/**
 * How long a link must have been in view then, in milliseconds. Less than the wait, because links of
 * the text come into view after those of the menus, and are fetched first.
 */
const MIN_DWELL = 1500;

/** Pages that are fetched for one page because links to them are in view. */
const MAX_PAGES = 4;

/** Bytes, as they are sent, after which nothing more is fetched for one page. */
const MAX_BYTES = 5000;

/** Fetches scripts of a page up to a number of bytes, and returns the bytes that were sent. */
type Fetch = (pathname: string, maxBytes: number) => Promise<number>;

/** When the targets of links came into view, by their paths. */
const seen = new Map<string, number>();
let isWaiting = false;
let page: string | undefined;
let left = MAX_PAGES;
let bytes = 0;

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Readers follow links of the text more than those to neighbors and parents, and these more than menus. */
const rankOf = (link: Element) => (link.closest('main') ? 0 : 2) + (link.closest('nav') ? 1 : 0);

/** The targets of the links in view, the likeliest first. */
function targetsInView(): string[] {
  const targets = [...document.querySelectorAll('a[href]')]
    .filter((link) => seen.has(link.getAttribute('href') as string) && isInView(link))
    .map((link) => ({ target: link.getAttribute('href') as string, rank: rankOf(link) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ target }) => target);
  return [...new Set(targets)];
}

/** Waits until the page has nothing else to do: what the reader does comes first. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

async function fetchPages(fetch: Fetch): Promise<void> {
  const latest = performance.now() - MIN_DWELL;
  const shown = targetsInView().filter((target) => (seen.get(target) as number) <= latest);
  for (const [target, since] of seen) if (since <= latest) seen.delete(target);
  for (const target of shown) {
    const { pathname } = window.location;
    await idle();
    if (left === 0 || pathname !== window.location.pathname) return;
    left -= 1;
    bytes += await fetch(target, MAX_BYTES - bytes);
    if (bytes >= MAX_BYTES) left = 0;
  }
}

function wait(fetch: Fetch): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(async () => {
    await fetchPages(fetch);
    isWaiting = false;
    if (seen.size > 0 && left > 0) wait(fetch);
  }, DWELL);
}

/**
 * Fetches the page that a link leads to when the link stays in view, the page is idle, and not too many
 * pages and bytes have been fetched for the current one.
 *
 * @param pathname - the path of the page, as the link has it
 * @param fetch - fetches the page
 */
export function linkInView(pathname: string, fetch: Fetch): void {
  if (page !== window.location.pathname) {
    page = window.location.pathname;
    left = MAX_PAGES;
    bytes = 0;
    seen.clear();
  }
  if (left === 0 || seen.has(pathname)) return;
  seen.set(pathname, performance.now());
  wait(fetch);
}
