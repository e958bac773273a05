// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import * as ofPackage from 'react-helmet-async';
import { afterEach, expect, it } from 'vitest';
import * as lean from '../../../../../plugins/framework/entry-size/lean/helmet';

/** Where the module was loaded: the address of the first page, to it. Another test file may have changed it. */
const FIRST_PATH = window.location.pathname;

type Component = (props: { children?: ReactNode }) => ReactNode;
type Library = Record<'Helmet' | 'HelmetProvider', Component>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const state = () => ({
  title: document.title,
  html: attributesOf(document.documentElement),
  body: attributesOf(document.body),
  head: [...document.head.querySelectorAll('[data-rh]')]
    .filter(({ tagName }) => tagName !== 'TITLE')
    .map(({ outerHTML }) => outerHTML)
    .toSorted(),
});

const site = [
  h('html', { lang: 'en', dir: 'ltr' }),
  h('title', null, 'Site'),
  h('meta', { property: 'og:title', content: 'Site' }),
  h('meta', { name: 'viewport', content: 'width=device-width' }),
  h('link', { rel: 'alternate', href: '/a', hrefLang: 'en' }),
  h('link', { rel: 'alternate', href: '/a', hrefLang: 'x-default' }),
  h('link', { rel: 'canonical', href: '/site' }),
  false,
];

const guide = (name: string) => [
  h('html', { className: `page ${name}` }),
  h('body', { className: 'reading' }),
  h('title', null, name, ' | Site'),
  h('meta', { property: 'og:title', content: name }),
  h('meta', { charSet: 'utf-8' }),
  h('meta', { content: 'no key' }),
  h('link', { rel: 'canonical', href: `/${name}` }),
  h('script', { type: 'application/ld+json' }, JSON.stringify({ name })),
];

const STEPS = [
  [site],
  [site, guide('one')],
  [site, guide('two'), [h('meta', { name: 'robots', content: 'noindex' })]],
  [site, [h('title', null, 'Three')]],
  [site],
];

/** What the head is after each step of a visit. */
async function visit({ Helmet, HelmetProvider }: Library) {
  document.head.innerHTML =
    '<meta data-rh="true" property="og:title" content="Site"><meta name="own">';
  const page = (parts: readonly ReactNode[][]) =>
    h(HelmetProvider, null, ...parts.map((part) => h(Helmet, null, ...part)));
  const { rerender } = render(page([]));
  const states = [];
  for (const [step, parts] of STEPS.entries()) {
    window.history.pushState(null, '', `/${step}`);
    rerender(page(parts));
    await nextFrame();
    states.push(state());
  }
  cleanup();
  await nextFrame();
  return states;
}

afterEach(cleanup);

it('writes the same head as the package', async () => {
  const states = await visit(lean as unknown as Library);
  expect(states).toEqual(await visit(ofPackage as unknown as Library));
  expect(states.map(({ title }) => title)).toEqual([
    'Site',
    'one | Site',
    'two | Site',
    'Three',
    'Site',
  ]);
});

it('keeps the structured data of the first page that no component has rendered', async () => {
  const { Helmet, HelmetProvider } = lean as unknown as Library;
  window.history.replaceState(null, '', FIRST_PATH);
  document.head.innerHTML =
    '<script data-rh="true" type="application/ld+json">{}</script><meta data-rh="true" name="old">';
  const page = (parts: readonly ReactNode[]) => h(HelmetProvider, null, h(Helmet, null, ...parts));
  const isKept = () => document.head.querySelector('[type="application/ld+json"]') !== null;
  const { rerender } = render(page(site));
  await nextFrame();
  expect(document.head.querySelector('[name="old"]')).toBeNull();
  expect(isKept()).toBe(true);
  window.history.pushState(null, '', '/next');
  rerender(page([h('title', null, 'Next')]));
  await nextFrame();
  expect(isKept()).toBe(false);
});
