/** How long a page waits that is not painted because it is in the background, in milliseconds. */
const MAX_DELAY = 200;

/**
 * Runs a function when the browser has painted what is now in the page.
 *
 * @returns makes it not run
 */
export function afterPaint(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (!isOver) run();
    isOver = true;
  };
  // A frame's callbacks run before it is painted, and a task that they add after it.
  const frame = requestAnimationFrame(() => setTimeout(once));
  const latest = setTimeout(once, MAX_DELAY);
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(latest);
  };
}
