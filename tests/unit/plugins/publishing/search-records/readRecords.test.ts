import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../../../plugins/publishing/search-records/readRecords';

interface Parts {
  head?: string;
  main?: string;
}

const meta = (tag: string, version: string) =>
  `<meta name=docsearch:language content=en><meta name=docsearch:version content=${version}><meta name=docsearch:docusaurus_tag content=${tag}>`;
const GUIDE = meta('docs-default-7', '7');
const API = meta('docs-api-current', 'current');
const DESCRIPTION = '<meta name=description content="How to export &amp; import">';

const page = ({ head = GUIDE, main = '' }: Parts) =>
  `<!doctype html><html><head>${head}</head><body><nav><h2 id=menu>Menu</h2></nav><main>${main}</main><footer><h2 id=foot>Community</h2></footer></body></html>`;

const guide = (content: string, head = GUIDE) =>
  page({
    head,
    main: `<ul class=theme-doc-breadcrumbs><li><a class=breadcrumbs__link href=/></a><li><a class=breadcrumbs__link><span>Utilities</span></a><li><span class=breadcrumbs__link>Export</span></ul><div class=theme-doc-markdown><header><h1>Export</h1></header>${content}</div>`,
  });

const hashLink = (id: string) =>
  `<a href=#${id} class=hash-link aria-label="Direct link" translate=no>\u200b</a>`;

