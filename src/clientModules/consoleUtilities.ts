import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { exposeUtilities } from '@site/src/console/exposeUtilities';
import { isSlowConnection } from '@site/src/routeLoading/isSlowConnection';

/** Safari cannot tell when it is idle. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run);

function start(): void {
  whenIdle(() => {
    void exposeUtilities({
      target: window,
      load: () => import('@site/src/console/utilities'),
      waits: isSlowConnection(),
      log: (message) => console.info(message),
    });
  });
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
