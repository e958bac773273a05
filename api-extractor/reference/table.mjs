// @ts-check

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/**
 * Writes a table in Markdown.
 *
 * @param {string[]} headers
 * @param {string[][]} rows - cells in Markdown, also of several lines
 */
export const table = (headers, rows) =>
  [headers, headers.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(toCell).join(' | ')} |`)
    .join('\n');

/**
 * Puts Markdown of several lines into one line.
 *
 * @param {string} markdown
 */
export const oneLine = (markdown) => markdown.trim().replace(/\s*\n\s*/g, ' ');

/**
 * A cell is one line, in which a bar does not end it.
 *
 * @param {string} markdown
 */
const toCell = (markdown) => oneLine(markdown).replace(/(?<!\\)\|/g, '\\|');
