import { platforms } from '../src/sandbox/platforms';
import { analyticsOf } from './analytics';
import { SERVICE_WORKER } from './offline';
import { type HostedSearch, hostedSearch } from './search';
import { TRUSTED_TYPES_POLICIES } from './trustedTypes';

/**
 * Lists the other hosts that pages send requests to: none, unless one is configured.
 *
 * @param environment - the environment variables
 * @throws Error when a variable is wrong
 */
export function connectOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const analytics = analyticsOf(environment);
  const hosted = hostedSearch(environment);
  return [
    ...(analytics ? [new URL(analytics.collector).origin] : []),
    ...(hosted ? searchOrigins(hosted) : []),
  ];
}

/** The hosts that the provider's client asks, one after another. */
function searchOrigins({ appId, host }: HostedSearch): string[] {
  if (host) return [host];
  const others = [1, 2, 3].map((nth) => `https://${appId}-${nth}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others];
}

const quoted = (hash: string) => `'${hash}'`;

/** What the policy of a page depends on. */
export interface PolicyOptions {
  /** The hashes of its inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  /** The hashes of its style elements; `undefined` for a page that may have any. */
  styleHashes: readonly string[] | undefined;
  /** The hosts from {@link connectOrigins}. */
  connect: readonly string[];
}

/**
 * Writes the content security policy of a page.
 *
 * Style attributes are allowed everywhere: highlighted code has them. Style elements are those that the build wrote,
 * except on the pages of `config/inlineStyles.ts`.
 *
 * @param options - see {@link PolicyOptions}
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  connect,
}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quoted)],
    'style-src-elem': ["'self'", ...(styleHashes?.map(quoted) ?? ["'unsafe-inline'"])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    // Queries are imported and run in workers.
    'worker-src': ["'self'"],
    // With it, browsers install the site.
    'manifest-src': ["'self'"],
    // The preview of the sandbox page. Readers can come there from any page without a reload.
    'frame-src': ["'self'"],
    'form-action': ["'self'", ...new Set(platforms.map(({ action }) => new URL(action).origin))],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The policy of the page in the frame of the sandbox's preview, where the code of readers runs: its inline
 * scripts and styles, and no request. The `sandbox` attribute of the frame gives it an origin of its own, and
 * the policy of the page around it decides where the frame can go.
 */
export const PREVIEW_POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: blob:',
  'font-src': 'data:',
  'form-action': "'none'",
  'base-uri': "'none'",
})
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** Who else is told the address of a page: another site its origin, a site without TLS nothing. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What no page of the site uses, and no script may ask for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const FRAME_ANCESTORS = "frame-ancestors 'self'";

/**
 * A worker has the policy of its own response, not that of the page that starts it. It may run the site's
 * scripts and WebAssembly, and connects to no other host. Where two rules set one header, some hosts use the
 * second value and others both, so that the second repeats the first.
 */
const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  FRAME_ANCESTORS,
].join('; ');

/** The service worker runs its own script, and requests files of the site. */
const SERVICE_WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  FRAME_ANCESTORS,
].join('; ');

/** Headers of the host's answers below a path. */
export interface HeaderRule {
  /** What the path begins with. */
  below: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Response headers by path; for all paths, those that a page cannot set itself. The bundler's files have a hash
 * of their content in the name, so that browsers may cache them for good. Some of them are scripts of workers.
 */
export const RESPONSE_HEADERS: readonly HeaderRule[] = [
  {
    below: '/',
    headers: {
      'Content-Security-Policy': FRAME_ANCESTORS,
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': REFERRER_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { below: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { below: '/assets/js/', headers: { 'Content-Security-Policy': WORKER_POLICY } },
  { below: SERVICE_WORKER, headers: { 'Content-Security-Policy': SERVICE_WORKER_POLICY } },
];

/**
 * The caching of everything that {@link RESPONSE_HEADERS} leaves open: browsers ask again, and a file that is the
 * same is not sent again. Hosts that read `_headers` do so by themselves, and would join it with the caching of
 * the hashed files.
 */
export const DEFAULT_CACHING = 'no-cache';
