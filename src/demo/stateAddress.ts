import type { History } from './history';
import {
  type DecodedLink,
  decodeState,
  linkHash,
  type Payload,
  parseStoredState,
  serializeState,
} from './permalink';
import type { DemoPageState, DemoState, Snapshot } from './state';
import type { StateStore } from './stateStore';

/** The state of an address, with the changes that can be undone in this tab. */
export type AddressState = DecodedLink & { history?: History<Snapshot> };

/** Keeps the state of a demo page in its address, and reads it from there. */
export interface StateAddress {
  /** Reads the state that the address holds or names; `undefined` when it does neither. */
  read(): AddressState | undefined;
  /** Whether the address is the one that was read or written last. */
  isCurrent(): boolean;
  /**
   * Replaces the hash of the address with the state. A state that is too large for an address is stored
   * in the tab, and named by the hash.
   *
   * @returns false when the browser refuses to store it, so that a reload would lose it
   */
  write(state: DemoState): boolean;
  /**
   * Stores the state for the address that was read or written last, which the reader may have left
   * already, with the changes that can be undone.
   */
  remember(state: DemoPageState): void;
  /** Makes a hash with which another demo page of this tab opens in the state. */
  hashFor(state: DemoState): string;
}

/** What is stored in the tab for an entry of its history. */
interface StoredEntry {
  /** The hashes of the entry for which this is its state. */
  at: string[];
  state: Payload;
  past?: Payload[];
  future?: Payload[];
}

const STORED_STATE_HASH = /^#stored=(\w+)$/;

/** The maximum number of characters to store for undo and redo; the latest changes come first. */
const MAX_HISTORY_LENGTH = 300_000;

const STATE_NOT_FOUND =
  'This link names a query that is too large for an address, so it is stored only in the browser tab where it was created. Open the link in that tab, or copy the query from its Export panel.';

const newId = () => Math.random().toString(36).slice(2, 10);

type Entry = { demo?: string } | null;

/**
 * Makes the connection between the state of a demo page and the address.
 *
 * The address is written past the router. The router would render the whole page with each change, and
 * report it as a page view. Each entry of the browser's history gets an id, under which the tab stores
 * what the address cannot hold, or holds too late when the reader leaves.
 *
 * @param store - what the tab stores
 */
export function createStateAddress(
  browser: Pick<Window, 'location' | 'history'>,
  store: StateStore,
): StateAddress {
  const { location, history } = browser;
  // A reload in progress requests the previous hash.
  let current = { id: '', hash: '', previousHash: '' };

  const replace = (id: string, hash: string) => {
    if (id !== idOfEntry() || hash !== location.hash) {
      const entry = { ...(history.state as Entry), demo: id };
      try {
        history.replaceState(entry, '', `${location.pathname}${location.search}${hash}`);
      } catch {
        // Safari refuses more than 100 changes in 30 seconds. The state is stored below.
      }
    }
    const isSame = id === current.id && hash === current.hash;
    if (!isSame) {
      current = { id, hash, previousHash: id === current.id ? current.hash : hash };
    }
  };
  const idOfEntry = () => (history.state as Entry)?.demo;
  const isCurrent = () => idOfEntry() === current.id;

  const readEntry = (id: string): StoredEntry | undefined => {
    try {
      const entry: Partial<StoredEntry> = JSON.parse(store.read(id) ?? 'null');
      return Array.isArray(entry?.at) ? (entry as StoredEntry) : undefined;
    } catch {
      return undefined;
    }
  };
  const storeEntry = (id: string, entry: StoredEntry) => store.write(id, JSON.stringify(entry));

  return {
    isCurrent,

    read() {
      const { hash } = location;
      const id = idOfEntry() ?? newId();
      replace(id, hash);
      const [, storedId] = STORED_STATE_HASH.exec(hash) ?? [];
      const entry = readEntry(storedId ?? id);
      if (entry && (storedId !== undefined || entry.at.includes(hash))) {
        const found = parseStoredState(entry.state);
        return 'problem' in found ? found : { ...found, history: parseHistory(entry) };
      }
      return storedId === undefined ? decodeState(hash) : { problem: STATE_NOT_FOUND };
    },

    write(state) {
      const id = idOfEntry() ?? newId();
      const link = linkHash(state);
      const hash = link ?? `#stored=${id}`;
      replace(id, hash);
      if (link !== undefined && location.hash === hash) return true;
      return storeEntry(id, { at: [hash, location.hash], state: serializeState(state) });
    },

    remember(state) {
      const at = [...new Set([current.previousHash, current.hash])];
      storeEntry(current.id, { at, state: serializeState(state), ...serializeHistory(state) });
    },

    hashFor(state) {
      const link = linkHash(state);
      if (link !== undefined) return link;
      const id = newId();
      const hash = `#stored=${id}`;
      storeEntry(id, { at: [hash], state: serializeState(state) });
      return hash;
    },
  };
}

/** Serializes the latest snapshots until the budget is used up. */
function serializeLatest(
  state: DemoState,
  snapshots: Snapshot[],
  budget: { left: number },
): Payload[] {
  const kept: Payload[] = [];
  for (const snapshot of snapshots) {
    const payload = serializeState({ ...state, ...snapshot });
    budget.left -= JSON.stringify(payload).length;
    if (budget.left < 0) break;
    kept.push(payload);
  }
  return kept;
}

function serializeHistory(state: DemoPageState): Pick<StoredEntry, 'past' | 'future'> {
  const budget = { left: MAX_HISTORY_LENGTH };
  const { past, future } = state.history;
  return {
    past: serializeLatest(state, [...past].reverse(), budget).reverse(),
    future: serializeLatest(state, future, budget),
  };
}

function parseHistory({ past, future }: StoredEntry): History<Snapshot> {
  const snapshots = (list: unknown): Snapshot[] =>
    (Array.isArray(list) ? list : []).flatMap((payload) => {
      const found = parseStoredState(payload);
      return 'state' in found ? [{ query: found.state.query, settings: found.state.settings }] : [];
    });
  return { past: snapshots(past), future: snapshots(future) };
}
