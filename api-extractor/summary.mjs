// @ts-check

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** The end of a sentence: not the dot of "e.g." or of a number. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N})\]"'`]{2}[.!?]["')]?)(?<!\be\.g\.|\bi\.e\.|\betc\.)\s+(?=[\p{L}"'`([])/u;

/**
 * Makes one line of a comment: Markdown in which only code is marked up. Links are reduced to their text.
 *
 * @param {readonly import('typedoc').CommentDisplayPart[]} parts
 */
export function lineOf(parts) {
  return (
    parts
      .map((part) => {
        if (part.kind !== 'inline-tag') return part.text;
        const [name = '', label] = part.text.split(/\s*\|\s*/);
        return label ?? `\`${name.trim().replace(/^[\w@/.-]+!/, '')}\``;
      })
      .join('')
      // The declarations also have links inside of code, where they are no links.
      .replace(/\{@link\s+([^}|]+?)(?:\s*\|[^}]*)?\}/g, '$1')
      .replace(/```[\s\S]*?```/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/(^|\s)(_|\*\*?)(\w[^_*]*)\2(?=\W|$)/g, '$1$3')
      .replace(/``/g, '`')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/**
 * Takes the first sentence of a line, with a period at its end.
 *
 * @param {string} line
 */
export function firstSentence(line) {
  const [sentence = ''] = line.split(SENTENCE_END);
  if (sentence === '') return '';
  return /[.!?]["')]?$/.test(sentence) ? sentence : `${sentence.replace(/[\s:;,]+$/, '')}.`;
}

/** In characters; search engines cut longer titles. */
const MAX_TITLE_SENTENCE = 70;

/** A capital letter that only begins the sentence: not that of a name or an abbreviation. */
const PLAIN_CAPITAL = /^[A-Z](?=[a-z]*[\s,.:;'’])/;

/** @param {string} sentence */
function shortened(sentence) {
  if (sentence.length <= MAX_TITLE_SENTENCE) return sentence;
  const start = sentence.slice(0, MAX_TITLE_SENTENCE);
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/**
 * Writes the title of a member's page: its name, and what it is.
 *
 * @param {string} name
 * @param {string} summary - a sentence
 */
export function titleOf(name, summary) {
  const sentence = summary
    .replaceAll('`', '')
    .replace(/\.$/, '')
    .replace(PLAIN_CAPITAL, (first) => first.toLowerCase());
  return sentence ? `${name}: ${shortened(sentence)}` : name;
}
