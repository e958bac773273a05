import fs from 'node:fs';
import path from 'node:path';
import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type { Heading, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import type { GuideLink } from '../../../src/components/ApiMember/MemberFacts';
import { apiLinks } from './apiLinks';

/** How many headings a page of the reference names. */
const MAX_LINKS = 4;

/** How many of them may be on one page, unless they name the export. */
const MAX_OF_PAGE = 2;

/** This guide tells what to replace, and explains little. */
const MIGRATION = /\/migrate$/;

/** The guides of one docs version. */
export interface Guides {
  /** Absolute path of the folder. */
  folder: string;
  /** The start of their addresses, without a slash at the end. */
  route: string;
}

/** A part of a guide, from a heading to the next one. */
interface Section extends GuideLink {
  /** The page that it is on. */
  page: string;
  isNamedAfter: boolean;
  uses: number;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** A guide, as far as its sections are concerned. */
interface Guide {
  /** Its address. */
  page: string;
  title: string;
  description: string;
  /** The text below its front matter. */
  content: string;
}

/** A name that is no ordinary word: `parseSQL`, but not `Field`. */
const CAMEL_CASE = /[a-z][A-Z]/;

/** The names that a heading is about: the whole heading, or words in it that are no ordinary ones. */
const namesIn = (heading: string) => [
  heading,
  ...(heading.match(/[\w$]+/g) ?? []).filter((word) => CAMEL_CASE.test(word) && word !== heading),
];

/** Reads which exports the sections of a guide link to, or are named after. */
function usesInGuide(
  { page, title, description, content }: Guide,
  pages: ReadonlyMap<string, string>,
  resolve: (url: string) => string,
): Map<string, Section[]> {
  const tree: Root = parser.parse(escapeMarkdownHeadingIds(content));
  const byUrl = new Map<string, Section[]>();
  const headings: { offset: number; href: string; text: string; names: string[] }[] = [];
  const slugs = createSlugger();
  visitParents(tree, 'heading', (node: Heading) => {
    const { text, id } = parseMarkdownHeadingId(textOf(node), 'classic');
    headings.push({
      offset: node.position?.start.offset ?? 0,
      href: `${page}#${id ?? slugs.slug(text)}`,
      text: `${title} › ${text}`,
      names: namesIn(text),
    });
  });
  const add = (url: string, offset: number, isNamedAfter: boolean) => {
    const heading = headings.findLast((each) => each.offset <= offset);
    const { href, text } = heading ?? { href: page, text: title };
    const sections = byUrl.get(url) ?? [];
    byUrl.set(url, sections);
    const known = sections.find((each) => each.href === href);
    if (known) {
      known.uses += 1;
      known.isNamedAfter ||= isNamedAfter;
    } else sections.push({ href, text, page, isNamedAfter, uses: 1 });
  };
  for (const name of [...namesIn(title), ...namesIn(description)]) {
    const url = pages.get(name);
    if (url) add(url, -1, true);
  }
  for (const { offset, names } of headings) {
    for (const url of names.flatMap((name) => pages.get(name) ?? [])) add(url, offset, true);
  }
  for (const { node, url, isLinked } of apiLinks(tree, pages)) {
    if (isLinked) add(url, node.position?.start.offset ?? 0, false);
  }
  const known = new Set(pages.values());
  visitParents(tree, 'link', ({ url, position }: Link) => {
    const [target = ''] = resolve(url).split('#');
    if (known.has(target)) add(target, position?.start.offset ?? 0, false);
  });
  return byUrl;
}

/** Orders sections: those that are named after the export, then those of the pages that use it most. */
function bestOf(sections: readonly Section[]): GuideLink[] {
  const usesOfPage = new Map<string, number>();
  for (const { page, uses } of sections) usesOfPage.set(page, (usesOfPage.get(page) ?? 0) + uses);
  const weight = ({ page, isNamedAfter, uses }: Section) =>
    (MIGRATION.test(page) ? -1e9 : 0) +
    (isNamedAfter ? 1e6 : 0) +
    (usesOfPage.get(page) ?? 0) * 1e3 +
    uses;
  const shown = new Map<string, number>();
  return [...sections]
    .sort((one, other) => weight(other) - weight(one))
    .filter(({ page, isNamedAfter }) => {
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return isNamedAfter || count <= MAX_OF_PAGE;
    })
    .slice(0, MAX_LINKS)
    .map(({ href, text }) => ({ href, text }));
}

/** A guide that moved leaves a page that forwards to it. */
const FORWARDS = /^<Forward\b/m;

/** Reads the guides of a folder. */
async function readGuides({ folder, route }: Guides): Promise<Guide[]> {
  const names = globSync('**/*.mdx', { cwd: folder, ignore: ['**/_*'] }).sort();
  const guides = await Promise.all(
    names.map(async (name) => {
      const filePath = path.join(folder, name);
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const { title = name, description = '' } = frontMatter;
      return {
        page: `${route}/${name.replace(/\.mdx$/, '')}`,
        title: String(title),
        description: String(description),
        content,
      };
    }),
  );
  return guides.filter(({ content }) => !FORWARDS.test(content));
}

/**
 * Inverts the links from the guides to the API reference, with the function that makes them.
 *
 * @param guides - the guides that link to this reference
 * @param pages - the page of each export in the reference
 * @param resolve - gives the address that a link of an author leads to; see `inVersion`
 * @returns for each page that the guides link to, the headings of the sections that do, best first
 */
export async function guideUses(
  guides: Guides,
  pages: ReadonlyMap<string, string>,
  resolve: (url: string) => string = (url) => url,
): Promise<Map<string, GuideLink[]>> {
  const byUrl = new Map<string, Section[]>();
  for (const guide of await readGuides(guides)) {
    for (const [url, sections] of usesInGuide(guide, pages, resolve)) {
      byUrl.set(url, [...(byUrl.get(url) ?? []), ...sections]);
    }
  }
  return new Map([...byUrl].map(([url, sections]) => [url, bestOf(sections)]));
}
