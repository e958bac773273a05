/**
 * A text whose line breaks are not decided yet: a group is written on one line where it fits, and
 * otherwise breaks all lines that are directly in it.
 */
export type Layout =
  | string
  | Layout[]
  | { group: Layout }
  | { indent: Layout }
  | { flat: string; broken: string | undefined };

/** A space, or a line break. */
export const line: Layout = { flat: ' ', broken: undefined };

/** Nothing, or a line break. */
export const softLine: Layout = { flat: '', broken: undefined };

/** A text that is written only where the lines of its group break. */
export const ifBroken = (broken: string): Layout => ({ flat: '', broken });

export const group = (content: Layout): Layout => ({ group: content });
export const indent = (content: Layout): Layout => ({ indent: content });

/** Puts a separator between parts. */
export const join = (separator: Layout, parts: readonly Layout[]): Layout[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

const INDENT = '  ';

type Command = [depth: number, isFlat: boolean, layout: Layout];

/** Whether the next text fits, up to the first line break. */
function fits(next: Command, rest: readonly Command[], width: number): boolean {
  let left = width;
  let from = rest.length;
  const stack: Command[] = [next];
  while (left >= 0) {
    const command = stack.pop() ?? rest[--from];
    if (!command) return true;
    const [depth, isFlat, layout] = command;
    if (typeof layout === 'string') left -= layout.length;
    else if (Array.isArray(layout)) {
      for (const part of layout.toReversed()) stack.push([depth, isFlat, part]);
    } else if ('group' in layout) stack.push([depth, isFlat, layout.group]);
    else if ('indent' in layout) stack.push([depth, isFlat, layout.indent]);
    else if (isFlat) left -= layout.flat.length;
    else if (layout.broken === undefined) return true;
    else left -= layout.broken.length;
  }
  return false;
}

/**
 * Writes a layout as text.
 *
 * @param layout - what to write
 * @param width - how many characters a line has
 */
export function write(layout: Layout, width: number): string {
  let text = '';
  let column = 0;
  const stack: Command[] = [[0, false, layout]];
  for (let command = stack.pop(); command; command = stack.pop()) {
    const [depth, isFlat, part] = command;
    if (Array.isArray(part)) {
      for (const each of part.toReversed()) stack.push([depth, isFlat, each]);
    } else if (typeof part === 'object' && 'group' in part) {
      const flat: Command = [depth, true, part.group];
      const isShort = isFlat || fits(flat, stack, width - column);
      stack.push(isShort ? flat : [depth, false, part.group]);
    } else if (typeof part === 'object' && 'indent' in part) {
      stack.push([depth + 1, isFlat, part.indent]);
    } else {
      const own = typeof part === 'string' ? part : isFlat ? part.flat : part.broken;
      if (own === undefined) {
        text = `${text.trimEnd()}\n${INDENT.repeat(depth)}`;
        column = INDENT.length * depth;
      } else {
        text += own;
        column += own.length;
      }
    }
  }
  return text;
}
