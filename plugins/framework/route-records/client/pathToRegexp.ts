interface Options {
  /** Whether the path must end where the pattern does. */
  end?: boolean;
  /** Whether a slash at the end makes a difference. */
  strict?: boolean;
  /** Whether letter case does. */
  sensitive?: boolean;
}

const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** A character that a backslash keeps from having a meaning, as in the paths of links of the router. */
const ESCAPED = /\\(.)/g;

/** Parameters, groups and modifiers of a pattern. */
const PATTERN = /:\w|[()?+*\\]/;

/**
 * Translates the path of a route, as `path-to-regexp` 1 does for the router. The routes of a site are exact and
 * have no parameters, so that the patterns which the package exists for do not occur.
 *
 * @param path - the path, or `*` for any
 * @param _keys - the names of the parameters, which are none
 * @param options - see {@link Options}
 * @throws Error when the path is a pattern
 */
export default function pathToRegexp(
  path: string,
  _keys: unknown,
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  if (path === '*') return /^(.*)/;
  if (PATTERN.test(path.replace(ESCAPED, ''))) {
    throw new Error(`The path of a route is a pattern: ${path}`);
  }
  const escaped = path.replace(ESCAPED, '$1').replace(SPECIAL, '\\$&');
  const route = strict ? escaped : `${escaped.replace(/\/$/, '')}(?:/(?=$))?`;
  const isOpen = strict && path.endsWith('/');
  const ending = end ? '$' : isOpen ? '' : '(?=/|$)';
  return new RegExp(`^${route}${ending}`, sensitive ? '' : 'i');
}

/** What the router redirects to: a path without parameters is its own address. */
pathToRegexp.compile = (path: string) => () => path;
