type Headers = Readonly<Record<string, string>>;

/** The file that Netlify, Cloudflare Pages and our own host read. */
export const HEADERS_FILE = '_headers';
/** The file that nginx includes. */
export const NGINX_FILE = 'headers.nginx.conf';

/**
 * Writes headers of every answer for Netlify and Cloudflare Pages.
 *
 * @param headers - the headers
 * @returns the content of {@link HEADERS_FILE}
 */
export function writeHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}`;
}

/**
 * Reads what {@link writeHeaders} wrote.
 *
 * @param text - the content of {@link HEADERS_FILE}
 * @returns the headers
 * @throws Error when it has rules for some paths only, which our host does not follow
 */
export function readHeaders(text: string): Headers {
  const [path, ...lines] = text.trimEnd().split('\n');
  const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1));
  if (path !== '/*' || !headers.every((header) => header !== undefined)) {
    throw new Error(`${HEADERS_FILE} must hold headers of "/*" alone.`);
  }
  return Object.fromEntries(headers);
}

/**
 * Writes headers of every answer for nginx.
 *
 * @param headers - the headers
 * @returns directives to include in a `server` block
 */
export function writeNginx(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;\n`)
    .join('');
}
