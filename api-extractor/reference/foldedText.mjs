// @ts-check

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** How many characters of a description a cell shows before it folds the rest. */
export const MAX_DESCRIPTION = 275;

/** The room that the control for the rest of a description takes. */
const MORE_LENGTH = 60;

/**
 * Folds what follows the first sentences of a long description.
 *
 * @param {string} text - Markdown in one line
 * @param {number} [limit] - how many characters may be visible
 */
export function folded(text, limit = MAX_DESCRIPTION) {
  if (visibleLength(text) <= limit) return text;
  const [first = '', ...others] = text.split(/(?<=[.!?]\)?) (?=[A-Z`[(]|- )/);
  let head = first;
  while (others[0] && visibleLength(`${head} ${others[0]}`) <= limit - MORE_LENGTH) {
    head += ` ${others.shift()}`;
  }
  return `${head}<details><summary>More</summary><span>${others.join(' ')}</span></details>`;
}

/**
 * Counts the characters of Markdown that a reader sees.
 *
 * @param {string} markdown
 */
export const visibleLength = (markdown) =>
  markdown.replace(/<[^>]*>|\]\([^)]*\)|[`[\\]/g, '').replace(/&#\d+;/g, ' ').length;
