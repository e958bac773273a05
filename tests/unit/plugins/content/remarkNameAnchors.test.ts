import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import remarkAnchorAliases from '../../../../plugins/content/remark-anchor-aliases';
import remarkNameAnchors from '../../../../plugins/content/remark-name-anchors';

const ROWS =
  '| Prop | Meaning |\n| --- | --- |\n| `parseNumbers` | x |\n| `min`, `max` | x |\n| `a = 1` | x |';

/** The page, whose headings have ids as Docusaurus gives them. */
function parse(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
  visit(tree, 'heading', (heading) => {
    const [text] = heading.children;
    heading.data = { hProperties: { id: text?.type === 'text' ? text.value.toLowerCase() : '' } };
  });
  return tree;
}

/** The ids inside headings and cells. */
function innerIds(tree: Root): unknown[] {
  const ids: unknown[] = [];
  visit(tree, ['mdxJsxTextElement', 'emphasis'], ({ data }) => {
    if (data && 'hProperties' in data) ids.push(data.hProperties?.id);
  });
  return ids;
}

describe('the rows of a table', () => {
  it('have an anchor for each name in them, in lower case, and none for other code', () => {
    const tree = parse(ROWS);
    remarkNameAnchors()(tree);
    expect(innerIds(tree)).toEqual(['parsenumbers', 'min', 'max']);
  });

  it('leave an anchor to the heading that has it', () => {
    const tree = parse(`## parseNumbers\n\n${ROWS}`);
    remarkNameAnchors()(tree);
    expect(innerIds(tree)).toEqual(['min', 'max']);
  });
});

describe('the anchors of links from elsewhere', () => {
  const aliasesIn = (file: string, markdown: string) => {
    const tree = parse(markdown);
    remarkNameAnchors()(tree);
    const before = innerIds(tree);
    remarkAnchorAliases()(tree, { path: `${process.cwd()}/${file}` });
    return innerIds(tree).filter((id) => !before.includes(id));
  };

  it('are at the heading, or the row, that answers', () => {
    expect(aliasesIn('docs/utils/export.mdx', '## options')).toEqual(['configuration']);
    expect(aliasesIn('versioned_docs/version-4/api/export.mdx', ROWS)).toEqual(['parse-numbers']);
  });

  it('are on the guide of their topic only, and leave an anchor that is there alone', () => {
    expect(aliasesIn('docs/utils/hooks.mdx', '## options')).toEqual([]);
    expect(aliasesIn('docs/utils/export.mdx', '## options\n\n## configuration')).toEqual([]);
  });
});
