import { describe, expect, it } from 'vitest';
import { llmsFull, llmsList } from '../../../../plugins/publishing/markdown-pages/llmsFiles';
import { topicsOf } from '../../../../plugins/publishing/markdown-pages/readingOrder';
import { toMarkdown } from '../../../../plugins/publishing/markdown-pages/toMarkdown';

const ADDRESS = 'https://example.test/docs/components/rule';

const page = (content: string) =>
  `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div><footer class="theme-doc-footer">Next</footer></article></body></html>`;

const markdownOf = (content: string) => toMarkdown(page(content), ADDRESS)?.trim();

describe('the Markdown of a page', () => {
  it('is only that of its text', () => {
    expect(markdownOf('<header><h1>Rule</h1></header><p>One rule.</p>')).toBe(
      '# Rule\n\nOne rule.',
    );
  });

  it('does not exist for a page that has no text', () => {
    expect(toMarkdown('<main><h1>Search</h1></main>', ADDRESS)).toBeUndefined();
  });

  it('has complete addresses', () => {
    expect(
      markdownOf(
        '<p><a href="/api/core">API</a>, <a href="#props">Props</a> and <a href="../intro">Intro</a></p>',
      ),
    ).toBe(
      '[API](https://example.test/api/core), [Props](https://example.test/docs/components/rule#props) and [Intro](https://example.test/docs/intro)',
    );
  });

  it('has code without its colors, with its language and the name of its file', () => {
    expect(
      markdownOf(
        '<div class="language-tsx theme-code-block"><div class="code-block-title">App.tsx</div><pre class="prism-code language-tsx"><code><span><span style="color:red">const</span> a = <span>1</span> &lt; 2;</span><br/><span>done();</span><br/></code></pre><div><button>Copy</button></div></div>',
      ),
    ).toBe('```tsx title="App.tsx"\nconst a = 1 < 2;\ndone();\n```');
  });

  it('has the code of a live example, not what it shows', () => {
    expect(
      markdownOf(
        '<div data-live-example="x"><div><template shadowrootmode="open"><select><option>Name</option></select></template></div><div class="language-tsx theme-code-block"><pre class="language-tsx"><code>live();</code></pre></div></div>',
      ),
    ).toBe('```tsx\nlive();\n```');
  });

  it('has tables, with bars in cells escaped', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>Prop</th><th>Type</th></tr></thead><tbody><tr><td>a</td><td><code>x | y</code></td></tr></tbody></table>',
      ),
    ).toBe('| Prop | Type |\n| - | - |\n| a | `x \\| y` |');
  });

  it('has all tabs under their names', () => {
    expect(
      markdownOf(
        '<div class="theme-tabs-container"><ul role="tablist"><li>npm</li><li>Yarn</li></ul><div><div role="tabpanel"><p>npm i</p></div><div role="tabpanel" hidden><p>yarn add</p></div></div></div>',
      ),
    ).toBe('**npm**\n\nnpm i\n\n**Yarn**\n\nyarn add');
  });

  it('has the code of a live example in a tab, not what it shows', () => {
    expect(
      markdownOf(
        '<div class="theme-tabs-container"><ul role="tablist"><li>TypeScript</li><li>JavaScript</li></ul><div><div role="tabpanel"><section data-live-example="8"><div><button>Run and edit</button><span>Result</span></div><div inert><template shadowrootmode="open"><p>shown</p></template></div><div class="language-tsx theme-code-block"><pre class="language-tsx"><code>live();</code></pre></div></section></div><div role="tabpanel" hidden><div class="language-jsx theme-code-block"><pre class="language-jsx"><code>still();</code></pre></div></div></div></div>',
      ),
    ).toBe('**TypeScript**\n\n```tsx\nlive();\n```\n\n**JavaScript**\n\n```jsx\nstill();\n```');
  });

  it('has the text of folded parts and of notes', () => {
    expect(
      markdownOf(
        '<details><summary>More</summary><p>Text</p></details><div class="theme-admonition alert"><div>note</div><div><p>Careful</p></div></div>',
      ),
    ).toBe('**More**\n\nText\n\n> note\n>\n> Careful');
  });
});

type Version = Parameters<typeof topicsOf>[0];

const doc = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/${id}`,
});

const version = {
  docs: ['last', 'intro', 'rule', 'export'].map(doc),
  sidebars: {
    main: [
      { type: 'doc', id: 'intro' },
      {
        type: 'category',
        label: 'Components',
        items: [
          { type: 'category', label: 'Deeper', items: [{ type: 'doc', id: 'rule' }] },
          { type: 'doc', id: 'export' },
        ],
      },
    ],
  },
} as unknown as Version;

describe('the lists for language models', () => {
  const site = { title: 'Site', tagline: 'A builder', url: 'https://example.test' };
  const topics = topicsOf(version);
  const texts = new Map([['/docs/intro', '# Intro\n']]);

  it('follow the sidebar; pages outside of it come last', () => {
    expect(topics.map(({ title, docs }) => [title, ...docs.map(({ id }) => id)])).toEqual([
      ['', 'intro'],
      ['Components', 'rule', 'export'],
      ['Other pages', 'last'],
    ]);
  });

  it('name each guide with its address and description, and the other texts', () => {
    const list = llmsList(site, { label: '7', topics, texts }, [{ name: 'All', path: '/a.txt' }]);
    expect(list).toMatch(/^# Site\n\n> A builder\. Guides of version 7\.\n/);
    expect(list).toContain(
      '## Components\n\n- [Title of rule](https://example.test/docs/rule.md): About rule.\n',
    );
    expect(list).toContain('- [All](https://example.test/a.txt)\n');
  });

  it('hold the text of each guide, with its address', () => {
    const full = llmsFull(site, { label: '7', topics, texts });
    expect(full).toBe(
      '# Site, version 7\n\n> A builder.\n\n<!-- https://example.test/docs/intro -->\n\n# Intro\n',
    );
  });
});
