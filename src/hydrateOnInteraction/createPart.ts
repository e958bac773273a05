import { loadModule } from '@site/src/codeLoading/loadModule';

/** Code or data that a page needs only when its reader uses a part of it. */
export interface Part<T> {
  /** What was loaded; `undefined` before that. */
  readonly loaded: T | undefined;
  /** Loads it, once. After a failure, the next call tries again. */
  load: () => Promise<T>;
  /**
   * Calls a listener when it has been loaded.
   *
   * @returns stops that
   */
  onLoad: (listener: () => void) => () => void;
}

/**
 * Describes something that is loaded when the reader uses a part of the page.
 *
 * @param request - imports it
 * @param find - returns it at once, on the server
 */
export function createPart<T>(
  request: () => Promise<T>,
  find: () => T | undefined = () => undefined,
): Part<T> {
  const listeners = new Set<() => void>();
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const finish = (result: T) => {
    loaded = result;
    for (const listener of listeners) listener();
    return result;
  };
  return {
    get loaded() {
      loaded ??= find();
      return loaded;
    },
    load() {
      loading ??= loadModule(request)
        .then(finish)
        .catch((error) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
    onLoad(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Describes something that is there from the beginning, on the server.
 *
 * @param find - returns what is loaded in the browser; called late, because modules may import each other
 */
export const createLoadedPart = <T>(find: () => T): Part<T> => createPart(async () => find(), find);

const shared = new Set<Part<unknown>>();

/**
 * Describes something that is also loaded before the next page is shown, because that page has the part, too.
 *
 * @param request - imports it
 */
export function createSharedPart<T>(request: () => Promise<T>): Part<T> {
  const part = createPart(request);
  shared.add(part);
  return part;
}

/**
 * Describes what a page shows that readers cannot use, or only follow links of. Who opens the page needs nothing but its
 * HTML; who comes from another page, or returns to it, sees it at once.
 *
 * @param request - imports it
 * @throws Error when it does not load, before the page is shown
 */
export async function createPagePart<T>(request: () => Promise<T>): Promise<Part<T>> {
  const part = createSharedPart(request);
  if (window.docusaurusRoot) await part.load();
  return part;
}

/**
 * Loads what the next page has in common with this one.
 *
 * @throws Error when one of the parts does not load
 */
export async function loadSharedParts(): Promise<void> {
  await Promise.all([...shared].map((part) => part.load()));
}
