import { type Browser, chromium } from 'playwright-core';
import { findFullChromium } from '../scripts/chromiumPath.mjs';
import { startWebServer } from '../scripts/webServers.mjs';

/**
 * Counts what page views take from the host: requests and bytes on the wire, with headers, compressed by the
 * build and sent by nginx with the configuration in `deploy/`.
 *
 * Usage: `npm run build && npm run compress && npm run bench:bytes`
 */

const GUIDE = '/docs/components/querybuilder';
const OTHER_GUIDE = '/docs/utils/export';

/** What a reader does: the views before the one that is counted, in the same tab, and that view. */
const VIEWS: readonly { name: string; before: readonly string[]; counted: string }[] = [
  { name: 'A guide, first visit', before: [], counted: GUIDE },
  { name: 'The next guide, by its address', before: [GUIDE], counted: OTHER_GUIDE },
  { name: 'The same guide again', before: [GUIDE], counted: GUIDE },
  { name: 'The home page, first visit', before: [], counted: '/' },
  { name: 'The demo, first visit', before: [], counted: '/demo' },
  { name: 'The demo in MUI, after a guide', before: [GUIDE], counted: '/demo/material' },
  { name: 'The sandbox, first visit', before: [], counted: '/sandbox' },
  {
    name: 'An API page, first visit',
    before: [],
    counted: '/api/react-querybuilder/functions/formatQuery',
  },
];

/** A page that has requested nothing for so long rests. */
const QUIET_MILLISECONDS = 3000;

interface Sent {
  requests: number;
  notModified: number;
  bytes: number;
  /** Answers that a cache in front of the host may keep for a year. */
  hashed: number;
  hashedBytes: number;
}

/** Counts the answers of the host until the page rests. */
async function view(browser: Browser, url: string, before: readonly string[], counted: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const nothing: Sent = { requests: 0, notModified: 0, bytes: 0, hashed: 0, hashedBytes: 0 };
  const sent = { ...nothing };
  let newest = 0;
  session.on('Network.requestWillBeSent', () => {
    newest = performance.now();
  });
  /** Opens a page and waits until it has prefetched what it links to. */
  const open = async (address: string) => {
    await page.goto(url + address, { waitUntil: 'networkidle' });
    while (performance.now() - newest < QUIET_MILLISECONDS) await page.waitForTimeout(100);
  };
  const kept = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith(url) || response.fromDiskCache) cached.add(requestId);
    if (response.status === 304) sent.notModified += 1;
    if (/immutable/.test(response.headers['Cache-Control'] ?? '')) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    sent.requests += 1;
    sent.bytes += encodedDataLength;
    if (!kept.has(requestId)) return;
    sent.hashed += 1;
    sent.hashedBytes += encodedDataLength;
  });
  for (const address of before) await open(address);
  Object.assign(sent, nothing);
  await open(counted);
  await context.close();
  return sent;
}

const host = await startWebServer('nginx', 'build');
const browser = await chromium.launch({ executablePath: findFullChromium() });
console.log('| View | Requests | KB | Of hashed files | KB of hashed files | Not modified |');
for (const { name, before, counted } of VIEWS) {
  const { requests, notModified, bytes, hashed, hashedBytes } = await view(
    browser,
    host.url,
    before,
    counted,
  );
  const kilobytes = [bytes, hashedBytes].map((count) => (count / 1000).toFixed(1));
  console.log(
    `| ${[name, requests, kilobytes[0], hashed, kilobytes[1], notModified].join(' | ')} |`,
  );
}
await browser.close();
await host.close();
