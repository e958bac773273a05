import { describe, expect, it } from 'vitest';
import { readFence } from '../../../src/components/CodeBlock/readFence';

const indexes = (text: string, meta?: string) => [...readFence(text, meta).highlighted].sort();

describe('readFence', () => {
  it('shows the code without the last line break', () => {
    expect(readFence('a\r\n\nb\n')).toEqual({ code: 'a\n\nb', highlighted: new Set() });
  });

  it.each([
    ['title="App.tsx"', 'App.tsx'],
    [`live title='it"s'`, 'it"s'],
    ['title=""', undefined],
    ['subtitle="App.tsx"', undefined],
  ])('reads the title in %s', (meta, title) => {
    expect(readFence('', meta).title).toBe(title);
  });

  it.each([
    ['showLineNumbers', 1],
    ['{2} showLineNumbers=30', 30],
    ['title="a"', undefined],
  ])('numbers lines as %s says', (meta, first) => {
    expect(readFence('', meta).firstLine).toBe(first);
  });

  it('highlights ranges of lines', () => {
    expect(indexes('a\nb\nc\nd\ne', 'title="{9}" {1,3-4}')).toEqual([0, 2, 3]);
  });

  it.each(['// ', '/* ', '{/* ', '  # ', '<!-- ', '-- '])(
    'highlights the line after the comment %shighlight-next-line, which is not shown',
    (comment) => {
      const text = `a\n${comment}highlight-next-line\nb\nc`;
      expect(readFence(text)).toEqual({ code: 'a\nb\nc', highlighted: new Set([1]) });
    },
  );

  it('highlights the lines between two comments', () => {
    const text = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
    expect(readFence(text)).toEqual({ code: 'a\nb\nc\nd', highlighted: new Set([1, 2]) });
  });

  it('keeps a line of code that only mentions such a comment', () => {
    expect(readFence("log('// highlight-start')").code).toBe("log('// highlight-start')");
  });
});
