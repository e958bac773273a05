import { Children, Fragment, isValidElement, type ReactNode, useEffect, useState } from 'react';

/** An element of the head; `text` is what is in it. */
interface Tag {
  name: string;
  attributes: Record<string, string>;
  text?: string;
}

/** Attributes that have another name in React. */
const NAMES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** By which attribute a later element replaces an earlier one of the same kind. */
const KEYS: Record<string, readonly string[]> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** What is no element of the head, or exists once. */
const OUTSIDE = new Set(['html', 'body', 'title']);

/** What the HTML of the first page says about it, although the component that has said so may not be loaded. */
const PUBLISHED = 'script[type="application/ld+json"]';
const firstPath = globalThis.location?.pathname;

/** The mark of the elements and attributes that this module, or the server, has added. */
const MARK = 'data-rh';

function collect(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children: inner, ...props } = child.props;
    if (child.type === Fragment) return collect(inner);
    const attributes = Object.entries(props).flatMap(([name, value]) =>
      value === undefined ? [] : [[NAMES[name] ?? name, String(value)]],
    );
    const text = inner === undefined ? {} : { text: Children.toArray(inner).join('') };
    return [{ name: child.type as string, attributes: Object.fromEntries(attributes), ...text }];
  });
}

/** The identity of an element: a later component replaces the elements with the same one. */
function identityOf({ name, attributes, text }: Tag): string | undefined {
  const named = (KEYS[name] ?? []).filter((key) => attributes[key]);
  const isCanonical = attributes.rel?.toLowerCase() === 'canonical';
  const key = name === 'link' && !isCanonical ? named.at(-1) : named[0];
  if (key) return JSON.stringify([name, key, attributes[key]?.toLowerCase()]);
  return text && JSON.stringify([name, text]);
}

/** What remains of the elements of several components. */
function withoutReplaced(components: readonly (readonly Tag[])[]): Tag[] {
  const seen = new Set<string>();
  const remaining = components.toReversed().map((tags) => {
    const own = tags.filter((tag) => !seen.has(identityOf(tag) ?? ''));
    for (const tag of own) seen.add(identityOf(tag) ?? '');
    return own;
  });
  return remaining.toReversed().flat();
}

/** The tags of each mounted component, by the order in which they were rendered first. */
const mounted = new Map<number, readonly Tag[]>();
let count = 0;

function writeAttributes(element: Element, attributes: Record<string, string>): void {
  const before = element.getAttribute(MARK)?.split(',').filter(Boolean) ?? [];
  for (const name of before) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes);
  if (names.length > 0) element.setAttribute(MARK, names.join(','));
  else element.removeAttribute(MARK);
}

function createElement({ name, attributes, text }: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  if (text) element.append(text);
  element.setAttribute(MARK, 'true');
  return element;
}

function writeElements(tags: readonly Tag[]): void {
  const { head } = document;
  const left = new Set(
    [...head.querySelectorAll(`[${MARK}]`)].filter(({ tagName }) => tagName !== 'TITLE'),
  );
  for (const tag of tags) {
    const element = createElement(tag);
    const same = [...left].find((other) => other.isEqualNode(element));
    if (same) left.delete(same);
    else head.append(element);
  }
  for (const element of left) {
    if (location.pathname !== firstPath || !element.matches(PUBLISHED)) element.remove();
  }
}

let frame = 0;

function write(): void {
  const components = [...mounted].toSorted(([one], [other]) => one - other).map(([, tags]) => tags);
  const named = (name: string) => components.flat().filter((tag) => tag.name === name);
  const attributesOf = (name: string) =>
    Object.assign({}, ...named(name).map(({ attributes }) => attributes));
  writeAttributes(document.documentElement, attributesOf('html'));
  writeAttributes(document.body, attributesOf('body'));
  const title = named('title').at(-1)?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  const elements = components.map((tags) =>
    tags.filter((tag) => !OUTSIDE.has(tag.name) && identityOf(tag)),
  );
  writeElements(withoutReplaced(elements));
}

function writeLater(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(write);
}

/**
 * Stands for the component of `react-helmet-async` in the browser: writes elements to the head, and the attributes
 * of `html` and `body`. It takes elements as children, as Docusaurus' `Head` does, and no other properties.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => count++);
  const tags = JSON.stringify(collect(children));
  useEffect(() => {
    mounted.set(order, JSON.parse(tags) as Tag[]);
    writeLater();
    return () => {
      mounted.delete(order);
      writeLater();
    };
  }, [order, tags]);
  return null;
}

/** Stands for the provider of `react-helmet-async`, which only the server needs. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
