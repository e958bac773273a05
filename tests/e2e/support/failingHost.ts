import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inject } from 'vitest';
import { listen } from './listen';

/** How a host can fail to send a file. */
export type HostFailure =
  /** It answers with status 404. */
  | '404'
  /** It answers with status 500. */
  | '500'
  /** It takes the request and never answers. */
  | 'never'
  /** It sends the first half and closes the connection. */
  | 'cut off'
  /** It sends the first half as if that were the whole file. */
  | 'half'
  /** It sends an HTML page, as hosts of single-page applications do for every path. */
  | 'HTML'
  /** It treats the path as a folder: it redirects to the path with a slash, and then answers with status 404. */
  | 'folder';

/** A host of the built site that can be made to fail. */
export interface FailingHost {
  url: string;
  /** The method and path of every request, such as `GET /docs/intro`, in order. */
  requests: string[];
  /** Makes requests for matching paths fail from now on. */
  fail(failure: HostFailure, matches: (path: string) => boolean): void;
  /** Answers every request correctly from now on. */
  recover(): void;
  /** Replaces the site with one whose scripts and stylesheets have other names; the old files are gone. */
  deploy(): void;
}

const MISSING_FILE = '/no-such-file';
const DEPLOYED = 'assets/second/';
const FIRST_NAMES = /^\/assets\/(?:js|css)\//;
const NAMES = /assets\/(?=js\/|css\/)/g;

/** All headers except those about the connection and the length. */
const endToEndHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !/^(?:connection|keep-alive|transfer-encoding|date|content-length)$/.test(name),
    ),
  );

/**
 * Starts a host of the built site for one test.
 *
 * @param folder - the path of the site on the host; other paths do not exist
 */
export async function startFailingHost(folder = ''): Promise<FailingHost> {
  const site = inject('siteUrl');
  const requests: string[] = [];
  let failure: HostFailure | undefined;
  let failing: (path: string) => boolean = () => false;
  let isDeployed = false;

  /** Asks the whole host, in the names that it knows. */
  async function soundAnswer(path: string, { method, headers }: IncomingMessage) {
    const isGone = isDeployed && FIRST_NAMES.test(path);
    const isOutside = !path.startsWith(folder);
    const known =
      isGone || isOutside ? MISSING_FILE : path.slice(folder.length).replace(DEPLOYED, 'assets/');
    const condition = headers['if-none-match'];
    const answer = await fetch(site + known, {
      method,
      headers: condition && !isDeployed ? { 'If-None-Match': condition } : {},
    });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = isDeployed && /html|javascript/.test(type);
    const body = isText ? Buffer.from(bytes.toString().replace(NAMES, DEPLOYED)) : bytes;
    return { status: answer.status, body, headers: endToEndHeaders(answer.headers) };
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse) {
    const isFailing = failing(path) && failure;
    if (isFailing === 'never') return;
    const isLost = isFailing === 'folder' && path.endsWith('/');
    const { status, headers, body } = await soundAnswer(isLost ? MISSING_FILE : path, request);
    const half = body.subarray(0, body.length / 2);
    const { etag: _, ...others } = headers;
    const send = (code: number, type: string, content: string) =>
      response.writeHead(code, { ...others, 'content-type': type }).end(content);
    switch (isFailing) {
      case '404':
        return send(404, 'text/plain', 'Not found');
      case '500':
        return send(500, 'text/plain', 'Internal server error');
      case 'HTML':
        return send(200, 'text/html', '<!doctype html><title>One page for everything</title>');
      case 'half':
        // A browser that keeps it asks next time whether the whole file has changed.
        return response.writeHead(status, headers).end(half);
      case 'cut off':
        response.writeHead(200, { ...others, 'content-length': body.length });
        return response.write(half, () => response.destroy());
      case 'folder':
        if (isLost) return response.writeHead(status, headers).end(body);
        return response.writeHead(301, { location: `${path}/` }).end();
      default:
        return response.writeHead(status, headers).end(body);
    }
  }

  const server = createServer((request, response) => {
    const path = request.url as string;
    requests.push(`${request.method} ${path}`);
    void answer(path, request, response);
  });
  const url = await listen(server);
  return {
    url,
    requests,
    fail(kind, matches) {
      failure = kind;
      failing = matches;
    },
    recover() {
      failure = undefined;
    },
    deploy() {
      isDeployed = true;
    },
  };
}
