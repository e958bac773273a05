import fs from 'node:fs';
import path from 'node:path';
import { RESPONSE_HEADERS } from '../../../config/security';
import { CADDY_FILE, writeCaddy } from './caddyFile';
import { HEADERS_FILE, writeHeaders } from './headersFile';
import { NGINX_FILE, writeNginx } from './nginxFile';
import { REDIRECTS, REDIRECTS_FILE, writeRedirects } from './redirectRules';

/**
 * Writes into a built site what its host has to do, in the words of each kind of host: the headers of
 * `config/security.ts` and the redirects of `config/redirects.ts`.
 *
 * @param folder - the built site
 * @param base - the base path, with slashes around it
 */
export function writeHostFiles(folder: string, base = '/'): void {
  const write = (name: string, content: string) =>
    fs.writeFileSync(path.join(folder, name), content);
  write(HEADERS_FILE, writeHeaders(RESPONSE_HEADERS, base));
  write(REDIRECTS_FILE, writeRedirects(REDIRECTS, base));
  write(NGINX_FILE, writeNginx(RESPONSE_HEADERS, REDIRECTS, base));
  write(CADDY_FILE, writeCaddy(RESPONSE_HEADERS, REDIRECTS, base));
}
