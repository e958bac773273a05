import { describe, expect, it } from 'vitest';
import rehypeStaticReference from '../../../../../plugins/content/static-html/rehypeStaticReference';
import { element, type Node } from '../../../../../plugins/content/static-html/toHtml';
import { convert as convertWith, text } from './support';

const row = (...cells: (Node | string)[]) =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, ...(cell === '' ? [] : [cell]))));

const table = (columns: string[], ...rows: Node[]) =>
  element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...columns.map((column) => element('th', {}, column)))),
    text('\n'),
    element('tbody', {}, ...rows),
  );

const MEMBERS = ['Name', 'Type', 'Required', 'Default', 'Description'];

const convert = (...children: Node[]) =>
  convertWith(rehypeStaticReference({ baseUrl: '/' }), ...children);

describe('the static HTML of a page', () => {
  it('has neighboring headings, text, code and tables in one part, and leaves the title to MDX', () => {
    const { nodes, html } = convert(
      element('h1', {}, 'A'),
      element('p', {}, 'One'),
      text('\n'),
      element('ul', {}, element('li', {}, 'two')),
      element('pre', {}, element('code', {}, 'code')),
      element('pre', {}, { type: 'mdxJsxTextElement' }),
      element('h2', { id: 'a' }, 'Three'),
      element('p', {}, 'Four'),
    );
    expect(nodes).toEqual(['mdxjsEsm', 'h1', 'static', 'pre', 'static']);
    expect(html[0]).toMatch(
      /^<p>One<\/p><ul><li>two<\/li><\/ul><div class="language-text .*<\/div>$/,
    );
    expect(html[1]).toMatch(
      /^<h2 class="anchor" id="a">Three<a href="#a" .*<\/a><\/h2><p>Four<\/p>$/,
    );
  });

  it('escapes text and attributes, and opens other sites in a tab of their own', () => {
    const link = element('a', { href: 'https://react.dev', title: 'e"f' }, 'c');
    expect(convert(element('p', { className: ['x', 'y'] }, 'a <b> & ', link)).html).toEqual([
      '<p class="x y">a &lt;b> &amp; <a href="https://react.dev" title="e&quot;f" target="_blank" rel="noopener noreferrer">c</a></p>',
    ]);
  });

  it('writes the addresses of the site without a slash at the end', () => {
    const { html } = convert(element('p', {}, element('a', { href: '/api/x/' }, 'x')));
    expect(html).toEqual(['<p><a href="/api/x">x</a></p>']);
  });

  it('opens files of the site, which are no pages, in a tab of their own', () => {
    const link = element('a', { href: 'pathname:///api/x.json' }, 'x');
    const { html } = convertWith(
      rehypeStaticReference({ baseUrl: '/base/' }),
      element('p', {}, link),
    );
    expect(html).toEqual([
      '<p><a href="/base/api/x.json" target="_blank" rel="noopener noreferrer">x</a></p>',
    ]);
  });

  it('leaves the box that finds names to MDX, but not what is around it', () => {
    const { nodes } = convert(
      element('p', {}, 'One'),
      element('search', {}),
      element('ul', {}, element('li', {}, 'two')),
    );
    expect(nodes).toEqual(['mdxjsEsm', 'static', 'search', 'static']);
  });

  it('leaves to MDX what only MDX can render', () => {
    const { nodes } = convert(element('p', {}, { type: 'mdxJsxTextElement' }));
    expect(nodes).toEqual(['p']);
  });

  it('gives rows the ids of their anchors, and other tables a box that scrolls', () => {
    const named = element('td', {}, element('a', { id: 'x' }), 'x');
    const { html } = convert(table(['A'], element('tr', {}, named)));
    expect(html).toEqual([
      '<div class="table-scroll" tabindex="0"><table><thead><tr><th>A</th></tr></thead>' +
        '<tbody><tr id="x"><td>x</td></tr></tbody></table></div>',
    ]);
  });

  it('groups the members of a type below the rows that only have a text', () => {
    const rows = [
      row('a', 'b', 'c', '', 'e'),
      row('From X', '', '', '', ''),
      row('f', 'g', 'h', '', 'j'),
    ];
    const [html] = convert(table(MEMBERS, ...rows)).html;
    expect(html).toContain('<table class="members">');
    expect(String(html).match(/<tbody>/g)).toHaveLength(2);
    expect(html).toContain('<tbody><tr><th colspan="5" scope="rowgroup">From X</th></tr><tr>');
  });

  it('has links in code, relative to the page, and to what other sites document', () => {
    const metastring = 'links="../interfaces/RuleType react:ReactNode"';
    const code = element(
      'code',
      { className: ['language-ts'], metastring },
      "type A = RuleType | ReactNode | 'RuleType';",
    );
    const [html] = convertWith(
      rehypeStaticReference({ baseUrl: '/base/' }),
      element('pre', {}, code),
    ).html;
    const links = [...String(html).matchAll(/<a href="([^"]*)"[^>]*>(\w+)<\/a>/g)].map(
      ([, href, name]) => [name, href],
    );
    expect(links).toEqual([
      ['RuleType', '/base/api/react-querybuilder/interfaces/RuleType'],
      ['ReactNode', 'https://react.dev/learn/typescript#typing-children'],
    ]);
  });

  it('names a page that is in no folder of the reference', () => {
    const convertPage = rehypeStaticReference({ baseUrl: '/' });
    const tree: Node = { type: 'root', children: [] };
    expect(() => convertPage(tree, { path: '/elsewhere/x.md' })).toThrow(
      '/elsewhere/x.md is in none of the folders of the API reference',
    );
  });
});
