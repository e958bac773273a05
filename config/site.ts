import { REPOSITORY } from './repository';

/** Names and addresses that the configuration and the pages use. */
export const SITE = {
  title: 'React Query Builder',
  /** For places with little room: at most 16 characters. */
  shortTitle: 'Query Builder',
  tagline: 'A nested query editor for React',
  url: 'https://react-querybuilder.js.org',
  repository: REPOSITORY,
  chat: 'https://discord.gg/MnAQWyUtEg',
  npm: 'https://www.npmjs.com/package/react-querybuilder',
} as const;

/** Where the site is published. */
export interface SiteAddress {
  /** The address of the host, without a slash at its end. */
  url: string;
  /** The path that all pages and files are below, with slashes around it: `/`, or `/querybuilder/`. */
  baseUrl: string;
}

/** The environment variable with the address of the site, for previews, mirrors and sites below a path. */
const URL_VARIABLE = 'SITE_URL';

/**
 * What the site itself has at its root. Docusaurus adds the base path to `/docs/intro` unless the address begins
 * with it, which would be ambiguous below `/docs/`.
 */
export const OWN_FOLDERS: readonly string[] = [
  '404',
  'api',
  'assets',
  'changes',
  'demo',
  'discord',
  'docs',
  'fonts',
  'img',
  'licenses',
  'markdown-page',
  'offline',
  'sandbox',
  'search',
  'search-records',
  'types',
];

/** Folders that need no encoding in an address. */
const BASE_PATH = /^\/(?:[\w.~-]+\/)*$/;

/**
 * Reads from the environment where the site is published.
 *
 * @param environment - the environment variables
 * @throws Error when the variable is set and is no address, or one below which the site does not work
 */
export function siteAddress(
  environment: Readonly<Record<string, string | undefined>>,
): SiteAddress {
  const value = environment[URL_VARIABLE];
  if (value === undefined) return { url: SITE.url, baseUrl: '/' };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const baseUrl = url?.pathname.replace(/\/?$/, '/') ?? '';
  const isAddress =
    url &&
    /^https?:$/.test(url.protocol) &&
    BASE_PATH.test(baseUrl) &&
    url.href === url.origin + url.pathname;
  if (!isAddress) {
    throw new Error(
      `${URL_VARIABLE} must be the address of the site, such as https://docs.example.org or https://example.org/querybuilder/, not "${value}".`,
    );
  }
  const [, folder = ''] = baseUrl.split('/');
  if (OWN_FOLDERS.includes(folder)) {
    throw new Error(
      `${URL_VARIABLE} must not have the path ${baseUrl}, because the site itself has pages or files at /${folder}: publish it below another path, such as /querybuilder/.`,
    );
  }
  return { url: url.origin, baseUrl };
}
