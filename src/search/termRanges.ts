/** Elements that end a section. */
const HEADINGS = 'h1, h2, h3, h4';

/**
 * Finds the terms in the text of a section: from its heading, or from the page's title, to the next
 * heading.
 *
 * @param main - the page's main content
 * @param anchor - the id of the section's heading; empty for the beginning of the page
 * @param terms - the terms, in any case
 * @returns the range of each occurrence, in the order of the page
 */
export function findTermRanges(main: Element, anchor: string, terms: readonly string[]): Range[] {
  const start = anchor ? main.ownerDocument.getElementById(anchor) : main.querySelector('h1');
  if (!start || !main.contains(start) || terms.length === 0) return [];
  const row = start.closest('tr');
  if (row) return textNodes(row).flatMap((text) => rangesIn(text, terms));
  const heading = start.matches(HEADINGS) ? start : (start.closest(HEADINGS) ?? start);
  const next = [...main.querySelectorAll(HEADINGS)].find(
    (other) => heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return textNodes(main)
    .filter((text) => belongsTo(text, heading, next))
    .flatMap((text) => rangesIn(text, terms));
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function belongsTo(text: Text, heading: Element, next: Element | undefined): boolean {
  const inside = heading.contains(text);
  const after = heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before =
    !next ||
    (!next.contains(text) && next.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING);
  return Boolean((inside || after) && before);
}

function rangesIn(node: Text, terms: readonly string[]): Range[] {
  const pattern = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return [...node.data.matchAll(new RegExp(pattern, 'giu'))]
    .filter(({ index, 0: { length } }) => isWhole(node.data, index, index + length))
    .map(({ index, 0: { length } }) => {
      const range = node.ownerDocument.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + length);
      return range;
    });
}

/** A word continues between two letters, unless the second is the capital of an identifier's next part. */
const MID_WORD = /^(?:[\p{L}\p{N}][\p{Ll}\p{N}]|\p{Lu}\p{Lu})$/u;

/** The occurrence is a word, or a part of an identifier: `Editor` in `ValueEditor`, not `as` in `class`. */
function isWhole(text: string, start: number, end: number): boolean {
  const isEdge = (index: number) => !MID_WORD.test(text.slice(Math.max(0, index - 1), index + 1));
  return isEdge(start) && isEdge(end);
}
