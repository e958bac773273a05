import type { RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { encodeState, MAX_LINK_LENGTH } from '../../../src/demo/permalink';
import {
  createPageState,
  type DemoPageState,
  type DemoState,
  demoReducer,
  initialState,
} from '../../../src/demo/state';
import { createStateAddress } from '../../../src/demo/stateAddress';
import { withoutIds } from './support/plainQueries';

/** A tab of a browser, as far as one entry of its history goes. */
function tab(hash = '') {
  const texts = new Map<string, string>();
  const location = { pathname: '/demo', search: '?a=b', hash };
  const written: string[] = [];
  const history = {
    state: null as unknown,
    replaceState(state: unknown, _: string, url: string) {
      written.push(url);
      history.state = state;
      location.hash = url.slice(url.indexOf('#') + 1 || url.length);
      if (location.hash) location.hash = `#${location.hash}`;
    },
  };
  let isFull = false;
  const store = {
    read: (id: string) => texts.get(id),
    write: (id: string, text: string) => {
      texts.set(id, text);
      return !isFull;
    },
  };
  return {
    location,
    history,
    written,
    texts,
    fill: () => {
      isFull = true;
    },
    /** The page of this entry, as after a reload. */
    open: () => createStateAddress({ location, history } as never, store),
  };
}

const withValue = (value: string): DemoState => ({
  ...initialState,
  query: { combinator: 'and', rules: [{ field: 'notes', operator: 'contains', value }] },
});

const edited = (...values: string[]): DemoPageState =>
  values.reduce(
    (state, value, at) =>
      demoReducer(state, { type: 'edit', query: withValue(value).query, at: at * 5000 }),
    createPageState(initialState),
  );

const stateOf = (found: unknown) => (found as { state: DemoState }).state;
const valueIn = (found: unknown) =>
  ((stateOf(found).query as RuleGroupType).rules[0] as { value: unknown }).value;

/** Text that does not compress. */
const long = (length: number) =>
  Array.from({ length }, (_, at) =>
    Math.sin(at + 1)
      .toString(36)
      .slice(4, 7),
  ).join('');

describe('the address of a demo', () => {
  it('holds the state, and keeps path and parameters', () => {
    const browser = tab();
    const page = browser.open();
    expect(page.read()).toBeUndefined();
    expect(page.write(withValue('x'))).toBe(true);
    expect(browser.written.at(-1)).toBe(`/demo?a=b${encodeState(withValue('x'))}`);
    expect(valueIn(browser.open().read())).toBe('x');
  });

  it('has no hash for the state that a visitor starts with', () => {
    const browser = tab(encodeState(withValue('x')));
    browser.open().write(initialState);
    expect(browser.written.at(-1)).toBe('/demo?a=b');
  });

  it('keeps what the router stores in the entry', () => {
    const browser = tab();
    browser.history.state = { key: 'abc', state: { a: 1 } };
    browser.open().write(withValue('x'));
    expect(browser.history.state).toMatchObject({ key: 'abc', state: { a: 1 } });
  });

  it('is not written again when it holds the state', () => {
    const browser = tab();
    const page = browser.open();
    page.write(withValue('x'));
    const before = browser.written.length;
    page.write(withValue('x'));
    expect(browser.written).toHaveLength(before);
  });

  it('stores the state in the tab where the browser refuses to change the address', () => {
    const browser = tab();
    const page = browser.open();
    page.read();
    browser.history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    expect(page.write(withValue('x'))).toBe(true);
    expect(valueIn(browser.open().read())).toBe('x');
  });

  it('is not current any more after the reader has moved on', () => {
    const browser = tab();
    const page = browser.open();
    page.read();
    expect(page.isCurrent()).toBe(true);
    browser.history.state = { key: 'next' };
    expect(page.isCurrent()).toBe(false);
  });
});

describe('a state that is too large for an address', () => {
  const large = withValue(long(MAX_LINK_LENGTH));

  it('is stored in the tab, under an id in the hash', () => {
    const browser = tab();
    expect(browser.open().write(large)).toBe(true);
    expect(browser.location.hash).toMatch(/^#stored=\w+$/);
    expect(withoutIds(stateOf(browser.open().read()).query)).toEqual(large.query);
  });

  it.each([
    ['rules', Array(2500).fill({ field: 'gears', operator: '=', value: 1 })],
    [
      'levels',
      [
        Array.from({ length: 80 }).reduce<object>(
          (inner) => ({ combinator: 'or', rules: [inner] }),
          {
            field: 'gears',
            operator: '=',
            value: 1,
          },
        ),
      ],
    ],
  ])('may have more %s than a link', (_, rules) => {
    const browser = tab();
    const state = { ...initialState, query: { combinator: 'and', rules } as RuleGroupType };
    browser.open().write(state);
    expect(withoutIds(stateOf(browser.open().read()).query)).toEqual(state.query);
  });

  it('is reported as missing in another tab', () => {
    const browser = tab();
    browser.open().write(large);
    expect(tab(browser.location.hash).open().read()).toEqual({
      problem: expect.stringContaining('only in the browser tab'),
    });
  });

  it('reports when the browser refuses to store it', () => {
    const browser = tab();
    browser.fill();
    expect(browser.open().write(large)).toBe(false);
    expect(browser.open().write(withValue('short'))).toBe(true);
  });

  it('opens in another demo page of the tab, which then has its own state', () => {
    const browser = tab();
    const hash = browser.open().hashFor(large);
    const other = tab(hash);
    for (const [id, text] of browser.texts) other.texts.set(id, text);
    const page = other.open();
    expect(withoutIds(stateOf(page.read()).query)).toEqual(large.query);
    page.write({ ...large, format: 'cel' });
    expect(other.location.hash).not.toBe(hash);
  });
});

describe('what the reader has changed', () => {
  it('survives a reload that happens before the address is written', () => {
    const browser = tab();
    const page = browser.open();
    page.read();
    const state = edited('one', 'two');
    page.write(state);
    // Pages are told twice that they are left.
    page.remember(state);
    page.remember(state);
    // The reload asked for the address as it was.
    browser.location.hash = '';
    expect(valueIn(browser.open().read())).toBe('two');
  });

  it('can be undone after a reload', () => {
    const browser = tab();
    const page = browser.open();
    page.read();
    const state = demoReducer(edited('one', 'two', 'three'), { type: 'undo' });
    page.write(state);
    page.remember(state);
    const found = browser.open().read();
    const reloaded = demoReducer(createPageState(initialState), {
      type: 'load',
      state: stateOf(found),
      history: (found as { history?: DemoPageState['history'] }).history,
    });
    const undone = demoReducer(reloaded, { type: 'undo' });
    expect(valueIn({ state: undone })).toBe('one');
    expect(valueIn({ state: demoReducer(reloaded, { type: 'redo' }) })).toBe('three');
  });

  it('does not replace the state in another hash', () => {
    const browser = tab();
    const page = browser.open();
    page.write(edited('one'));
    page.remember(edited('one'));
    browser.location.hash = encodeState(withValue('by hand'));
    expect(valueIn(browser.open().read())).toBe('by hand');
  });

  it('are stored only as far as the latest ones fit', () => {
    const browser = tab();
    const page = browser.open();
    page.read();
    const texts = Array.from({ length: 30 }, (_, at) => `${at} ${long(20_000)}`);
    page.remember(edited(...texts));
    const [text = ''] = browser.texts.values();
    expect(text.length).toBeLessThan(450_000);
    const { past } = JSON.parse(text) as { past: { q: RuleGroupType }[] };
    expect(past.length).toBeGreaterThan(2);
    expect(valueIn({ state: { query: past.at(-1)?.q } })).toMatch(/^28 /);
  });

  it.each(['', '{', '[]', '{"at":""}', '{"at":["#x"],"state":null,"past":3}'])(
    'is left alone where the stored text is broken: %j',
    (text) => {
      const browser = tab('#x');
      browser.history.state = { demo: 'id' };
      browser.texts.set('id', text);
      expect(() => browser.open().read()).not.toThrow();
    },
  );
});
