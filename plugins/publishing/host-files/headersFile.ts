import type { HeaderRule } from '../../../config/security';
import { ownAddress } from '../../../src/addresses/basePath';

/** The file that Netlify, Cloudflare Pages and our own host read. */
export const HEADERS_FILE = '_headers';

/**
 * Writes headers for Netlify and Cloudflare Pages.
 *
 * @param rules - the headers, by path; the first are those of every answer
 * @param base - the base path, with slashes around it
 */
export function writeHeaders(rules: readonly HeaderRule[], base = '/'): string {
  const written = rules.map(({ below, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${ownAddress(below, base)}*\n${lines.join('')}`;
  });
  return written.join('');
}

/**
 * Reads what {@link writeHeaders} wrote.
 *
 * @param text - the content of {@link HEADERS_FILE}
 * @throws Error when it has anything else, which our host does not follow
 */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { below: string; headers: Record<string, string> }[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const [, below] = /^(\/[^*]*)\*$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (below) rules.push({ below, headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`${HEADERS_FILE} has a line that this host does not follow: "${line}"`);
  }
  return rules;
}

/**
 * Tells the headers of an answer.
 *
 * @param rules - the headers, by path
 * @param pathname - the path that was asked for
 * @returns the headers of all rules for that path
 */
export function headersOf(rules: readonly HeaderRule[], pathname: string): HeaderRule['headers'] {
  const all = rules.filter(({ below }) => pathname.startsWith(below));
  return Object.assign({}, ...all.map(({ headers }) => headers));
}
