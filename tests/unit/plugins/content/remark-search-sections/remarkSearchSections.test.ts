import type { Heading, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import remarkSearchSections from '../../../../../plugins/content/remark-search-sections';

function transformed(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkSearchSections()(tree);
  return tree;
}

it('marks the heading above the comment, and removes the comment', () => {
  const { children } = transformed('## Options\n\n## Next\n\n{/*search:skip*/}\n\nText.');
  expect(children.map(({ type }) => type)).toEqual(['heading', 'heading', 'paragraph']);
  const marks = children.map(({ data }) => (data as Heading['data'])?.hProperties?.['data-search']);
  expect(marks).toEqual([undefined, 'skip', undefined]);
});

it('leaves other comments alone', () => {
  expect(transformed('## Next\n\n{/* search engines */}').children).toHaveLength(2);
});

it('reports a comment without a heading above it', () => {
  expect(() => transformed('Text.\n\n{/*search:skip*/}')).toThrow('directly below a heading');
});
