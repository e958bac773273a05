import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { HEADERS_FILE, headersOf, readHeaders } from '../plugins/publishing/host-files/headersFile';

export interface StaticHost {
  /** The address of the site, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder the way plain static hosts do: a file under its own name, a page also without its
 * `.html`, and `404.html` for the rest, all with the headers that the site's `_headers` file gives.
 * Nothing is redirected.
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
  const setHeaders = (response: ServerResponse, pathname: string) => {
    if (!fs.existsSync(headersFile)) return;
    const rules = readHeaders(fs.readFileSync(headersFile, 'utf8'));
    response.setHeaders(new Map(Object.entries(headersOf(rules, pathname))));
  };
  // `dev` reads the folder again for each request, so that a rebuilt site needs no restart.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, setHeaders });
  const server = createServer((request, response) => {
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
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
