import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-api-links-'));
let remarkApiLinks: typeof import('../../../../plugins/remark-api-links').default;

beforeAll(async () => {
  for (const member of [
    'react-querybuilder/functions/formatQuery',
    'react-querybuilder/interfaces/RuleType',
    '@react-querybuilder/dnd/functions/QueryBuilderDnD',
    '@react-querybuilder/dnd/functions/formatQuery',
  ]) {
    const file = path.join(folder, 'api', `${member}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '# member\n');
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  remarkApiLinks = (await import('../../../../plugins/remark-api-links')).default;
});
afterAll(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

/** The addresses that the links of a page lead to, once the plugin has been over it. */
function linksOf(markdown: string, page = 'docs/page.mdx'): string[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  remarkApiLinks({ folders: ['docs'] })(tree, { path: path.join(folder, page) });
  const urls: string[] = [];
  visit(tree, 'link', (link: Link) => {
    urls.push(link.url);
  });
  return urls;
}

describe('inline code that names an export', () => {
  it('links to its page, the core package first', () => {
    expect(linksOf('Use `formatQuery`, or `formatQuery()`, on a `RuleType`.')).toEqual([
      '/api/react-querybuilder/functions/formatQuery',
      '/api/react-querybuilder/functions/formatQuery',
      '/api/react-querybuilder/interfaces/RuleType',
    ]);
    expect(linksOf('`QueryBuilderDnD`')).toEqual([
      '/api/@react-querybuilder/dnd/functions/QueryBuilderDnD',
    ]);
  });

  it('stays code where it names nothing, in a heading, and in a link of the author', () => {
    expect(linksOf('`noSuchThing` and `formatQuery(query)`')).toEqual([]);
    expect(linksOf('## `formatQuery`')).toEqual([]);
    expect(linksOf('[`formatQuery`](./export.mdx)')).toEqual(['./export.mdx']);
  });

  it('stays code in guides that the reference does not describe', () => {
    expect(linksOf('`formatQuery`', 'versioned_docs/version-5/page.mdx')).toEqual([]);
  });
});
