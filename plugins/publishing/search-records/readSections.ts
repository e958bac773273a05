import type { CheerioAPI } from 'cheerio';
import { LICENSE_LIST } from '../../../config/licenses';
import { plainName } from '../../content/remark-row-anchors/rowNames';

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** What stands below one heading of a page. */
export interface PageSection {
  /** Empty for the beginning of the page. */
  heading: string;
  /** Empty for the beginning of the page. */
  anchor: string;
  text: string;
  /** The source of the section's code blocks. */
  code: string;
  /** The commands of the section, to be typed into a terminal. */
  commands: string;
  /** The heading of the section that a table row stands in; `undefined` for what is not a row. */
  within?: string;
  /** The guide keeps the section out of the search; see `remark-search-sections`. */
  isSkipped?: boolean;
}

/**
 * What a reader cannot see, or sees on every page: controls, marks, column titles, live demos, or
 * what the page itself keeps out of search results. The list of licenses is one of names, and is put into its page
 * while records are read.
 */
const SKIPPED = `script, style, svg, template, button, nav, thead, [hidden]:not([role=tabpanel]), [role=tablist], [data-ui-library], [data-nosnippet], [${LICENSE_LIST}], .hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-version-banner, [class*=admonitionHeading], .code-block-title`;
const SHELL = '.language-bash, .language-sh, .language-shell';
const HEADINGS = 'h2[id], h3[id], h4[id]';
/** TypeDoc gives each member's row of a table an anchor. */
const MEMBER_ANCHOR = 'a[id^=property-]';
const MEMBER_ROW = `tr:has(> td > ${MEMBER_ANCHOR})`;
/** Ids that React makes depend on the whole page, and change from build to build. */
const GENERATED_ID = /:r|«r|_r_/i;
/** What a table of props has below each name. */
const DETAILS = '.props-table-details';
const BLOCKS = 'p, div, li, dt, dd, br, h1, h2, h3, h4, h5, h6, figcaption, summary, pre';

const TYPE_PARAMETER_ROW = 'tr:has(> td > a[id^=type-parameter-])';

/** Cells that say yes or no, or that there is nothing to say. */
const EMPTY_CELL = /^(?:[-–]|yes|no)?$/;
/** Columns of a table of properties or parameters that add little to a name and its meaning. */
const ASIDE_COLUMNS = new Set(['Type', 'Default', 'Required']);

/** Docusaurus puts a link with an invisible mark into each heading. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * Makes one line of a page's text.
 *
 * @param text - text as it stands in the markup
 * @returns the same words with single spaces between them; a no-break space is a space, too
 */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A section while the page is read. */
interface ReadSection extends PageSection {
  /** The anchor of the section that a row stands in. */
  parent?: string;
}

const emptySection = (heading: string, anchor: string): ReadSection => ({
  heading,
  anchor,
  text: '',
  code: '',
  commands: '',
});

/**
 * Cuts a page at its headings and at the rows of its members. The named rows of a guide's tables are
 * sections of their own, behind the section that they stand in.
 *
 * @param $ - the page
 * @param root - selects the page's text
 * @param isTransparent - says of a heading that it begins no section: what follows belongs to the
 *   section above
 * @returns the sections in their order; the first is the beginning of the page
 */
export function readSections(
  $: CheerioAPI,
  root: string,
  isTransparent: (heading: string) => boolean,
): PageSection[] {
  const sections: ReadSection[] = [emptySection('', '')];
  const section = () => sections.findLast(({ within }) => within === undefined) as ReadSection;
  const begin = (heading: string, anchor: string) => sections.push(emptySection(heading, anchor));

  /** The texts of a row's cells; empty for those that nobody searches for. */
  function cellTexts(row: Element): string[] {
    const titles = $(row).closest('table').find('thead th').toArray();
    const columns = titles.map((title) => oneLine($(title).text()));
    return $(row)
      .children('td')
      .toArray()
      .map((cell, nth) => {
        const content = $(cell).clone();
        content.find('br').replaceWith(' ');
        const isAside = columns.includes('Type') && ASIDE_COLUMNS.has(columns[nth] ?? '');
        return isAside ? '' : oneLine(content.text()).replace(EMPTY_CELL, '');
      });
  }

  /**
   * Adds the row of a guide's table as a section of its own; a second row of a name adds to the first.
   *
   * @returns whether the row has a name
   */
  function addNamedRow(row: Element, text: string): boolean {
    const first = $(row).children('td').first();
    const names = first.find('code').not(`${DETAILS} code`).toArray();
    const heading = names.map((name) => plainName(oneLine($(name).text()))).join(', ');
    const { heading: within, anchor: parent } = section();
    const known = sections.find((other) => other.heading === heading && other.parent === parent);
    if (known) known.text = [known.text, text].filter(Boolean).join(' ');
    else if (row.attribs.id) {
      sections.push({ ...emptySection(heading, row.attribs.id), text, within, parent });
    }
    return known !== undefined || row.attribs.id !== undefined;
  }

  function visitRow(row: Element): void {
    if ($(row).is(TYPE_PARAMETER_ROW)) return;
    const [name = '', ...others] = cellTexts(row);
    const isMember = $(row).is(MEMBER_ROW);
    if (isMember) {
      begin(name.replace(/\?$/, ''), $(row).find(MEMBER_ANCHOR).attr('id') as string);
    }
    const text = others.filter(Boolean).join(' · ');
    if (!isMember && addNamedRow(row, text)) return;
    const all = isMember ? text : [name, text].filter(Boolean).join(' · ');
    section().text += /[\p{L}\p{N})]$/u.test(all) ? `${all}. ` : `${all} `;
  }

  function visit(node: Node): void {
    if (node.type === 'text') section().text += node.data;
    if (node.type !== 'tag') return;
    const $node = $(node);
    if ($node.is(SKIPPED)) return;
    if ($node.is('pre')) {
      $node.find('br').replaceWith('\n');
      section()[$node.is(SHELL) ? 'commands' : 'code'] += `${$node.text()}\n`;
    } else if ($node.is(HEADINGS)) {
      const heading = oneLine($node.clone().find('.hash-link').remove().end().text());
      const id = $node.attr('id') as string;
      if (!isTransparent(heading) && !GENERATED_ID.test(id)) begin(heading, id);
      if ($node.attr('data-search') === 'skip') section().isSkipped = true;
    } else if ($node.is('tr')) visitRow(node);
    else {
      visitChildren(node);
      // Elements without a text between them are apart on the page, too.
      if (node.next?.type === 'tag' || $node.is(BLOCKS)) section().text += ' ';
    }
  }

  function visitChildren(parent: Element): void {
    for (const child of parent.children) visit(child);
  }

  for (const element of $(root).toArray()) visit(element);
  return sections.map(({ parent: _, ...each }) => ({ ...each, text: oneLine(each.text) }));
}
