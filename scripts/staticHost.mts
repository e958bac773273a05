import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { HEADERS_FILE, headersOf, readHeaders } from '../plugins/publishing/host-files/headersFile';
import { ownAddress, withinSite } from '../src/addresses/basePath';

export interface StaticHost {
  /** The address of the host, without a trailing slash. */
  url: string;
  /** The path that the site is published below, with slashes around it. */
  basePath: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder the way plain static hosts do: a file under its own name, a page also without its
 * `.html`, and `404.html` for the rest, all with the headers that the site's `_headers` file gives, and
 * below the base path that this file names. Nothing is redirected.
 *
 * @param folder - the folder to serve
 * @param port - the port to listen on; 0 takes a free one
 * @throws Error when the folder holds no built site, or the port is taken
 */
export async function startServer(folder: string, port = 0): Promise<StaticHost> {
  const notFound = path.join(folder, '404.html');
  if (!fs.existsSync(notFound)) {
    throw new Error(`There is no built site in "${folder}": run "npm run build" first.`);
  }
  const answerNotFound = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    fs.createReadStream(notFound).pipe(response);
  };
  const headersFile = path.join(folder, HEADERS_FILE);
  const readRules = () =>
    fs.existsSync(headersFile) ? readHeaders(fs.readFileSync(headersFile, 'utf8')) : [];
  // The first rule is for every answer of the site.
  const basePath = readRules()[0]?.below ?? '/';
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const headers = headersOf(readRules(), ownAddress(pathname, basePath));
    response.setHeaders(new Map(Object.entries(headers)));
  };
  // `dev` reads the folder again for each request, so that a rebuilt site needs no restart.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, setHeaders });
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (!address.startsWith(basePath)) {
      response.writeHead(404).end('The site is not published at this path.');
      return;
    }
    request.url = withinSite(address, basePath);
    files(request, response, () => {
      setHeaders(response, '/');
      answerNotFound(request, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    basePath,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
