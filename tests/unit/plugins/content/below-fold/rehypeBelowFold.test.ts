import { describe, expect, it } from 'vitest';
import { estimateHeight, PHONE } from '../../../../../plugins/content/below-fold/estimateHeight';
import rehypeBelowFold from '../../../../../plugins/content/below-fold/rehypeBelowFold';
import rehypeStaticGuide from '../../../../../plugins/content/static-html/rehypeStaticGuide';
import { element, type Node } from '../../../../../plugins/content/static-html/toHtml';
import { convert, text } from '../static-html/support';

/** A page of code blocks, which are 500 pixels high. */
const code = (name: string) => element('pre', { name }, 'line\n'.repeat(20));

const root = (...children: Node[]): Node => ({ type: 'root', children });

/** What a page or a part of it consists of, with what is inside components in brackets. */
const outline = ({ children = [] }: Node): unknown[] =>
  children.map((node) => {
    const { name } = node as { name?: string };
    return name === 'belowfold' ? outline(node) : (node.properties?.name ?? name ?? node.type);
  });

function split(...children: Node[]) {
  const tree = root(...children);
  rehypeBelowFold()(tree);
  return tree;
}

describe('what is below the fold of a page', () => {
  it('is in components, each about a window below the other', () => {
    const tree = split(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(code));
    expect(outline(tree)).toEqual(['a', 'b', 'c', ['d', 'e', 'f', ['g']]]);
  });

  it('is nothing on a short page', () => {
    expect(outline(split(code('a'), code('b')))).toEqual(['a', 'b']);
  });

  it('leaves imports at the beginning', () => {
    const imported = { type: 'mdxjsEsm' } as Node;
    const tree = split(code('a'), code('b'), code('c'), imported, code('d'));
    expect(outline(tree)).toEqual(['mdxjsEsm', 'a', 'b', 'c', ['d']]);
  });

  it('becomes static HTML of its own with estimated heights', () => {
    const long = element('p', {}, 'word '.repeat(5000));
    const [paragraph, list, block] = [
      element('p', {}, 'further down'),
      element('ul', {}, element('li', {}, 'and further')),
      element('pre', {}, element('code', {}, 'code\n')),
    ];
    const tabs = { type: 'mdxJsxFlowElement', name: 'Tabs', children: [block] } as unknown as Node;
    const { tree, heights } = convert(
      (page) => {
        rehypeBelowFold()(page);
        rehypeStaticGuide({ baseUrl: '/' })(page);
      },
      long,
      paragraph,
      list,
      tabs,
    );
    expect(outline(root(...tree))).toEqual(['mdxjsEsm', 'static', ['static', 'Tabs']]);
    expect(heights).toEqual([
      undefined,
      [
        estimateHeight(paragraph) + estimateHeight(list),
        estimateHeight(paragraph, PHONE) + estimateHeight(list, PHONE),
      ],
      [estimateHeight(block), estimateHeight(block, PHONE)],
    ]);
  });
});

describe('the estimated height', () => {
  const heightOf = (...children: (Node | string)[]) =>
    estimateHeight(element('p', {}, ...children));

  it('grows with the length of a text', () => {
    expect(heightOf('word '.repeat(200))).toBeGreaterThan(5 * heightOf('word'));
  });

  it('is greater on a phone, except for code', () => {
    const long = element('p', {}, 'word '.repeat(50));
    expect(estimateHeight(long, PHONE)).toBeGreaterThan(estimateHeight(long));
    expect(estimateHeight(code('a'), PHONE)).toBe(estimateHeight(code('a')));
  });

  it('is the sum of the rows of a table', () => {
    const row = element('tr', {}, element('td', {}, 'a'), element('td', {}, 'b'));
    const heightOfTable = (rows: number) =>
      estimateHeight(element('table', {}, element('tbody', {}, ...Array(rows).fill(row))));
    const [one, two, three] = [heightOfTable(1), heightOfTable(2), heightOfTable(3)];
    expect(three - two).toBe(two - one);
    expect(two).toBeGreaterThan(one);
  });

  it('is nothing for line breaks and imports', () => {
    expect(estimateHeight(text('\n'))).toBe(0);
    expect(estimateHeight({ type: 'mdxjsEsm' })).toBe(0);
  });
});
