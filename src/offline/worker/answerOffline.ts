import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly, Strategy, type StrategyHandler } from 'workbox-strategies';
import { OPENING_PAGE } from '../../../config/offline';
import { PREVIEW_FOLDER } from '../../../config/sandbox';
import { BASE_PATH, ownAddress, withinSite } from '../../addresses/basePath';
import { readCopy } from '../storage';
import { scope } from './scope';

/**
 * The service worker of readers who have stored the site. It stores nothing itself. Everything that can change comes
 * from the network first, and from the copy when the network does not answer; files whose names change with their
 * content come from the copy first.
 */

/** Finds a file of the copy. */
async function stored(path: string): Promise<Response | undefined> {
  const copy = await readCopy();
  return copy && caches.match(ownAddress(path), { cacheName: copy.cache });
}

const pathOf = ({ url }: { url: string }) => withinSite(new URL(url).pathname);

/** Files that are in the copy come from there. */
class StoredFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await stored(pathOf(request))) ?? handler.fetch(request);
  }
}

/** Answers from the network, and only without a network from the copy. */
const networkOr = (find: (path: string) => Promise<Response | undefined>) =>
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => find(pathOf(request)) }] });

/** The page in the frame of the sandbox, without the origin of the site: see `src/sandbox/storedFrame.ts`. */
class SandboxedFrame extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const page = (await stored(pathOf(request))) ?? (await handler.fetch(request));
    return new Response(page.body, {
      status: page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // In addition to the policy in its HTML.
        'Content-Security-Policy': 'sandbox allow-scripts',
      },
    });
  }
}

/** Whether a page of the copy can be opened: what the page asks before it leaves another one for it. */
async function answerHead(path: string): Promise<Response | undefined> {
  const copy = await readCopy();
  const page = path === '/' ? path : path.replace(/\/$/, '');
  return copy?.pages.includes(page) ? new Response(null, { status: 200 }) : undefined;
}

void scope.skipWaiting();
clientsClaim();

const isFrame = (path: string) => path.startsWith(PREVIEW_FOLDER) && path.endsWith('.html');
const isHashed = (path: string) =>
  path.startsWith('/assets/') || /^\/search-records\/(?!manifest\.)/.test(path);

interface Match {
  sameOrigin: boolean;
  url: URL;
  request: Request;
}

const within = (matches: (path: string, request: Request) => boolean) => {
  return ({ sameOrigin, url, request }: Match) =>
    sameOrigin && url.pathname.startsWith(BASE_PATH) && matches(withinSite(url.pathname), request);
};

registerRoute(
  within((path, { mode }) => mode === 'navigate' && isFrame(path)),
  new SandboxedFrame(),
);
registerRoute(
  within((_, { mode }) => mode === 'navigate'),
  networkOr(async () => stored(OPENING_PAGE)),
);
registerRoute(within(isHashed), new StoredFirst());
registerRoute(
  within(() => true),
  networkOr(stored),
);
registerRoute(
  within((path) => !isFrame(path)),
  networkOr(answerHead),
  'HEAD',
);
