import { describe, expect, it } from 'vitest';
import { codeBlock } from '../../../../../plugins/content/static-html/codeBlock';
import { element, toHtml } from '../../../../../plugins/content/static-html/toHtml';

const written = (code: string, language: string, metastring = '') => {
  const properties = { className: [`language-${language}`], metastring };
  const block = codeBlock(element('pre', {}, element('code', properties, code)), '/');
  return block && toHtml(block);
};

/** The text of HTML, with its line breaks. */
const textOf = (html = '') =>
  /<code[^>]*>(.*)<\/code>/
    .exec(html)?.[1]
    ?.replaceAll('<br>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('a code block in static HTML', () => {
  it.each([
    ['tsx', 'const a = <p title="&amp;">\n\n  {b} {/* c */}\n</p>;'],
    ['bash', 'npm install a && echo "$HOME" # all\n'],
    ['json', '{ "a": [1, true, null] }'],
    ['unknown', '<a href="/x"> & more'],
  ])('shows the text of %s', (language, code) => {
    const html = written(code, language);
    expect(textOf(html)?.trimEnd()).toBe(code.trimEnd());
    // The check of links would take it for one.
    expect(html).not.toContain('href="/x"');
  });

  it.each([
    ['tsx', 'const a = 1;', '<span class="token keyword" style="color:var(--code-keyword)">const'],
    [
      'bash',
      'echo "a"',
      '<span class="token string" style="color:var(--code-string)">&quot;a&quot;',
    ],
  ])('has colors of tokens for %s, and no elements for other text', (language, code, token) => {
    const html = written(code, language);
    expect(html).toContain(token);
    expect(html).not.toContain('plain');
  });

  it('has a title, numbers, lines that stand out, and lines with a comment only', () => {
    const html = written(
      '// a\n// highlight-next-line\nb(); // c\n  // d',
      'ts',
      'title="App.ts" showLineNumbers=3 {3}',
    );
    expect(html).toContain('<div class="code-block-title">App.ts</div>');
    expect(html).toContain('<code class="code-block-numbered" style="counter-reset:line 2">');
    const classes = [...(html ?? '').matchAll(/class="(token-line[^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(classes).toEqual([
      'token-line comment-line',
      'token-line highlighted-line',
      'token-line highlighted-line',
    ]);
  });

  it('has a button that copies it, hidden where scripts are off', () => {
    expect(written('a', 'text')).toMatch(
      /<div class="code-block-buttons" data-needs-scripts><button type="button" class="clean-btn" aria-label="Copy code to clipboard" title="Copy"><svg /,
    );
  });
});
