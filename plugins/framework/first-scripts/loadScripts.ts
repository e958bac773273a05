/** The id of the element that lists the scripts of a page, as JSON. */
export const FIRST_SCRIPTS_ID = 'first-scripts';

/**
 * Requests the scripts of a page when the browser has painted it, so that they do not compete with what readers
 * came for. They run in their order when the page is complete, as deferred scripts do. Each is requested in a task of
 * its own: requesting all at once takes a slow processor longer than the reader's next key may wait.
 *
 * The function's source is put into pages, so that it uses nothing from outside.
 *
 * @param id - the id of the element that lists the scripts
 */
export function loadScripts(id: string): void {
  const load = () => {
    const list = JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[];
    const { port1: turns, port2: taken } = new MessageChannel();
    taken.onmessage = () => {
      const src = list.shift();
      if (src === undefined) {
        taken.close();
        return;
      }
      const script = document.createElement('script');
      script.async = false;
      script.src = src;
      document.head.append(script);
      turns.postMessage(0);
    };
    turns.postMessage(0);
  };
  const loadWhenComplete = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
    else load();
  };
  const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  // A page in the background is not painted.
  if (!reportsPaint || document.hidden) {
    loadWhenComplete();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadWhenComplete();
  }).observe({ type: 'paint', buffered: true });
}