describe('readRecords', () => {
  it('makes a record of each section of a guide', () => {
    const html = guide(
      `<p>First&nbsp;words.</p>
      <h2 id=sql>SQL${hashLink('sql')}</h2><p>About <code>sql</code>.</p><ul><li>one</li><li>two</li></ul>
      <h3 id=deep><code>parameterized</code> format${hashLink('deep')}</h3><p>Deep.</p>
      <h2>Without anchor</h2><p>Still deep.</p>`,
      GUIDE + DESCRIPTION,
    );
    const shared = {
      language: 'en',
      tag: 'docs-default-7',
      version: '7',
      kind: 'guide',
      section: 'Utilities',
      page: 'Export',
      code: '',
      phrases: '',
      within: '',
    };
    expect(readRecords('/docs/utils/example', html)).toEqual([
      {
        ...shared,
        url: '/docs/utils/example',
        heading: '',
        anchor: '',
        text: 'How to export & import First words.',
      },
      {
        ...shared,
        url: '/docs/utils/example#sql',
        heading: 'SQL',
        anchor: 'sql',
        text: 'About sql. one two',
      },
      {
        ...shared,
        url: '/docs/utils/example#deep',
        heading: 'parameterized format',
        anchor: 'deep',
        text: 'Deep. Without anchor Still deep.',
      },
    ]);
  });

  it('leaves out controls, marks, live demos and sections that a guide keeps out', () => {
    const html = guide(
      `<p>Seen.</p><button>Copy</button><svg><text>Drawn</text></svg><p hidden>Hidden</p>
      <div data-ui-library=antd>Live</div><ul role=tablist><li>npm</ul>
      <div data-license-list><p>MIT</p></div>
      <h2 id=next-steps data-search=skip>Next steps</h2><p>Elsewhere.</p>`,
    );
    expect(readRecords('/a', html).map(({ text }) => text)).toEqual(['Seen.']);
  });

  it('keeps of examples the identifiers that the text does not name, and of commands all words', () => {
    const html = guide(
      `<p>Use formatQuery.</p>
      <pre class=language-tsx><code><span>const sql = formatQuery(query);</span><br><span>parseSQL(sql)</span></code></pre>
      <div role=tabpanel hidden><pre class=language-bash><code>yarn add react-querybuilder</code></pre></div>`,
    );
    expect(readRecords('/a', html)[0]).toMatchObject({
      text: 'Use formatQuery.',
      code: 'parseSQL yarn add react-querybuilder',
    });
  });

  it('reads tables row by row, without titles and types', () => {
    const html = guide(
      `<table><thead><tr><th>Name<th>Type<th>Meaning<tbody>
      <tr><td><code>rule</code><td><code>RuleType</code><td>The rule<br>itself
      <tr><td><code>path</code><td><code>Path</code><td>–</table>`,
    );
    expect(readRecords('/a', html)[0]?.text).toBe('rule · The rule itself. path.');
  });

  it('makes a record of each row that has an anchor, behind the section that it stands in', () => {
    const html = guide(
      `<h2 id=props>Props</h2><p>All of them.</p><table><thead><tr><th>Prop<th>What it does<tbody>
      <tr id=prop-onAddRule><td><code>onAddRule</code><td>Runs first
      <tr id=prop-a><td><code>'a'</code>, <code>b(x)</code><td>Two names</table>
      <table><thead><tr><th>Prop<th>More<tbody><tr><td><code>onAddRule</code><td>Returns a rule</table>
      <p>The end.</p>`,
    );
    const rows = readRecords('/a', html).slice(1);
    expect(
      rows.map(({ anchor, heading, text, within }) => [anchor, heading, text, within]),
    ).toEqual([
      ['props', 'Props', 'All of them. The end.', ''],
      ['prop-onAddRule', 'onAddRule', 'Runs first Returns a rule', 'Props'],
      ['prop-a', 'a, b', 'Two names', 'Props'],
    ]);
  });

  it('has no anchor that React makes, since another build has another one', () => {
    const html = page({
      main: '<h1>Demo</h1><h2 id=":R4paqh:-title">Options</h2><p>Switches.</p>',
    });
    expect(readRecords('/a', html)).toMatchObject([{ anchor: '', text: 'Switches.' }]);
  });

  it('adds the questions that a section answers, in every version', () => {
    const html = guide('<h2 id=dark-mode>Dark mode</h2><p>Colors.</p>');
    for (const url of ['/docs/styling/overview', '/docs/next/styling/overview']) {
      expect(readRecords(url, html)[1]?.phrases).toContain('color scheme');
    }
    expect(readRecords('/other/styling/overview', html)[1]?.phrases).toBe('');
  });

  it('keeps apart what stands apart on the page', () => {
    const html = guide('<p><a>Get started</a><a>See the demo</a> <code>Rule</code>s</p>');
    expect(readRecords('/a', html)[0]?.text).toBe('Get started See the demo Rules');
  });

  it('makes a record of an entity of the API and of each member, with its first sentence', () => {
    const html = page({
      head: API + DESCRIPTION,
      main: `<div class=theme-doc-markdown><h1>Schema</h1><p>All settings.</p>
      <h2 id=type-parameters>Type Parameters</h2><table><thead><tr><th>Type Parameter<tbody><tr><td><a id=type-parameter-f></a><code>F</code></table>
      <h2 id=properties>Properties</h2><table><thead><tr><th>Property<th>Type<th>Description<tbody>
      <tr><td><a id=property-level></a> <code>level?</code><td><code>number</code><td>The depth. Defaults to <code>0</code>.</table>
      <h2 id=example>Example</h2><pre><code>useExample()</code></pre>
      <h2 id=methods>Methods</h2><h3 id=dispatch>dispatch()</h3><p>Replaces the query.</p><h4 id=returns>Returns</h4><p>void</p></div>`,
    });
    const url = '/api/react-querybuilder/interfaces/Schema';
    const found = readRecords(url, html);
    expect(found.map(({ url, heading, text }) => [url, heading, text])).toEqual([
      // The description of the page, not what it begins with.
      [url, '', 'How to export & import'],
      [`${url}#property-level`, 'level', 'The depth.'],
      [`${url}#dispatch`, 'dispatch()', 'Replaces the query.'],
    ]);
    expect(found[0]).toMatchObject({
      kind: 'interface',
      code: '',
      section: 'react-querybuilder',
      tag: 'docs-api-current',
      version: '7',
    });
  });

  it('makes one short record of an entity in another version of the reference', () => {
    const sentence = `Replaces ${'each of the rules '.repeat(6)}of the query.`;
    const html = page({
      head: `<meta name=description content="${sentence}"><meta name=docsearch:docusaurus_tag content=docs-api-next>`,
      main: `<div class=theme-doc-markdown><h1>QueryManager</h1><p>Text.</p>
      <h2 id=methods>Methods</h2><h3 id=dispatch>dispatch()</h3><p>Replaces the query.</p></div>`,
    });
    const url = '/api/next/react-querybuilder/classes/QueryManager';
    const [record, ...others] = readRecords(url, html);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      url,
      kind: 'interface',
      section: 'react-querybuilder',
      tag: 'docs-api-next',
      version: '8',
    });
    expect(record?.text).toMatch(/^Replaces each of .{10,70} …$/);
  });

  it.each([
    ['/api/react-querybuilder/functions/add', 'function', 'react-querybuilder'],
    ['/api/@react-querybuilder/antd/type-aliases/Props', 'type', '@react-querybuilder/antd'],
    ['/api/@react-querybuilder/antd/variables/theme', 'variable', '@react-querybuilder/antd'],
    ['/api/@react-querybuilder/antd', 'page', '@react-querybuilder/antd'],
    ['/api', 'page', ''],
  ])('tells what %s is', (url, kind, section) => {
    const html = page({ head: API, main: '<h1>Title</h1>' });
    expect(readRecords(url, html)).toEqual([expect.objectContaining({ kind, section })]);
  });

  it.each([
    ['/demo', 'demo', 'react-querybuilder'],
    ['/demo/antd', 'demo', '@react-querybuilder/antd'],
    ['/demonstration', 'page', ''],
    ['/', 'page', ''],
  ])('tells what %s is', (url, kind, section) => {
    const head = '<meta name=docsearch:docusaurus_tag content=default>';
    const found = readRecords(url, page({ head, main: '<h1>Title</h1><p>Text</p>' }));
    expect(found).toEqual([expect.objectContaining({ kind, section, text: 'Text', version: '7' })]);
  });

  it('has one record of the index of a package, without its list', () => {
    const html = page({
      head: API,
      main: '<h1>Package</h1><p>Core.</p><h2 id=functions>Functions</h2><ul><li>add</ul>',
    });
    expect(readRecords('/api/react-querybuilder', html).map(({ text }) => text)).toEqual(['Core.']);
  });

  it('takes the first of several titles, as plain text', () => {
    const main = `<h1>The <code>&lt;QueryBuilder&gt;</code>${hashLink('a')}</h1><h1>Second</h1>`;
    expect(readRecords('/a', page({ main }))[0]?.page).toBe('The <QueryBuilder>');
  });

  it.each<[string, Parts]>([
    ['forwards', { main: '<h1>Moved</h1><p data-forward=/docs/b>This page moved.</p>' }],
    [
      'search engines are kept from',
      {
        head: `${GUIDE}<meta name=robots content="noindex, nofollow">`,
        main: '<h1>Search</h1>',
      },
    ],
    ['has no title', { main: '<p>Text</p>' }],
    ['has an empty title', { main: `<h1>${hashLink('a')}</h1>` }],
    ['belongs to no tag', { head: DESCRIPTION, main: '<h1>Title</h1>' }],
  ])('finds nothing of a page that %s', (_, parts) => {
    expect(readRecords('/a', page(parts))).toEqual([]);
  });
});
