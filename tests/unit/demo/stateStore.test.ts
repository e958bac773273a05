import { describe, expect, it } from 'vitest';
import { createStateStore } from '../../../src/demo/stateStore';

/** A storage with room for a number of characters. */
function storageFor(room: number): Storage {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => {
      items.delete(key);
      delete (storage as Record<string, unknown>)[key];
    },
    setItem(key: string, text: string) {
      if (used() - (items.get(key)?.length ?? 0) + text.length > room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      items.set(key, text);
      // As in browsers, keys are enumerable properties.
      (storage as Record<string, unknown>)[key] = text;
    },
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

const clock = () => {
  let time = 0;
  return () => {
    time += 1;
    return time;
  };
};

describe('a store of the tab', () => {
  it('keeps entries across page loads', () => {
    const storage = storageFor(1000);
    expect(createStateStore(() => storage).write('a', 'one two')).toBe(true);
    expect(createStateStore(() => storage).read('a')).toBe('one two');
    expect(createStateStore(() => storage).read('b')).toBeUndefined();
  });

  it('makes room by removing only its own oldest entries', () => {
    const storage = storageFor(120);
    storage.setItem('theme', 'dark');
    const store = createStateStore(() => storage, clock());
    for (const id of ['a', 'b', 'c']) expect(store.write(id, id.repeat(50))).toBe(true);
    expect([store.read('a'), store.read('c')]).toEqual([undefined, 'c'.repeat(50)]);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('removes the oldest of many entries', () => {
    const storage = storageFor(100_000);
    const store = createStateStore(() => storage, clock());
    for (let id = 0; id < 60; id++) store.write(`id${id}`, 'text');
    expect(store.read('id9')).toBeUndefined();
    expect(store.read('id10')).toBe('text');
  });

  it.each<[string, () => Storage]>([
    ['is full', () => storageFor(10)],
    [
      'is forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('keeps a text in memory where storage %s, and says so', (_, getStorage) => {
    const store = createStateStore(getStorage);
    expect(store.write('a', 'a long text')).toBe(false);
    expect(store.read('a')).toBe('a long text');
  });
});
