import type { HtmlTagObject } from '@docusaurus/types';

/** Where the hosted search provider answers, and for which index. */
export interface HostedSearch {
  /** The application id. */
  appId: string;
  /** A key that may search, and nothing else: it is published with the site. */
  searchKey: string;
  indexName: string;
  /** The origin that answers in place of the provider's own hosts, such as a proxy's. */
  host?: string;
}

/** The environment variables of the hosted search. */
export const SEARCH_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  searchKey: 'ALGOLIA_SEARCH_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  writeKey: 'ALGOLIA_WRITE_KEY',
  host: 'ALGOLIA_HOST',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;
type VariableOf = keyof typeof SEARCH_VARIABLES;

/**
 * Reads variables that are of use only together.
 *
 * @param environment - the environment variables
 * @param wanted - which variables
 * @param purpose - what they are for, as it ends the sentence "… are needed to"
 * @throws Error naming the missing ones
 */
export function readVariables<Name extends VariableOf>(
  environment: Environment,
  wanted: readonly Name[],
  purpose: string,
): Record<Name, string> {
  const missing = wanted.filter((name) => !environment[SEARCH_VARIABLES[name]]?.trim());
  if (missing.length > 0) {
    const names = missing.map((name) => SEARCH_VARIABLES[name]).join(' and ');
    throw new Error(`${names} must be set to ${purpose}.`);
  }
  return Object.fromEntries(
    wanted.map((name) => [name, environment[SEARCH_VARIABLES[name]]?.trim()]),
  ) as Record<Name, string>;
}

/**
 * Reads the origin that replaces the provider's hosts.
 *
 * @param environment - the environment variables
 * @throws Error when the variable holds no address of a host
 */
export function readHost(environment: Environment): string | undefined {
  const value = environment[SEARCH_VARIABLES.host]?.trim();
  if (!value) return undefined;
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new Error(
      `${SEARCH_VARIABLES.host} must be an address such as https://search.example.org, not "${value}".`,
    );
  }
  return new URL(value).origin;
}

/**
 * Reads from the environment whether a hosted provider answers searches. Without an application id
 * the site searches by itself.
 *
 * @param environment - the environment variables
 * @throws Error when the application id is set and a variable that it needs is not
 */
export function hostedSearch(environment: Environment): HostedSearch | undefined {
  if (!environment[SEARCH_VARIABLES.appId]?.trim()) return undefined;
  const purpose = `search with the application id in ${SEARCH_VARIABLES.appId}`;
  return {
    ...readVariables(environment, ['appId', 'searchKey', 'indexName'], purpose),
    host: readHost(environment),
  };
}

/**
 * Head tags of every page: the description of the search for browsers, and the connection to the
 * hosted provider where one is set.
 *
 * @param hosted - the provider's settings
 * @param title - the site's name
 * @param baseUrl - the base path of the site
 */
export function searchTags(
  hosted: HostedSearch | undefined,
  title: string,
  baseUrl: string,
): HtmlTagObject[] {
  const description: HtmlTagObject = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: `${baseUrl}opensearch.xml`,
    },
  };
  if (!hosted) return [description];
  const href = hosted.host ?? `https://${hosted.appId}-dsn.algolia.net`;
  const preconnect: HtmlTagObject = {
    tagName: 'link',
    attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' },
  };
  return [preconnect, description];
}
