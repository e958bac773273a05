import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isSlowConnection } from '@site/src/codeLoading/isSlowConnection';
import { loadModule } from '@site/src/codeLoading/loadModule';
import { exposeUtilities } from '@site/src/console/exposeUtilities';

/** In milliseconds. */
const AFTER_BLUR = 100;

/** Safari does not support `requestIdleCallback`. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run);

/**
 * Calls a function when the page is in view without having the focus: then the reader may be in the developer tools.
 * On a slow connection it does not, as nothing is fetched there that the reader has not asked for.
 */
function whenUsed(run: () => void): void {
  if (isSlowConnection()) return;
  const check = () => {
    if (document.hasFocus() || document.visibilityState === 'hidden') return;
    window.removeEventListener('blur', afterBlur);
    run();
  };
  // The event of a tab that is left comes before it is hidden.
  const afterBlur = () => setTimeout(check, AFTER_BLUR);
  window.addEventListener('blur', afterBlur);
  check();
}

function start(): void {
  whenIdle(() =>
    exposeUtilities({
      target: window,
      // A call may come while files that will fail are still on their way.
      load: () => loadModule(() => import('@site/src/console/utilities')),
      whenUsed,
      log: (message) => console.info(message),
    }),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
