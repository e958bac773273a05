import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import remarkRowAnchors from '../../../../../plugins/content/remark-row-anchors';

/** The anchors of the rows of a Markdown page, `undefined` for those without. */
function anchorsOf(markdown: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
  remarkRowAnchors()(tree);
  return tree.children
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({ children: [, ...rows] }) => rows.map(({ data }) => data?.hProperties?.id));
}

it.each([
  ['`onAddRule`', 'prop-onAddRule'],
  ['`name` or `value`', 'prop-name'],
  ["`'text'` (default)", 'prop-text'],
  ['[`add(query, rule)`](/api)', 'prop-add'],
  ['`RuleType<F, O>`', 'prop-RuleType'],
  ['`!=`', 'prop-not-equal'],
  ['`<=`', 'prop-less-equal'],
  ['Any with `arity`', undefined],
  ['Plain text', undefined],
])('a row that begins with %s has the anchor %s', (cell, anchor) => {
  expect(anchorsOf(`| Prop | Meaning |\n| --- | --- |\n| ${cell} | x |`)).toEqual([anchor]);
});

it('gives a name one anchor on a page, so that no id is there twice', () => {
  const table = '| Prop | Meaning |\n| --- | --- |\n| `a` | x |\n\n';
  const props =
    '| Prop | Type | Default | What it does |\n| --- | --- | --- | --- |\n| `a` | x | y | z |';
  expect(anchorsOf(`${table}${props}`)).toEqual(['prop-a', undefined]);
});
