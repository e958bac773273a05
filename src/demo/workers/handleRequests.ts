import type { WorkerReply } from './messages';

/** The part of the worker's global scope used here. The site is compiled with the types of a page. */
interface WorkerScope<Request, Result> {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: WorkerReply<Result>) => void;
}

async function refetch(script: string): Promise<void> {
  const response = await fetch(script, { cache: 'reload' });
  await response.arrayBuffer();
}

/**
 * Loads code. If that fails, fetches every requested resource again without the HTTP cache and retries:
 * the browser may have cached a corrupt response with a valid expiration date.
 */
async function loadWithRefetch<Work>(
  load: () => Promise<Work>,
  refetched: readonly string[] = [],
): Promise<Work> {
  try {
    return await load();
  } catch (error) {
    const requested = performance.getEntriesByType('resource').map(({ name }) => name);
    const others = [...new Set(requested)].filter((name) => !refetched.includes(name));
    if (others.length === 0) throw error;
    await Promise.allSettled(others.map(refetch));
    return loadWithRefetch(load, [...refetched, ...others]);
  }
}

/**
 * Handles the requests that the page posts to this worker.
 *
 * @param load - loads the code for a request and returns the function that computes the result
 */
export function handleRequests<Request, Result>(
  load: (request: Request) => Promise<() => Promise<Result>>,
): void {
  const scope = self as unknown as WorkerScope<Request, Result>;
  scope.onmessage = async ({ data: request }) => {
    let work: () => Promise<Result>;
    try {
      work = await loadWithRefetch(() => load(request));
    } catch {
      scope.postMessage({ kind: 'loadFailed' });
      return;
    }
    scope.postMessage({ kind: 'started' });
    try {
      scope.postMessage({ kind: 'done', result: await work() });
    } catch {
      scope.postMessage({ kind: 'failed' });
    }
  };
}
