import { canStore, requestVersions, store, withdraw } from '@site/src/offline/copyControl';
import type { OfflineVersion } from '@site/src/offline/OfflineFiles';
import { incompleteVersion, readCopy, type StoredCopy } from '@site/src/offline/storage';
import { type StopReason, StoreError } from '@site/src/offline/storeCopy';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A copy that is being stored. */
export interface Progress {
  name: string;
  bytes: number;
  /** The bytes of the complete copy; 0 until they are known. */
  total: number;
}

/** What is stored, and what can be. */
export interface OfflineState {
  /** Whether the browser has been asked. */
  isKnown: boolean;
  isSupported: boolean;
  /** The versions that can be stored; none while the site does not answer. */
  versions: OfflineVersion[];
  copy?: StoredCopy;
  /** The name of the version whose copy is not complete. */
  incomplete?: string;
  progress?: Progress;
  /** Why the last copy was not completed. */
  stopped?: StopReason;
}

const reasonOf = (error: unknown): StopReason =>
  error instanceof StoreError ? error.reason : 'forbidden';

/** Reads what the browser has stored, and stores or deletes it. */
export function useOfflineCopy() {
  const [state, setState] = useState<OfflineState>({
    isKnown: false,
    isSupported: true,
    versions: [],
  });
  const pausing = useRef<AbortController>();
  const change = useCallback(
    (changes: Partial<OfflineState>) => setState((before) => ({ ...before, ...changes })),
    [],
  );

  const refresh = useCallback(
    async (changes: Partial<OfflineState> = {}) => {
      try {
        const copy = await readCopy();
        change({ ...changes, copy, incomplete: await incompleteVersion(copy), isKnown: true });
      } catch {
        change({ isKnown: true, stopped: 'forbidden' });
      }
    },
    [change],
  );

  useEffect(() => {
    if (!canStore()) {
      change({ isKnown: true, isSupported: false });
      return;
    }
    void refresh();
    requestVersions().then(
      (versions) => change({ versions }),
      () => change({ stopped: 'unreachable' }),
    );
    return () => pausing.current?.abort();
  }, [change, refresh]);

  const start = async (name: string) => {
    const pause = new AbortController();
    pausing.current = pause;
    change({ progress: { name, bytes: 0, total: 0 }, stopped: undefined });
    const onProgress = (bytes: number, total: number) =>
      change({ progress: { name, bytes, total } });
    let stopped: StopReason | undefined;
    try {
      await store(name, onProgress, pause.signal);
      change({ versions: await requestVersions() });
    } catch (error) {
      stopped = reasonOf(error);
    }
    await refresh({ progress: undefined, stopped });
  };

  return {
    state,
    start,
    pause: () => pausing.current?.abort(),
    async remove() {
      await withdraw();
      await refresh({ stopped: undefined });
    },
  };
}
