import type { Heading, Root, RootContent } from 'mdast';

/** The comment below a heading that keeps its section out of the search. */
const SKIP = /^\/\*\s*search:\s*skip\s*\*\/$/;

const isSkip = (node: RootContent | undefined) =>
  node?.type === 'mdxFlowExpression' && SKIP.test(node.value.trim());

/**
 * Remark plugin: marks each heading that has the comment `search:skip` below it, in the braces of MDX,
 * so that the search leaves its section out.
 *
 * @throws Error when there is no heading above such a comment
 */
export default function remarkSearchSections() {
  return (tree: Root) => {
    tree.children = tree.children.filter((node, at) => {
      if (!isSkip(node)) return true;
      const heading = tree.children[at - 1];
      if (heading?.type !== 'heading') {
        throw new Error('"search: skip" must be directly below a heading. Move the comment there.');
      }
      mark(heading);
      return false;
    });
  };
}

function mark(heading: Heading): void {
  heading.data = {
    ...heading.data,
    hProperties: { ...heading.data?.hProperties, 'data-search': 'skip' },
  };
}
