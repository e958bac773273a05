import { createLinter, loadTextlintrc } from 'textlint';
import { beforeAll, describe, expect, it } from 'vitest';
import prose from '../../../config/prose.json';

let linter: ReturnType<typeof createLinter>;

beforeAll(async () => {
  linter = createLinter({ descriptor: await loadTextlintrc() });
});

/** The messages for a text, as `npm run check:prose` prints them for a file of this name. */
async function messagesOf(text: string, file = 'guide.mdx'): Promise<string[]> {
  const { messages } = await linter.lintText(text, file);
  return messages.map(({ line, message }) => `${line}: ${message}`);
}

describe('the prose linter', () => {
  it('says what to write in place of a term', async () => {
    expect(
      await messagesOf(
        '## Where next\n\nThe builder is built anew.\n\n| Colour |\n| --- |\n| Anything else |\n',
      ),
    ).toEqual([
      '1: Incorrect term: “Where next”, use “Related pages, or Next steps” instead',
      '3: Incorrect term: “anew”, use “again, recreates or remounts” instead',
      '5: Incorrect term: “Colour”, use “Color” instead',
    ]);
  });

  it('finds a term that a line break divides', async () => {
    expect(await messagesOf('This component stands\nin for a selector.\n', 'README.md')).toEqual([
      '1: Incorrect term: “stands\nin for”, use “replaces” instead',
    ]);
  });

  it('rejects a long sentence', async () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}end.\n`;
    expect(await messagesOf(words(prose.maxWordsPerSentence))).toEqual([]);
    expect(await messagesOf(words(prose.maxWordsPerSentence + 1))).toEqual([
      '1: Exceeds the maximum word count of 30.',
    ]);
  });

  it('ignores code, front matter and JSX', async () => {
    expect(
      await messagesOf(
        [
          '---\ntitle: Built anew\n---',
          'Write `anew`, <Tip term="anew" /> or {"anew"}:',
          "```ts output\nconst colour = 'anew';\n```",
          '<Tip>\n\n`anew`\n\n</Tip>',
        ].join('\n\n'),
      ),
    ).toEqual([]);
  });

  it('reads the text inside JSX and admonitions', async () => {
    expect(
      await messagesOf('<Tip>\n\nBuilt anew.\n\n</Tip>\n\n:::note\n\nMade anew.\n\n:::\n'),
    ).toHaveLength(2);
  });
});
