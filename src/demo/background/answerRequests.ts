import type { WorkerReply } from './messages';

/** The part of a worker's global object that is used here; the site's types are those of a page. */
interface WorkerScope<Request, Result> {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: WorkerReply<Result>) => void;
}

async function renew(script: string): Promise<void> {
  const response = await fetch(script, { cache: 'reload' });
  await response.arrayBuffer();
}

/**
 * Loads code, and where some of it does not come, all that was asked for once more, past the browser's
 * cache: what came broken, but with a valid date, would come from there again.
 */
async function loadRenewed<Work>(
  load: () => Promise<Work>,
  renewed: readonly string[] = [],
): Promise<Work> {
  try {
    return await load();
  } catch (error) {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    const others = [...new Set(asked)].filter((name) => !renewed.includes(name));
    if (others.length === 0) throw error;
    await Promise.allSettled(others.map(renew));
    return loadRenewed(load, [...renewed, ...others]);
  }
}

/**
 * Makes a worker answer the requests of the page, in the order in which they come.
 *
 * @param load - loads the code that a request needs, and returns what answers it
 */
export function answerRequests<Request, Result>(
  load: (request: Request) => Promise<() => Promise<Result>>,
): void {
  const scope = self as unknown as WorkerScope<Request, Result>;
  scope.onmessage = async ({ data: request }) => {
    let work: () => Promise<Result>;
    try {
      work = await loadRenewed(() => load(request));
    } catch {
      scope.postMessage({ kind: 'lacking' });
      return;
    }
    scope.postMessage({ kind: 'begun' });
    try {
      scope.postMessage({ kind: 'done', result: await work() });
    } catch {
      scope.postMessage({ kind: 'failed' });
    }
  };
}
