import { REPOSITORY } from './repository';

/** Names and addresses that the configuration and the pages use. */
export const SITE = {
  title: 'React Query Builder',
  /** For places with little room: at most 16 characters. */
  shortTitle: 'Query Builder',
  tagline: 'A nested query editor for React',
  url: 'https://react-querybuilder.js.org',
  baseUrl: '/',
  repository: REPOSITORY,
  chat: 'https://discord.gg/MnAQWyUtEg',
  npm: 'https://www.npmjs.com/package/react-querybuilder',
} as const;

/** The environment variable with the address of the site, for previews and mirrors. */
const URL_VARIABLE = 'SITE_URL';

/**
 * Reads the address of the site from the environment.
 *
 * @param environment - the environment variables
 * @returns the address without a slash at its end
 * @throws Error when the variable is set and is no address of a host
 */
export function siteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const value = environment[URL_VARIABLE];
  if (value === undefined) return SITE.url;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `${URL_VARIABLE} must be an address without a path, such as https://docs.example.org, not "${value}".`,
    );
  }
  return url.origin;
}
