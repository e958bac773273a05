import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { startServer } from '../scripts/staticHost.mjs';

const compress = promisify(gzip);

/** What hosts compress; fonts and pictures are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

/**
 * Serves a built site compressed, as hosts do, with the headers of the static host.
 *
 * @param folder - the folder of the built site
 * @param edit - changes pages before they are sent
 * @throws Error when the folder holds no built site
 */
export async function serveCompressed(
  folder: string,
  edit: (html: string) => string = (html) => html,
) {
  const plain = await startServer(folder);
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(plain.url + request.url);
    const headers = Object.fromEntries(answer.headers);
    const file = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    const body = isPage ? Buffer.from(edit(file.toString())) : file;
    if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) {
      response.writeHead(answer.status, headers).end(body);
      return;
    }
    const url = request.url as string;
    const smaller = compressed.get(url) ?? ((await compress(body)) as Buffer);
    compressed.set(url, smaller);
    const sent = { ...headers, 'content-encoding': 'gzip', 'content-length': smaller.length };
    response.writeHead(answer.status, sent).end(smaller);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await plain.close();
    },
  };
}
