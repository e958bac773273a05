/** What is shown of a code block. */
export interface ShownCode {
  code: string;
  title?: string;
  /** The number of the first line, where lines are numbered. */
  firstLine?: number;
  /** The indexes of the lines that stand out. */
  highlighted: ReadonlySet<number>;
}

const TITLE = /\btitle=(["'])(.*?)\1/;
const LINE_NUMBERS = /\bshowLineNumbers(?:=(\d+))?/;
const RANGES = /\{([\d,\s-]+)\}/;

/** A line that only holds a comment about the lines below it, in any language. */
const MARK = /^\s*(?:\/\/|\{?\s*\/\*|#|--|<!--)\s*highlight-(next-line|start|end)\b/;

/** The indexes of the lines in a range such as `3-5` or `1`. */
function indexesIn(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
}

/**
 * Reads what a code block shows: `title="App.tsx"`, `showLineNumbers` and `{1,3-5}` in its fence, and the
 * comments `highlight-next-line`, `highlight-start` and `highlight-end`, which are not shown.
 *
 * @param text - the text between the fences
 * @param meta - what follows the language in the fence
 */
export function readFence(text: string, meta = ''): ShownCode {
  const ranges = RANGES.exec(meta.replace(TITLE, ''))?.[1]?.split(',') ?? [];
  const highlighted = new Set(ranges.flatMap(indexesIn));
  const lines: string[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const mark = MARK.exec(line)?.[1];
    if (mark === 'next-line') isNext = true;
    else if (mark) isInside = mark === 'start';
    else {
      if (isNext || isInside) highlighted.add(lines.length);
      isNext = false;
      lines.push(line);
    }
  }
  const title = TITLE.exec(meta)?.[2];
  const numbers = LINE_NUMBERS.exec(meta);
  return {
    code: lines.join('\n'),
    ...(title && { title }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    highlighted,
  };
}

/**
 * Reads the language of a code block.
 *
 * @param className - the class that Markdown gives it, such as `language-tsx`
 */
export const languageOf = (className = ''): string =>
  /\blanguage-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
