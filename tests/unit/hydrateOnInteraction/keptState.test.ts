// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  applyState,
  elementAt,
  placeOf,
  readState,
  scrollPositionsIn,
} from '../../../src/hydrateOnInteraction/keptState';

const render = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

afterEach(() => document.body.replaceChildren());

it('finds an element again when elements of other kinds have been added or removed', () => {
  const before = render('<img><img><nav><a>One</a><a>Two</a></nav>');
  const after = render('<img><nav><a>One</a><b>new</b><a>Two</a></nav>');
  const two = before.querySelectorAll('a')[1] as Element;
  expect(elementAt(after, placeOf(before, two))?.textContent).toBe('Two');
  expect(elementAt(after, ['BUTTON', 0])).toBeUndefined();
});

it('keeps the focus, what was typed and how far elements are scrolled', () => {
  const html = '<nav></nav><nav><input value=""><a href="/one">One</a></nav>';
  const before = render(html);
  (before.querySelectorAll('nav')[1] as Element).scrollTop = 90;
  (before.querySelector('input') as HTMLInputElement).value = 'useQB';
  before.querySelector('a')?.focus();
  const state = readState(before, scrollPositionsIn(before));
  const after = render(html);
  const typed: string[] = [];
  after.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  applyState(after, state);
  expect([...after.querySelectorAll('nav')].map(({ scrollTop }) => scrollTop)).toEqual([0, 90]);
  expect(typed).toEqual(['useQB']);
  expect(document.activeElement).toBe(after.querySelector('a'));
});

it('leaves the focus alone that is elsewhere', () => {
  const part = render('<a href="/one">One</a>');
  const elsewhere = render('<button>Other</button>').querySelector('button');
  elsewhere?.focus();
  applyState(part, readState(part, scrollPositionsIn(part)));
  expect(document.activeElement).toBe(elsewhere);
});
