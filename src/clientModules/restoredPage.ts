/**
 * Client module: a page that the browser kept whole while the reader was elsewhere, and now shows
 * again, hears of what was stored in the meantime. It got no storage events while it was kept, so the
 * color mode and the like would be those of before.
 */

type Stored = Record<string, string>;

function readStorage(): Stored {
  try {
    return { ...window.localStorage };
  } catch {
    return {};
  }
}

/** Tells the listeners of this page what another page changed. */
function announceChanges(before: Stored, after: Stored): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [oldValue = null, newValue = null] = [before[key], after[key]];
    if (oldValue === newValue) continue;
    window.dispatchEvent(
      new StorageEvent('storage', {
        key,
        oldValue,
        newValue,
        storageArea: window.localStorage,
        url: window.location.href,
      }),
    );
  }
}

if (typeof window !== 'undefined') {
  let left: Stored = {};
  window.addEventListener('pagehide', () => {
    left = readStorage();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announceChanges(left, readStorage());
  });
}
