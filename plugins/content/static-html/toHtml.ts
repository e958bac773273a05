/** The parts of a HTML tree that text and tables consist of; the nodes of MDX have other types. */
export interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

/**
 * Creates an element of a tree.
 *
 * @param children - its children, of which texts are strings
 */
export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  ...children: (Node | string)[]
): Node => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** Elements for which the site has components. */
const COMPONENTS = new Set(['img', 'search']);

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** Escapes quotation marks, too, so that no text looks like an attribute. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `ariaLabel` is written `aria-label`, and all others in lower case. */
const attributeName = (name: string) =>
  NAMES[name] ?? name.replace(/^(aria|data)(?=[A-Z])/, '$1-').toLowerCase();

function attribute([name, value]: [string, unknown]): string {
  if (value === false || value === undefined || value === null) return '';
  if (value === true) return ` ${attributeName(name)}`;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return ` ${attributeName(name)}="${escapeText(text)}"`;
}

/**
 * Writes a tree as HTML.
 *
 * @param node - an element, a text or a comment
 * @returns the HTML, or `undefined` where the tree contains what only MDX can render
 */
export function toHtml({
  type,
  tagName,
  properties = {},
  children = [],
  value = '',
}: Node): string | undefined {
  if (type === 'text') return escapeText(value);
  if (type === 'comment') return '';
  if (type !== 'element' || COMPONENTS.has(tagName as string)) return undefined;
  const start = `<${tagName}${Object.entries(properties).map(attribute).join('')}>`;
  if (VOID.has(tagName as string)) return start;
  const parts = children.map(toHtml);
  return parts.includes(undefined) ? undefined : `${start}${parts.join('')}</${tagName}>`;
}
