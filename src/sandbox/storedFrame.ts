/**
 * Whether the page of the frame has to come from the reader's offline copy, because its host does not answer.
 *
 * Browsers do not ask a service worker for the page of a frame that has the attribute `sandbox`. The frame then goes
 * without the attribute, and the worker (`src/offline/worker`) sends its page with the same restriction as a policy.
 * A page that comes without it has the origin of the site, and then neither announces itself nor is sent any code.
 *
 * @param address - the address of the page
 */
export async function needsStoredFrame(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
