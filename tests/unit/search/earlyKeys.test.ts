import { describe, expect, it } from 'vitest';
import { searchKeysScript } from '../../../plugins/headScripts/searchKeys';

interface Key {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  /** Whether it is typed into a field. */
  inField?: boolean;
}

/** Runs the script of the page's head, and returns ways to press keys and to read its record. */
function start() {
  class FakeElement {
    constructor(private readonly isField: boolean) {}
    closest = () => (this.isField ? this : null);
  }
  const listeners: ((event: unknown) => void)[] = [];
  const page: { searchKeys?: { typed?: string; isClaimed: boolean } } & object = {};
  Object.assign(page, {
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  });
  new Function('window', 'Element', searchKeysScript())(page, FakeElement);
  const press = ({ inField = false, ...rest }: Key) => {
    let isPrevented = false;
    const event = {
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...rest,
      composedPath: () => [new FakeElement(inField)],
      preventDefault: () => {
        isPrevented = true;
      },
    };
    for (const listener of listeners) listener(event);
    return isPrevented;
  };
  return {
    press,
    type: (text: string) => [...text].map((key) => press({ key })),
    keys: page.searchKeys as { typed?: string; isClaimed: boolean },
  };
}

describe('keys before the search window can take them', () => {
  it.each<Key>([
    { key: 'k', ctrlKey: true },
    { key: 'K', metaKey: true },
    { key: '/' },
    { key: '/', shiftKey: true },
  ])('%j asks for the search, and the browser does nothing else', (shortcut) => {
    const { press, keys } = start();
    expect(press(shortcut)).toBe(true);
    expect(keys.typed).toBe('');
  });

  it.each<Key>([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: '/', inField: true },
    { key: 'k', ctrlKey: true, inField: true },
  ])('%j is left to the page', (key) => {
    const { press, keys } = start();
    expect(press(key)).toBe(false);
    expect(keys.typed).toBeUndefined();
  });

  it('keeps the letters after it, whole ones, and takes them back', () => {
    const { press, type, keys } = start();
    press({ key: 'k', ctrlKey: true });
    type('a/😀b');
    press({ key: 'Backspace' });
    press({ key: 'Backspace' });
    expect(press({ key: 'Tab' })).toBe(false);
    expect(press({ key: 'c', ctrlKey: true })).toBe(false);
    expect(keys.typed).toBe('a/');
  });

  it('leaves what is typed into a field to that field', () => {
    const { press, keys } = start();
    press({ key: '/' });
    expect(press({ key: 'x', inField: true })).toBe(false);
    expect(keys.typed).toBe('');
  });

  it('ends with Escape, and with the search bar that listens itself', () => {
    const { press, keys } = start();
    press({ key: '/' });
    expect(press({ key: 'Escape' })).toBe(true);
    expect(keys.typed).toBeUndefined();
    keys.isClaimed = true;
    expect(press({ key: '/' })).toBe(false);
  });
});
