import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Peer } from './peers.js';

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

/**
 * Builds a site with another tool.
 *
 * @param peer - the tool
 * @param folder - an empty folder for its files
 * @param pages - the Markdown of the pages, by their names; each begins with a heading of level 1
 * @returns the folder of the built site
 * @throws Error when a package cannot be installed, or the tool fails
 */
export function buildPeer(peer: Peer, folder: string, pages: ReadonlyMap<string, string>): string {
  for (const [file, text] of Object.entries(peer.files)) write(folder, file, text);
  for (const [name, markdown] of pages) {
    const text = peer.page(name, markdown.replace(/^# .*\n+/, ''));
    write(path.join(folder, peer.pages), `${name}.md`, text);
  }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (Object.keys(peer.dependencies).length > 0) {
    const { dependencies } = peer;
    write(folder, 'package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
    run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  } else {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  }
  const [program = '', ...args] = peer.build;
  run(path.join(folder, program), ...args);
  return path.join(folder, peer.output);
}
