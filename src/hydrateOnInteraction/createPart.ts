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

const parts = new Set<Part<unknown>>();

/**
 * Describes something that is loaded when the reader uses a part of the page, and before the next page is shown.
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
  const part: Part<T> = {
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
  parts.add(part);
  return part;
}

/**
 * Loads all parts: the next page cannot show what it has in common with this one without them.
 *
 * @throws Error when one of them does not load
 */
export async function loadAllParts(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()));
}
