/** Who counts page views, and how. */
export interface Analytics {
  /** The name by which the collector knows this site. */
  siteId: string;
  /** The address that page views are sent to. */
  collector: string;
  /** Whether readers are asked first. */
  asksConsent: boolean;
}

/** The environment variables of the analytics. */
export const ANALYTICS_VARIABLES = {
  siteId: 'ANALYTICS_ID',
  collector: 'ANALYTICS_URL',
  consent: 'ANALYTICS_CONSENT',
} as const;

/** The hash that asks readers again, whatever they chose. */
export const CONSENT_HASH = '#analytics';

/** The one value of {@link ANALYTICS_VARIABLES.consent}. */
const REQUIRED = 'required';

/**
 * Reads from the environment whether page views are counted. Without a site id nothing is sent.
 *
 * @param environment - the environment variables
 * @throws Error when the site id is set and another variable is missing or wrong
 */
export function analyticsOf(
  environment: Readonly<Record<string, string | undefined>>,
): Analytics | undefined {
  const read = (name: keyof typeof ANALYTICS_VARIABLES) =>
    environment[ANALYTICS_VARIABLES[name]]?.trim() ?? '';
  const siteId = read('siteId');
  if (!siteId) return undefined;

  const collector = read('collector');
  if (!/^https?:$/.test(URL.canParse(collector) ? new URL(collector).protocol : '')) {
    throw new Error(
      `${ANALYTICS_VARIABLES.collector} must be an address such as https://stats.example.org/api/event, not "${collector}".`,
    );
  }
  const consent = read('consent');
  if (consent !== '' && consent !== REQUIRED) {
    throw new Error(
      `${ANALYTICS_VARIABLES.consent} must be "${REQUIRED}" or unset, not "${consent}".`,
    );
  }
  return { siteId, collector: new URL(collector).href, asksConsent: consent === REQUIRED };
}
