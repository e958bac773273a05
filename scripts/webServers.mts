import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { StaticHost } from './staticHost.mjs';

/** The web servers that `deploy/` has a configuration for. */
export type WebServer = 'nginx' | 'caddy';

const START_MILLISECONDS = 10_000;

/**
 * Lists what must be installed to run the web servers with the configurations in `deploy/`.
 *
 * @returns a sentence that says what to install, or `undefined` if nothing is missing
 */
export function missingServers(): string | undefined {
  const installed: Record<string, boolean> = {
    nginx: runs('nginx', '-v'),
    'libnginx-mod-http-brotli-static': fs.existsSync(
      '/usr/share/nginx/modules-available/mod-http-brotli-static.conf',
    ),
    caddy: runs('caddy', 'version'),
  };
  const missing = Object.keys(installed).filter((name) => !installed[name]);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} must be installed to test the hosts: run "apt-get install ${missing.join(' ')}".`;
}

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0;

/**
 * Serves a built site with a web server and its configuration in `deploy/`, on a free port of this machine only.
 *
 * @param server - the web server
 * @param root - the folder that becomes the server's root
 * @param basePath - the folder of the site in it, with slashes around it
 * @throws Error when the server does not start, with what it printed
 */
export async function startWebServer(
  server: WebServer,
  root: string,
  basePath = '/',
): Promise<StaticHost> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `rqb-${server}-`));
  // A web server runs its workers as another user, who must be able to read the files.
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const place = { root: path.resolve(root), sitePath: basePath.slice(0, -1) };
  const { args, env } = settings[server](folder, place, `127.0.0.1:${port}`);
  const child = spawn(server, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data) => {
    printed += data;
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    fs.rmSync(folder, { recursive: true });
  };
  const deadline = AbortSignal.timeout(START_MILLISECONDS);
  while (!(await answers(url))) {
    if (child.exitCode !== null || deadline.aborted) {
      await close();
      throw new Error(`${server} did not start: ${printed.trim()}`);
    }
  }
  return { url, basePath, close };
}

/** The server's root, and the path of the site in it without a slash at its end. */
interface Place {
  root: string;
  sitePath: string;
}

/** How each server is told its folder of temporary files, the site and its address. */
const settings = {
  nginx(folder: string, { root, sitePath }: Place, address: string) {
    const file = path.join(folder, 'nginx.conf');
    const replaced = {
      'listen 8080': `listen ${address}`,
      '/srv/site/host': `${root}${sitePath}/host`,
      '/srv/site': root,
      'pid /run/nginx.pid': `pid ${folder}/nginx.pid`,
    };
    let configuration = fs.readFileSync('deploy/nginx.conf', 'utf8');
    for (const [from, to] of Object.entries(replaced)) {
      if (!configuration.includes(from)) throw new Error(`deploy/nginx.conf lacks "${from}".`);
      configuration = configuration.replaceAll(from, to);
    }
    fs.writeFileSync(file, configuration);
    return { args: ['-c', file, '-g', 'daemon off;'], env: {} };
  },
  caddy(folder: string, { root, sitePath }: Place, address: string) {
    return {
      args: ['run', '--adapter', 'caddyfile', '--config', path.resolve('deploy/Caddyfile')],
      env: {
        SITE_ROOT: root,
        SITE_PATH: sitePath,
        SITE_ADDRESS: `http://${address}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
      },
    };
  },
} satisfies Record<WebServer, unknown>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server answers, after a moment where it does not. */
async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
