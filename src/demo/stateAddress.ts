import type { History } from './history';
import {
  type DecodedLink,
  decodeState,
  linkHash,
  type Payload,
  readStoredState,
  writeState,
} from './permalink';
import type { DemoPageState, DemoState, Snapshot } from './state';
import type { StateStore } from './stateStore';

/** What an address opens, with the changes that can be undone in this tab. */
export type FoundState = DecodedLink & { history?: History<Snapshot> };

/** Keeps the state of a demo page in its address, and reads it from there. */
export interface StateAddress {
  /** Reads the state that the address holds or names; `undefined` when it does neither. */
  read(): FoundState | undefined;
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

const STORED = /^#stored=(\w+)$/;

/** The most characters of changes that can be undone, of which the latest are stored. */
const MAX_HISTORY_LENGTH = 300_000;

const LOST =
  'The query of this link is too large for an address. It is stored in the browser tab in which it was made, and only there. Open the link in that tab, or copy the query there from the Export panel.';

const newId = () => Math.random().toString(36).slice(2, 10);

type Entry = { demo?: string } | null;

/**
 * Makes the connection between the state of a demo page and the address.
 *
 * The address is written past the router. The router would render the whole page with each change, and
 * report it as a page view. Each entry of the browser's history gets an id, under which the tab stores
 * what the address cannot hold, or holds too late when the reader leaves.
 *
 * @param browser - the window
 * @param store - what the tab stores
 */
export function createStateAddress(
  browser: Pick<Window, 'location' | 'history'>,
  store: StateStore,
): StateAddress {
  const { location, history } = browser;
  // A reload that has begun asks for the hash that was there before.
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
      const [, storedId] = STORED.exec(hash) ?? [];
      const entry = readEntry(storedId ?? id);
      if (entry && (storedId !== undefined || entry.at.includes(hash))) {
        const found = readStoredState(entry.state);
        return 'problem' in found ? found : { ...found, history: readHistory(entry) };
      }
      return storedId === undefined ? decodeState(hash) : { problem: LOST };
    },

    write(state) {
      const id = idOfEntry() ?? newId();
      const link = linkHash(state);
      const hash = link ?? `#stored=${id}`;
      replace(id, hash);
      if (link !== undefined && location.hash === hash) return true;
      return storeEntry(id, { at: [hash, location.hash], state: writeState(state) });
    },

    remember(state) {
      const at = [...new Set([current.previousHash, current.hash])];
      storeEntry(current.id, { at, state: writeState(state), ...writeHistory(state) });
    },

    hashFor(state) {
      const link = linkHash(state);
      if (link !== undefined) return link;
      const id = newId();
      const hash = `#stored=${id}`;
      storeEntry(id, { at: [hash], state: writeState(state) });
      return hash;
    },
  };
}

/** The latest changes of a list, as many as there is room for. */
function latest(state: DemoState, snapshots: Snapshot[], room: { left: number }): Payload[] {
  const kept: Payload[] = [];
  for (const snapshot of snapshots) {
    const payload = writeState({ ...state, ...snapshot });
    room.left -= JSON.stringify(payload).length;
    if (room.left < 0) break;
    kept.push(payload);
  }
  return kept;
}

function writeHistory(state: DemoPageState): Pick<StoredEntry, 'past' | 'future'> {
  const room = { left: MAX_HISTORY_LENGTH };
  const { past, future } = state.history;
  return {
    past: latest(state, [...past].reverse(), room).reverse(),
    future: latest(state, future, room),
  };
}

function readHistory({ past, future }: StoredEntry): History<Snapshot> {
  const snapshots = (list: unknown): Snapshot[] =>
    (Array.isArray(list) ? list : []).flatMap((payload) => {
      const found = readStoredState(payload);
      return 'state' in found ? [{ query: found.state.query, settings: found.state.settings }] : [];
    });
  return { past: snapshots(past), future: snapshots(future) };
}
