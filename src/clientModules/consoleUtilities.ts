import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isSlowConnection } from '@site/src/codeLoading/isSlowConnection';
import { loadModule } from '@site/src/codeLoading/loadModule';
import { exposeUtilities } from '@site/src/console/exposeUtilities';

/** Safari does not support `requestIdleCallback`. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run);

function start(): void {
  whenIdle(() => {
    void exposeUtilities({
      target: window,
      // A call may come while files that will fail are still on their way.
      load: () => loadModule(() => import('@site/src/console/utilities')),
      isLazy: isSlowConnection(),
      log: (message) => console.info(message),
    });
  });
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
