import { describe, expect, it } from 'vitest';
import rehypeStaticGuide from '../../../../../plugins/content/static-html/rehypeStaticGuide';
import { element, type Node } from '../../../../../plugins/content/static-html/toHtml';
import { convert as convertWith } from './support';

const convert = (...children: Node[]) =>
  convertWith(rehypeStaticGuide({ baseUrl: '/' }), ...children);

/** The lines of code in HTML. */
const linesOf = (html: string) =>
  [...html.matchAll(/<span class="token-line">(.*?)<br><\/span>/g)].map(([, line]) => line);

const component = (name: string, attributes: { name: string; value: string }[] = []) =>
  ({
    type: 'mdxJsxTextElement',
    name,
    attributes: attributes.map((attribute) => ({ type: 'mdxJsxAttribute', ...attribute })),
    children: [],
  }) as Node;

describe('the static HTML of a guide', () => {
  it('has text and tables, and leaves the title and what contains components to MDX', () => {
    const { nodes, html } = convert(
      element('h1', {}, 'A'),
      element('p', {}, 'Pass ', element('code', {}, 'a < b'), '.'),
      element('ol', {}, element('li', {}, 'one')),
      element('p', {}, component('Forward')),
      element('h2', { id: 'x' }, component('Badge')),
    );
    expect(nodes).toEqual(['mdxjsEsm', 'h1', 'static', 'p', 'h2']);
    expect(html).toEqual(['<p>Pass <code>a &lt; b</code>.</p><ol><li>one</li></ol>']);
  });

  it('has headings in one part with the text below, each with a link to itself', () => {
    const { nodes, html } = convert(
      element('h2', { id: 'fields' }, 'Fields'),
      element('p', {}, 'Text.'),
      element('h3', { id: 'a-b', className: ['own'] }, element('code', {}, 'a'), ' b'),
      element('h4', {}, 'No id'),
    );
    expect(nodes).toEqual(['mdxjsEsm', 'static']);
    const link = (id: string, name: string) =>
      `<a href="#${id}" class="hash-link" aria-label="Direct link to ${name}" title="Direct link to ${name}" translate="no">\u200B</a>`;
    expect(html).toEqual([
      `<h2 class="anchor" id="fields">Fields${link('fields', 'Fields')}</h2><p>Text.</p>` +
        `<h3 class="anchor own" id="a-b"><code>a</code> b${link('a-b', 'a-b')}</h3><h4>No id</h4>`,
    ]);
  });

  it('has code blocks, wherever they are, in the order of the page', () => {
    const block = (code: string) =>
      element('pre', {}, element('code', { className: ['language-text'] }, code));
    const tab = { ...component('TabItem'), children: [block('a < b\n')] };
    const { nodes, html } = convert(
      element('p', {}, 'Text.'),
      tab,
      block('second\n'),
      element('ul', {}, element('li', {}, block('third\n'))),
      element('pre', {}, component('Forward')),
    );
    expect(nodes).toEqual(['mdxjsEsm', 'static', 'mdxJsxTextElement', 'static', 'pre']);
    expect(html.map(linesOf)).toEqual([[], ['a &lt; b'], ['second', 'third']]);
    expect(html[2]).toContain('<ul><li><div class="language-text theme-code-block">');
  });

  it('says of notes whether they contain text and code only', () => {
    const code = element('pre', {}, element('code', {}, 'a'));
    const note = (...children: Node[]) => element('admonition', { type: 'tip' }, ...children);
    const { tree } = convert(
      note(element('p', {}, 'Text.'), code),
      note(element('p', {}, component('Forward'))),
    );
    expect(tree.slice(1).map(({ properties }) => properties)).toEqual([
      { type: 'tip', hasLinksOnly: true },
      { type: 'tip' },
    ]);
  });

  it('has links below the base path, whether Docusaurus wrote them or not', () => {
    const link = (href: string) => element('a', { href }, href);
    const hrefs = ['/docs/intro/', '/base/api#a', '/', '//example.org/', '#a', 'other'];
    const { html } = convertWith(
      rehypeStaticGuide({ baseUrl: '/base/' }),
      element('p', {}, ...hrefs.map(link)),
    );
    const written = [...html.join().matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const expected = ['/base/docs/intro', '/base/api#a', '/base/', '//example.org', '#a', 'other'];
    expect(written).toEqual(expected);
  });

  it('has the links of rows to themselves, in a box that scrolls', () => {
    const link = component('NameLink', [{ name: 'of', value: 'onAddRule' }]);
    const row = element('tr', { id: 'prop-onaddrule' }, element('td', {}, 'onAddRule', link));
    const { html } = convert(element('table', {}, element('tbody', {}, row)));
    expect(html).toEqual([
      '<div class="table-scroll" tabindex="0"><table><tbody><tr id="prop-onaddrule"><td>onAddRule' +
        '<a id="onaddrule" href="#onaddrule" class="hash-link" aria-label="Direct link to onAddRule"></a>' +
        '</td></tr></tbody></table></div>',
    ]);
  });
});
