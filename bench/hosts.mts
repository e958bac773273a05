import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { startWebServer, type WebServer } from '../scripts/webServers.mjs';

/**
 * Measures the web servers of `deploy/` with readers who ask for pages and their files without a pause.
 *
 * Usage: `npm run build && npm run compress && npm run bench:hosts`, followed by the number of readers (200 by
 * default) and the seconds (30 by default)
 */
const [readers = '200', seconds = '30'] = process.argv.slice(2);

/** Not a dependency: nobody but this bench needs it. */
const LOAD_TOOL = 'autocannon@8.0.0';

const SERVERS: readonly WebServer[] = ['nginx', 'caddy'];

/** What readers ask for: pages of each type, and files of every page. */
const addresses = [
  '/',
  '/docs/intro',
  '/docs/components/querybuilder',
  '/demo',
  '/api/react-querybuilder/functions/formatQuery',
  ...globSync('assets/{js/main,css/styles}.*.{js,css}', { cwd: 'build' }).map((file) => `/${file}`),
];

interface Load {
  requests: { average: number; total: number };
  throughput: { average: number };
  latency: { p50: number; p99: number; max: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** What the load tool reads addresses from: requests as a browser records them. */
function recordedRequests(url: string): string {
  const headers = [{ name: 'accept-encoding', value: 'gzip, deflate, br' }];
  const entries = addresses.map((address) => ({
    request: { method: 'GET', url: url + address, headers },
  }));
  return JSON.stringify({ log: { entries } });
}

const run = promisify(execFile);
const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-load-')), 'requests.har');
console.log('| Server | Requests/s | MB/s | Median | p99 | Longest | Requests | Errors |');
for (const server of SERVERS) {
  const host = await startWebServer(server, 'build');
  fs.writeFileSync(file, recordedRequests(host.url));
  const options = ['--json', '-c', readers, '-d', seconds, '--har', file, host.url];
  const { stdout } = await run('npm', ['exec', '--yes', '--', LOAD_TOOL, ...options]);
  await host.close();
  const { requests, throughput, latency, errors, timeouts, non2xx } = JSON.parse(stdout) as Load;
  const cells = [
    server,
    Math.round(requests.average),
    Math.round(throughput.average / 1e6),
    `${latency.p50} ms`,
    `${latency.p99} ms`,
    `${latency.max} ms`,
    requests.total,
    errors + timeouts + non2xx,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
fs.rmSync(path.dirname(file), { recursive: true });
