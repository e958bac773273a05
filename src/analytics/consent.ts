import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('docs.analytics.consent');

/** The choice made on this page, for browsers that block storage. */
let chosen: boolean | undefined;

/**
 * Reads the reader's choice.
 *
 * @returns whether page views may be sent; `undefined` when the reader has not chosen, or what is
 *   stored is no choice
 */
export function readConsent(): boolean | undefined {
  const stored = slot.get();
  return stored === 'granted' ? true : stored === 'denied' ? false : chosen;
}

/**
 * Stores the reader's choice, in memory only where storage is blocked.
 *
 * @param granted - whether page views may be sent
 */
export function storeConsent(granted: boolean): void {
  chosen = granted;
  slot.set(granted ? 'granted' : 'denied');
}

/**
 * Follows the choice that the reader makes in another tab.
 *
 * @param listener - is called after each change
 */
export function onConsentChange(listener: () => void): void {
  slot.listen(listener);
}
