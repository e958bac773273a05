import type { Analytics } from '@site/config/analytics';

/** What a reader did: opened a page, or said whether it was helpful. */
export type ReaderEvent =
  | { name: 'pageview' }
  | { name: 'Feedback'; props: { helpful: 'yes' | 'no' } };

/**
 * Sends an event in the form of Plausible's events API. It is sent while the browser has time,
 * also when the reader leaves; that it cannot be sent is nobody's concern.
 *
 * @param url - the whole address of the page
 * @param referrer - where the reader came from; empty when unknown
 */
export function sendEvent(
  { siteId, collector }: Analytics,
  event: ReaderEvent,
  url: string,
  referrer: string,
): void {
  const body = JSON.stringify({ ...event, domain: siteId, url, referrer });
  try {
    if (navigator.sendBeacon(collector, body)) return;
  } catch {
    // Extensions that block trackers take the function away, or let it throw.
  }
  try {
    // The answer is not read, so that the collector need not allow it.
    const options = { method: 'POST', body, keepalive: true, mode: 'no-cors' } as const;
    fetch(collector, options).catch(() => {});
  } catch {
    // As above.
  }
}
