import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, Node, Parent, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { CHECKED_LANGUAGES } from './config.mjs';
import { readFence } from './fence.mjs';
import { namesInCell, namesInHeading } from './names.mjs';
import type { Block, Mention, Page, Problem } from './types.mjs';

/** The syntax of a guide, as Docusaurus reads it. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const isParent = (node: Node): node is Parent => 'children' in node;

/** Yields the nodes of a tree in document order. */
function* visitNodes(node: Node): Generator<RootContent> {
  if (!isParent(node)) return;
  for (const child of node.children) {
    yield child;
    yield* visitNodes(child);
  }
}

/** Collects findings about one page. */
type Report = (problem: Omit<Problem, 'file'>) => void;

/**
 * Returns whether a block of code has a closing fence, instead of ending with the page or its
 * container. A block that contains the opening fence of another one has no closing fence either.
 */
function reportUnclosed(node: Code, lines: readonly string[], report: Report): boolean {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const end = node.position?.end.line ?? start.line;
  const marks = /(`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
  // Indented code has no fence; nothing can be missing.
  if (!marks) return false;
  const closing = new RegExp(`^[\\s>]*${marks[0]}{${marks.length},}\\s*$`);
  const opening = new RegExp(`^[\\s>]*${marks}\\w`);
  const inner = lines.slice(start.line, end - 1).findIndex((line) => opening.test(line));
  const at = { kind: 'unclosed' as const, line: start.line, column: start.column };
  if (inner >= 0) {
    const line = start.line + inner + 1;
    report({
      ...at,
      message: `This block never ends: another one opens inside it, in line ${line}.`,
      advice: `Write ${marks} on a line of its own before line ${line}.`,
    });
    return true;
  }
  if (end > start.line && closing.test(lines[end - 1] ?? '')) return false;
  report({
    ...at,
    message: 'This block never ends.',
    advice: `Write ${marks} on a line of its own after its last line.`,
  });
  return true;
}

/** Turns a node of the tree into a block; reports errors in its fence. */
function readBlock(
  node: Code,
  index: number,
  lines: readonly string[],
  report: Report,
): Block | undefined {
  const fence = node.position?.start ?? { line: 1, column: 1 };
  const source = lines[fence.line - 1] ?? '';
  const language = node.lang ?? '';
  const { problems, ...attributes } = readFence(language, node.meta ?? '');
  const metaStart = node.meta ? source.lastIndexOf(node.meta) : source.length;
  for (const { offset, ...problem } of problems) {
    const column = offset < 0 ? fence.column : metaStart + offset + 1;
    report({ ...problem, line: fence.line, column });
  }
  const code = node.value;
  const indents = code.split('\n').map((text, i) => {
    const line = lines[fence.line + i] ?? '';
    return line.endsWith(text) ? line.length - text.length : 0;
  });
  if (reportUnclosed(node, lines, report)) return undefined;
  return {
    index,
    language,
    code,
    fence: { line: fence.line, column: fence.column },
    indents,
    ...attributes,
  };
}

/** Lists the names that a heading or a table describes. */
function readMentions(tree: Root): Mention[] {
  const mentions: Mention[] = [];
  const headings: Heading[] = [];
  let lead = '';
  const inTable = (table: Table, context: string) => {
    const header = table.children[0] ? textOf(table.children[0]) : '';
    for (const row of table.children.slice(1)) {
      const line = row.position?.start.line ?? 1;
      for (const cell of row.children) {
        for (const name of namesInCell(cell)) {
          mentions.push({ name, line, context: `${context} › ${header}` });
        }
      }
    }
  };
  for (const node of visitNodes(tree)) {
    if (node.type === 'heading') {
      while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
      headings.push(node);
      lead = '';
      const context = headings.map((heading) => textOf(heading)).join(' › ');
      const line = node.position?.start.line ?? 1;
      for (const name of namesInHeading(node)) mentions.push({ name, line, context });
    } else if (node.type === 'paragraph') lead = textOf(node);
    else if (node.type === 'table') {
      inTable(node, [...headings.map((heading) => textOf(heading)), lead].join(' › '));
    }
  }
  return mentions;
}

/**
 * Reports `output` and `continues` where the block before cannot be what they refer to, and an
 * `output` that is left out.
 */
function reportLooseBlocks(blocks: readonly Block[], report: Report): void {
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    const isCode = before !== undefined && CHECKED_LANGUAGES.includes(before.language);
    if (block.isOutput && (!isCode || before.unchecked)) {
      report({
        kind: 'fence',
        ...block.fence,
        message: '`output` needs a checked block of code directly before it.',
        advice: 'Move the block, or leave `output` out.',
      });
    }
    // Only blank lines between: what the code prints would go unnoticed if it changed.
    const isNext =
      isCode && block.fence.line <= before.fence.line + before.code.split('\n').length + 3;
    const printsUnstated = isCode && /\bconsole\.log\(/.test(before.code) && !/→/.test(before.code);
    if (block.language === 'text' && !block.isOutput && !block.title && isNext && printsUnstated) {
      report({
        kind: 'fence',
        ...block.fence,
        message: 'This block looks like the output of the one before, but is not compared with it.',
        advice: 'Write `text output`, or give it a `title="…"`.',
      });
    }
    const earlier = blocks.slice(0, i).some(({ language }) => CHECKED_LANGUAGES.includes(language));
    if (block.continues && !earlier) {
      report({
        kind: 'fence',
        ...block.fence,
        message: '`continues` needs a block of code before it on the page.',
        advice: 'Leave `continues` out, or move the block below the one that it goes on from.',
      });
    }
  }
}

/**
 * Reads a guide: its blocks, the names it describes and its mistakes of form.
 *
 * @param file - path from the repository's root, for reports
 * @param id - the page's id in a sidebar
 * @returns the page; one that cannot be parsed has no blocks, and a problem saying why
 */
export async function readPage(file: string, id: string, source: string): Promise<Page> {
  const page: Page = { file, id, unlisted: false, blocks: [], mentions: [], problems: [] };
  const report: Report = (problem) => page.problems.push({ file, ...problem });
  const lines = source.split(/\r?\n/);
  // Heading ids (`## Title {#id}`) are not MDX; Docusaurus removes them first, too.
  const plain = lines
    .map((line) => (line.startsWith('#') ? parseMarkdownHeadingId(line.trimEnd()).text : line))
    .join('\n');
  let tree: Root;
  let frontMatter: Record<string, unknown>;
  try {
    tree = parser.parse(plain);
    ({ frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source }));
  } catch (error) {
    const { reason, line, column } = error as VFileMessage;
    report({
      kind: 'markdown',
      line: line ?? 1,
      column: column ?? 1,
      message: `This page cannot be read: ${reason}`,
      advice:
        'Put `{`, `}` and `<` of prose in back-ticks, close every tag, and write front matter as YAML.',
    });
    return page;
  }
  const blocks: Block[] = [];
  let codes = 0;
  for (const node of visitNodes(tree)) {
    if (node.type !== 'code') continue;
    const block = readBlock(node, codes++, lines, report);
    if (block) blocks.push(block);
  }
  reportLooseBlocks(blocks, report);
  const forwards = tree.children.some(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Forward',
  );
  page.unlisted = forwards || frontMatter.unlisted === true || frontMatter.draft === true;
  page.blocks = blocks;
  page.mentions = readMentions(tree);
  return page;
}
