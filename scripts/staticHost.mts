import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import type { HeaderRule } from '../config/security';
import { HEADERS_FILE, headersOf, readHeaders } from '../plugins/publishing/host-files/headersFile';
import { ownAddress, withinSite } from '../src/addresses/basePath';

export interface StaticHost {
  /** The address of the host, without a trailing slash. */
  url: string;
  /** The path that the site is published below, with slashes around it. */
  basePath: string;
  close: () => Promise<void>;
}

/** Answers the requests of a host. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the rules in a folder's `_headers` again only when the file has changed. */
function rulesOf(folder: string): () => HeaderRule[] {
  const file = path.join(folder, HEADERS_FILE);
  let rules: HeaderRule[] = [];
  let readAt: number | undefined;
  return () => {
    const changedAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== readAt) {
      rules = changedAt === undefined ? [] : readHeaders(fs.readFileSync(file, 'utf8'));
      readAt = changedAt;
    }
    return rules;
  };
}

/**
 * Answers as plain static hosts do: with a file under its own name, a page also without its
 * `.html`, and `404.html` for the rest, all with the headers that the site's `_headers` file gives, and
 * below the base path that this file names. Nothing is redirected.
 *
 * @param folder - the folder to serve
 * @param extraHeaders - replace those of the site
 * @throws Error when the folder holds no built site
 */
export function siteHandler(folder: string, extraHeaders: Record<string, string> = {}): Handler {
  const notFound = path.join(folder, '404.html');
  if (!fs.existsSync(notFound)) {
    throw new Error(`There is no built site in "${folder}": run "npm run build" first.`);
  }
  const readRules = rulesOf(folder);
  const basePath = basePathOf(readRules());
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const headers = headersOf(readRules(), ownAddress(pathname, basePath));
    response.setHeaders(new Map(Object.entries({ ...headers, ...extraHeaders })));
  };
  const answerNotFound = (response: ServerResponse) => {
    setHeaders(response, '/');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    fs.createReadStream(notFound).pipe(response);
  };
  // `dev` reads the folder again for each request, so that a rebuilt site needs no restart.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, setHeaders });
  return (request, response) => {
    const address = request.url ?? '/';
    if (!address.startsWith(basePath)) {
      response.writeHead(404).end('The site is not published at this path.');
      return;
    }
    request.url = withinSite(address, basePath);
    files(request, response, () => answerNotFound(response));
  };
}

/** The first rule is for every answer of the site. */
const basePathOf = (rules: readonly HeaderRule[]): string => rules[0]?.below ?? '/';

/**
 * Serves a folder; see {@link siteHandler}.
 *
 * @param folder - the folder to serve
 * @param port - the port to listen on; 0 takes a free one
 * @throws Error when the folder holds no built site, or the port is taken
 */
export async function startServer(folder: string, port = 0): Promise<StaticHost> {
  const server = createServer(siteHandler(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    basePath: basePathOf(rulesOf(folder)()),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
