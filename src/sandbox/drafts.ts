import { parseSandbox, type SandboxState, serializeSandbox } from './state';

/** The reader's code, and the code that it replaced when they last opened something else. */
export type DraftSlot = 'current' | 'previous';

const KEYS: Record<DraftSlot, string> = {
  current: 'docs.sandbox.draft',
  previous: 'docs.sandbox.previous',
};

/** Keeps the reader's code in the browser's storage. */
export interface Drafts {
  /** Reads code; `undefined` when there is none that can be read. */
  read(slot: DraftSlot): SandboxState | undefined;
  /** Stores code. Returns false when the storage is full or forbidden. */
  write(slot: DraftSlot, state: SandboxState): boolean;
  /** Removes code. */
  remove(slot: DraftSlot): void;
  /** Keeps the current code as the previous one, whatever it is. */
  keep(): void;
}

/**
 * Makes drafts on top of the browser's storage.
 *
 * @param getStorage - returns the storage, or throws where the browser forbids it
 * @param versions - the major versions that there are
 */
export function createDrafts(getStorage: () => Storage, versions: readonly string[]): Drafts {
  return {
    read(slot) {
      try {
        const parsed = parseSandbox(JSON.parse(getStorage().getItem(KEYS[slot]) ?? ''), versions);
        return 'state' in parsed ? parsed.state : undefined;
      } catch {
        return undefined;
      }
    },
    write(slot, state) {
      try {
        getStorage().setItem(KEYS[slot], JSON.stringify(serializeSandbox(state)));
        return true;
      } catch {
        return false;
      }
    },
    keep() {
      try {
        const storage = getStorage();
        const text = storage.getItem(KEYS.current);
        if (text) storage.setItem(KEYS.previous, text);
      } catch {
        // The code that is opened is not stored, either.
      }
    },
    remove(slot) {
      try {
        getStorage().removeItem(KEYS[slot]);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
