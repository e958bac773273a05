import { describe, expect, it } from 'vitest';
import { analyticsOf } from '../../../config/analytics';

const ID = 'docs.example.org';
const URL = 'https://stats.example.org/api/event';

describe('analyticsOf', () => {
  it.each([{}, { ANALYTICS_ID: ' ' }, { ANALYTICS_URL: URL, ANALYTICS_CONSENT: 'required' }])(
    'is off without a site id: %j',
    (environment) => {
      expect(analyticsOf(environment)).toBeUndefined();
    },
  );

  it('reads the site id, the collector and whether to ask', () => {
    const environment = { ANALYTICS_ID: ID, ANALYTICS_URL: ` ${URL} ` };
    expect(analyticsOf(environment)).toEqual({ siteId: ID, collector: URL, asksConsent: false });
    expect(analyticsOf({ ...environment, ANALYTICS_CONSENT: 'required' })?.asksConsent).toBe(true);
  });

  it.each([undefined, '/api/event', 'javascript:alert(1)', 'stats.example.org'])(
    'says that %s is no collector',
    (address) => {
      expect(() => analyticsOf({ ANALYTICS_ID: ID, ANALYTICS_URL: address })).toThrow(
        'ANALYTICS_URL must be an address such as',
      );
    },
  );

  it('says what the consent may be', () => {
    const environment = { ANALYTICS_ID: ID, ANALYTICS_URL: URL, ANALYTICS_CONSENT: 'yes' };
    expect(() => analyticsOf(environment)).toThrow(
      'ANALYTICS_CONSENT must be "required" or unset, not "yes".',
    );
  });
});
