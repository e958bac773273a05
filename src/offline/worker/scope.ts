/** What a service worker uses of its global scope; TypeScript's library for workers excludes that for pages. */
export interface ServiceWorkerScope {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/** The global scope of the worker. */
export const scope = globalThis as unknown as ServiceWorkerScope;
