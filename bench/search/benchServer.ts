import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A static server that counts. */
export interface BenchServer {
  url: string;
  /** The gzipped bytes of all answers since the last call. */
  takeBytes: () => number;
  close: () => void;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

/**
 * Serves files from memory, gzipped, and counts the bytes.
 *
 * @param files - the contents, by path
 */
export async function serveCounting(files: ReadonlyMap<string, Uint8Array>): Promise<BenchServer> {
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const content = files.get(path);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const body = gzipSync(content, { level: 9 });
    bytes += body.length;
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
