// @ts-check
import path from 'node:path';
import { externalPage } from './externalDocs.mjs';

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** How many characters of a type a table cell shows before the reader asks for the rest. */
export const MAX_CELL_LENGTH = 300;

/** How many characters of a longer type stay visible. */
const SUMMARY_LENGTH = 80;

/** What Markdown, HTML or Docusaurus would interpret. */
const SPECIAL = /[\\`*_[\]{}<>&|~:!]/g;

/** The names in a type: `$` and digits are part of a name, and text in quotes is none. */
const NAME_OR_STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*/g;

/**
 * A type as the package model describes it: its text, and the package of each name in it.
 *
 * @typedef {Pick<import('../../packageModel/types').Type, 'text' | 'names'>} LinkedType
 */

/** Writes types as Markdown in which each name links to its documentation. */
export class TypeLinks {
  #pages;

  /**
   * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} pages - the pages of the reference by
   *   package and name; see `pagePaths`
   */
  constructor(pages) {
    this.#pages = pages;
  }

  /**
   * Finds the documentation of a name.
   *
   * @param {string} name
   * @param {string} home - the package that documents it, as in `Type.names`
   * @param {string} from - the page with the link: `react-querybuilder/functions/formatQuery`
   * @returns {string | undefined} a path relative to that page, without an extension, or an address;
   *   none for the page's own name and for a type without a page
   * @throws {Error} when the reference documents the package, but not the name
   */
  find(name, home, from) {
    const pages = this.#pages.get(home);
    if (!pages) return externalPage(name, home);
    const page = pages.get(name);
    if (page === undefined) {
      throw new Error(
        `"${name}", which the page "${from}" of the API reference names, has no page: the package model lists no such export of ${home}.`,
      );
    }
    if (page === from) return undefined;
    const relative = path.posix.relative(path.posix.dirname(from), page);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  /**
   * Writes a type for a table cell: one line of code, of which a long type is folded after its
   * beginning.
   *
   * @param {LinkedType} type
   * @param {string} from - the page with the table
   */
  cell(type, from) {
    const code = this.code(type, from);
    if (type.text.length <= MAX_CELL_LENGTH) return code;
    const summary = `${escapeMarkdown(beginningOf(type.text))} …`;
    return `<details class="type"><summary><code>${summary}</code></summary>${code}</details>`;
  }

  /**
   * Writes a type as inline code.
   *
   * @param {LinkedType} type
   * @param {string} from - the page with the code
   */
  code({ text, names = {} }, from) {
    let markdown = '';
    let end = 0;
    for (const { 0: name, index } of text.matchAll(NAME_OR_STRING)) {
      const target = this.#targetAt(text, index, name, names, from);
      if (target === undefined) continue;
      const file = target.startsWith('.') ? `${target}.md` : target;
      markdown += `${escapeMarkdown(text.slice(end, index))}[${escapeMarkdown(name)}](${file})`;
      end = index + name.length;
    }
    return `<code>${markdown}${escapeMarkdown(text.slice(end))}</code>`;
  }

  /**
   * Writes a code block whose names are links; see `src/theme/CodeBlock/links.tsx`.
   *
   * @param {LinkedType} code - code of one or several lines
   * @param {string} from - the page with the block
   * @param {string} [language]
   */
  block({ text, names = {} }, from, language = 'ts') {
    const links = Object.entries(names).flatMap(([name, home]) => {
      const target = this.find(name, home, from);
      if (target === undefined) return [];
      // The page finds what React and the platform document by itself.
      return [target.startsWith('.') ? target : `${home}:${name}`];
    });
    const meta = links.length > 0 ? ` links="${links.join(' ')}"` : '';
    return `\`\`\`${language}${meta}\n${text}\n\`\`\``;
  }

  /**
   * @param {string} text
   * @param {number} index
   * @param {string} name
   * @param {Record<string, string>} names
   * @param {string} from
   */
  #targetAt(text, index, name, names, from) {
    const home = Object.hasOwn(names, name) ? names[name] : undefined;
    // A property may have the name of a type: `{ Field: string }`.
    const isKey = /^\??:/.test(text.slice(index + name.length));
    return home === undefined || isKey ? undefined : this.find(name, home, from);
  }
}

/**
 * Makes a text stay as it is in Markdown, also inside HTML and in tables.
 *
 * @param {string} text
 */
export const escapeMarkdown = (text) =>
  text.replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The first characters of a type, up to the end of a word.
 *
 * @param {string} text
 */
const beginningOf = (text) => text.slice(0, SUMMARY_LENGTH).replace(/[\s,;|&]*\S*$/, '');
