import fs from 'node:fs';
import path from 'node:path';
import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { type LiveExample, renderLiveExamples } from '../../../checker/renderLive.mjs';
import {
  expressionAttribute,
  importDefault,
  importStaticHtml,
  type StaticPart,
} from '../static-html/pageNodes';

const LIVE = /(?:^|\s)live(?:\s|$)/;

/** The names that the page imports the component and the results by. */
const COMPONENT = 'LiveExample';
const RESULTS = 'liveResults';

/**
 * Remark plugin: puts each code block whose fence says `live` into a `LiveExample`, which shows what the
 * block renders with the packages of its version, before any script runs. The result is in the HTML of the
 * page only, in a template that the browser makes a shadow root of, so that the styles of the site and those
 * of the example do not meet.
 *
 * @throws Error naming file and line, for an example that does not render
 */
export default function remarkLiveExamples() {
  return async (tree: Root, file: { path: string }) => {
    const blocks: { node: Code; parent: Parents }[] = [];
    visitParents(tree, 'code', (node: Code, ancestors) => {
      const parent = ancestors.at(-1);
      if (parent && LIVE.test(node.meta ?? '')) blocks.push({ node, parent });
    });
    if (blocks.length === 0) return;
    const page = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
    const examples = await renderLiveExamples(page, fs.readFileSync(file.path, 'utf8'));
    const results: StaticPart[] = [];
    for (const [index, { node, parent }] of blocks.entries()) {
      const example = examples[index] as LiveExample;
      const { children } = parent as { children: unknown[] };
      children[children.indexOf(node)] = element(node, index, example);
      results.push({ html: templateOf(example) });
    }
    const children = tree.children as unknown[];
    children.unshift(
      // Pages without examples do not load the component.
      importDefault(COMPONENT, '@site/src/components/LiveExample'),
      importStaticHtml(RESULTS, results),
    );
  };
}

/** The files are in the HTML, too: code that nobody runs need not be in a script. */
const templateOf = ({ html, css, files }: LiveExample) =>
  `<template shadowrootmode="open"><style>${css}</style><div class="body">${html}</div><template data-files>${jsonInHtml(files)}</template></template>`;

/** Escapes as JSON does, which survives the minifier: in a template, it writes `&lt;` as `<`. */
const jsonInHtml = (files: LiveExample['files']) =>
  JSON.stringify(files).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c');

function element(node: Code, index: number, example: LiveExample): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'version', value: example.version },
      expressionAttribute('of', { type: 'Identifier', name: RESULTS }),
      expressionAttribute('index', { type: 'Literal', value: index, raw: String(index) }),
    ],
    children: [node],
  };
}
