import { type BlockTypes, hashCode, type NameText, type PageTypes, PLACE_SIZE } from './PageTypes';

/** A name in a code block of the page. */
export interface CodeName {
  line: number;
  range: Range;
  text: NameText;
}

/** The lines of highlighted code; plain code has none yet. */
const linesOf = (code: Element) => [...code.querySelectorAll('.token-line')];

const textOf = (code: Element) =>
  linesOf(code)
    .map(({ textContent }) => textContent)
    .join('\n');

/** Finds the types of a block; code that occurs several times on the page has them in the same order. */
function findBlock(code: Element, { blocks }: PageTypes): BlockTypes | undefined {
  const text = textOf(code);
  const hash = hashCode(text);
  const found = blocks.filter((block) => block.code === hash);
  if (found.length < 2) return found[0];
  const twins = [...document.querySelectorAll('pre > code')].filter((one) => textOf(one) === text);
  return found[Math.min(twins.indexOf(code), found.length - 1)];
}

/** Makes a range of characters of an element, whatever elements they are in. */
function rangeIn(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const after = before + node.length;
    if (start >= before && start < after) range.setStart(node, start - before);
    if (end > before && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}

/**
 * Finds the names of a code block whose types are known.
 *
 * @param code - the `code` element
 * @param types - the types of its page
 * @returns the names in the order of the code; none for code that the reader has changed
 */
export function findNames(code: Element, types: PageTypes): CodeName[] {
  const block = findBlock(code, types);
  if (!block) return [];
  const lines = linesOf(code);
  const names: CodeName[] = [];
  for (let i = 0; i < block.places.length; i += PLACE_SIZE) {
    const [line, column, length, index] = block.places.slice(i) as [number, number, number, number];
    const range = rangeIn(lines[line] as Element, column, column + length);
    names.push({ line, range, text: types.texts[index] as NameText });
  }
  return names;
}

/** Finds the name at a place in the window. */
export const nameAt = (
  names: readonly CodeName[],
  { clientX, clientY }: { clientX: number; clientY: number },
): CodeName | undefined =>
  names.find(({ range }) => {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });

/**
 * Finds the name that an arrow key leads to: the next or the previous one, or the first of the next or the
 * previous line with names.
 *
 * @param names - the names of a code block
 * @param current - the name to start from
 * @param key - the name of a key
 */
export function neighborOf(
  names: readonly CodeName[],
  current: CodeName,
  key: string,
): CodeName | undefined {
  const index = names.indexOf(current);
  if (key === 'ArrowRight') return names[index + 1];
  if (key === 'ArrowLeft') return names[index - 1];
  if (key === 'ArrowDown') return names.find(({ line }) => line > current.line);
  if (key !== 'ArrowUp') return undefined;
  const above = names.findLast(({ line }) => line < current.line);
  return above && names.find(({ line }) => line === above.line);
}
