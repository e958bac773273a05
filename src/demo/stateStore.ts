/** A key-value store that lasts as long as the tab is open. */
export interface StateStore {
  read(id: string): string | undefined;
  /** Stores a string. Returns false if it is in memory only, so that a reload loses it. */
  write(id: string, text: string): boolean;
}

const PREFIX = 'docs.demo.';

/** The maximum number of entries. The oldest are removed first. */
const MAX_ENTRIES = 50;

/** The key and the number of each stored text, oldest first. A key ends in the number. */
const storedKeys = (storage: Storage) =>
  Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, written: Number((storage.getItem(key) ?? '').split(' ', 1)[0]) }))
    .sort((one, other) => one.written - other.written)
    .map(({ key }) => key);

/**
 * Makes a store on top of the browser's storage. Entries that it rejects are kept in memory.
 *
 * @param getStorage - returns the storage, or throws where the browser forbids it
 * @param now - returns the time in milliseconds
 */
export function createStateStore(
  getStorage: () => Storage,
  now: () => number = Date.now,
): StateStore {
  const inMemory = new Map<string, string>();

  /** Makes room by removing older texts until it fits. */
  const store = (storage: Storage, key: string, text: string): boolean => {
    const older = storedKeys(storage).filter((other) => other !== key);
    for (const other of older.splice(0, Math.max(0, older.length - MAX_ENTRIES + 1))) {
      storage.removeItem(other);
    }
    for (;;) {
      try {
        storage.setItem(key, `${now()} ${text}`);
        return true;
      } catch (error) {
        const oldest = older.shift();
        if (oldest === undefined) throw error;
        storage.removeItem(oldest);
      }
    }
  };

  return {
    read(id) {
      const known = inMemory.get(id);
      if (known !== undefined) return known;
      try {
        const text = getStorage().getItem(PREFIX + id);
        return text === null ? undefined : text.slice(text.indexOf(' ') + 1);
      } catch {
        return undefined;
      }
    },
    write(id, text) {
      try {
        store(getStorage(), PREFIX + id, text);
        inMemory.delete(id);
        return true;
      } catch {
        inMemory.set(id, text);
        return false;
      }
    },
  };
}
