// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import { createElement, type ReactNode } from 'react';
import { Route, Router } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDemo } from '../../../src/components/DemoPage/useDemo';
import { usePermalink } from '../../../src/components/DemoPage/usePermalink';
import { encodeState } from '../../../src/demo/permalink';
import { type DemoState, initialState } from '../../../src/demo/state';

const withValue = (value: string): DemoState => ({
  ...initialState,
  query: { combinator: 'and', rules: [{ field: 'notes', operator: 'contains', value }] },
});

/** Opens the demo page of the present address, as a browser does that loads it. */
function openPage() {
  const history = createBrowserHistory();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      Router,
      { history },
      // The router shows the page again with each location, as Docusaurus does.
      createElement(Route, { path: '/demo' }, children),
    );
  const page = renderHook(
    () => {
      const demo = useDemo();
      return { demo, permalink: usePermalink(demo) };
    },
    { wrapper: wrapper as never },
  );
  const current = () => page.result.current;
  return {
    history,
    current,
    unmount: page.unmount,
    value: () => (current().demo.state.query.rules[0] as { value: unknown }).value,
    type: (value: string) => act(() => current().demo.edit(withValue(value).query)),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    undo: () => act(() => current().demo.undo()),
    /** What a browser tells a page that is reloaded. */
    hide: () =>
      act(() => {
        window.dispatchEvent(new Event('pagehide'));
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/demo');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the address of a demo page', () => {
  it('follows what is typed after a pause, without an entry or a new location', () => {
    const page = openPage();
    const entries = window.history.length;
    const before = page.history.location;
    page.type('a');
    page.type('ab');
    expect(window.location.hash).toBe('');
    page.pause();
    expect(window.location.hash).toBe(encodeState(withValue('ab')));
    expect(window.history.length).toBe(entries);
    expect(page.history.location).toBe(before);
  });

  it('has no hash when everything is undone', () => {
    const page = openPage();
    page.type('a');
    page.pause();
    page.undo();
    page.pause();
    expect(window.location.hash).toBe('');
  });

  it('opens the state after a reload, with what can be undone', () => {
    const page = openPage();
    page.type('typed');
    page.pause();
    page.hide();
    page.unmount();
    const reloaded = openPage();
    expect(reloaded.value()).toBe('typed');
    reloaded.undo();
    expect(reloaded.current().demo.state.query).toEqual(
      expect.objectContaining({ combinator: 'and' }),
    );
    expect(JSON.stringify(reloaded.current().demo.state.query)).toContain('gift');
  });

  it('opens what was typed right before a reload that asks for the older address', () => {
    const page = openPage();
    page.type('first');
    page.pause();
    const { href } = window.location;
    page.type('typed at last');
    page.hide();
    page.hide();
    window.history.replaceState(window.history.state, '', href);
    page.unmount();
    expect(openPage().value()).toBe('typed at last');
  });

  it('has what was typed right before the reader goes elsewhere and comes back', async () => {
    const page = openPage();
    page.type('on the way');
    act(() => page.history.push('/docs/intro'));
    page.pause();
    expect(window.location.href).toMatch(/\/docs\/intro$/);
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    page.unmount();
    vi.useRealTimers();
    window.history.back();
    await popped;
    const back = openPage();
    expect(window.location.pathname).toBe('/demo');
    expect(back.value()).toBe('on the way');
  });

  it('keeps the state when a link to the page without one is followed', () => {
    const page = openPage();
    page.type('kept');
    page.pause();
    act(() => page.history.push('/demo'));
    expect(page.value()).toBe('kept');
    expect(window.location.hash).toBe(encodeState(withValue('kept')));
  });

  it('opens a link that is followed on the page, and takes nothing from undo', () => {
    const page = openPage();
    page.type('mine');
    page.pause();
    act(() => page.history.push(`/demo${encodeState(withValue('theirs'))}`));
    expect(page.value()).toBe('theirs');
    expect(page.current().demo.state.history.past).toHaveLength(2);
    // The same address again changes nothing.
    act(() => page.history.push(`/demo${encodeState(withValue('theirs'))}`));
    expect(page.current().demo.state.history.past).toHaveLength(2);
    page.undo();
    expect(page.value()).toBe('mine');
  });

  it('says that a broken link is not read, and stays until something is changed', () => {
    window.history.replaceState(null, '', '/demo#v1=broken');
    const page = openPage();
    expect(page.current().permalink.notices).toEqual([expect.stringContaining('initial query')]);
    page.pause();
    expect(window.location.hash).toBe('#v1=broken');
    page.type('mine');
    page.pause();
    expect(window.location.hash).toBe(encodeState(withValue('mine')));
  });

  it('says when what is too large for it cannot be stored', () => {
    const large = Array.from({ length: 9000 }, (_, at) =>
      Math.sin(at + 1)
        .toString(36)
        .slice(4, 7),
    ).join('');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = openPage();
    page.type(large);
    page.pause();
    expect(page.current().permalink.isNotStored).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    page.type('short');
    page.pause();
    expect(page.current().permalink.isNotStored).toBe(false);
    setItem.mockRestore();
  });
});
