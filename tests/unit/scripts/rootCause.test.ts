import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failureSentence, rootCause } from '../../../scripts/rootCause.mjs';

/** What Docusaurus prints when an error ends a command, as `bin/docusaurus.mjs` does. */
const printed = (error: unknown, before: string[] = []) => [
  '[INFO] [en] Creating an optimized production build...',
  ...before,
  '',
  ...`[ERROR] ${inspect(error, { depth: Number.POSITIVE_INFINITY })}`.split('\n'),
  '[INFO] Docusaurus version: 3.10.2',
  'Node version: v20.20.2',
];

const buildError = (cause: unknown) =>
  new Error('Unable to build website for locale en.', { cause });

describe('rootCause', () => {
  it('reads an error without a cause', () => {
    const output = `
[ERROR] Error: Docusaurus was unable to resolve the "./nowhere.js" plugin. Make sure one of the following packages are installed:
- ./nowhere.js
- @docusaurus/plugin-./nowhere.js
    at resolveModuleName (/site/node_modules/@docusaurus/core/lib/server/plugins/moduleShorthand.js:41:15)
    at normalizeShorthand (/site/node_modules/@docusaurus/core/lib/server/plugins/configs.js:76:60)
    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2`;
    expect(rootCause(output.split('\n'))).toBe(
      'Docusaurus was unable to resolve the "./nowhere.js" plugin. Make sure one of the following packages are installed: ./nowhere.js, @docusaurus/plugin-./nowhere.js',
    );
  });

  it('reports the page and its error, not earlier output', () => {
    const output = `[ERROR] Error while parsing Markdown front matter.
This can happen if you use special characters in front matter values (try using double quotes around that value).
[ERROR] Loading of version failed for version current

[ERROR] Error: Can't process doc metadata for doc at path path=docs/a.md in version name=current
    at processDocMetadata (/site/node_modules/@docusaurus/plugin-content-docs/lib/docs.js:152:15)
    ... 9 lines matching cause stack trace ...
    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: YAMLException: unexpected end of the stream within a flow collection (3:1)
  
   1 | 
   2 | title: [
   3 | 
  -----^
      at generateError (/site/node_modules/js-yaml/lib/loader.js:197:10)
      at async Promise.all (index 0) {
    reason: 'unexpected end of the stream within a flow collection',
    mark: {
      name: null,
      line: 2
    }
  }
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2`;
    const reason = rootCause(output.split('\n'));
    expect(reason).toContain('docs/a.md');
    expect(reason).toContain('unexpected end of the stream within a flow collection (3:1)');
    expect(reason).not.toMatch(/special characters|Loading of version|loader\.js/);
  });

  it('lists the broken links and their pages', () => {
    const links = [
      '- Broken link on source page path = /docs/intro:',
      '   -> linking to /docs/nowhere',
    ];
    const error = new Error(
      `Docusaurus found broken links!\n\nPlease check the pages of your site in the list below, and make sure you don't reference any path that does not exist.\nNote: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.\n\nExhaustive list of all broken links found:\n${links.join('\n')}\n`,
    );
    expect(rootCause(printed(buildError(error)))).toBe(
      'Docusaurus found broken links! Broken link on source page path = /docs/intro: linking to /docs/nowhere',
    );
  });

  it('limits long lists and counts the rest', () => {
    const links = Array.from({ length: 40 }, (_, page) => `-> linking to /docs/page-${page}`);
    const error = new Error(`Docusaurus found broken links!\n${links.join('\n')}`);
    const reason = rootCause(printed(buildError(error)));
    const named = reason.match(/\/docs\/page-\d+/g) ?? [];
    const more = Number(/and (\d+) more/.exec(reason)?.[1]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(10);
    expect(named.length + more).toBe(links.length);
  });

  it('reports what happened and where, without the properties of the error', () => {
    const missing = Object.assign(new Error("ENOENT: no such file or directory, open '/site/a'"), {
      errno: -2,
      code: 'ENOENT',
      syscall: 'open',
    });
    const failed = new Error('Cannot read the page.', { cause: missing });
    expect(rootCause(printed(buildError(failed)))).toBe(
      "Cannot read the page: ENOENT: no such file or directory, open '/site/a'",
    );
  });

  it('reports the page that cannot be rendered, and why', () => {
    // The form of Docusaurus' `throwSSGError`: the errors of the pages in one that holds several.
    const page = new Error(
      'Can\'t render static file for pathname "/demo"\n\nIt looks like you are using code that should run on the client-side only.',
      { cause: new ReferenceError('window is not defined') },
    );
    const rendering = new Error(
      'Docusaurus static site generation failed for 1 paths:\n- "/demo"',
      { cause: new AggregateError([page]) },
    );
    expect(rootCause(printed(buildError(rendering)))).toBe(
      'Can\'t render static file for pathname "/demo": window is not defined',
    );
  });

  it('reports the module that the bundler cannot find', () => {
    // Printed by the bundler's plugin, which ends the process itself.
    const output = `[ERROR] Client bundle compiled with errors therefore further build is impossible.
× Module not found: Can't resolve './nowhere' in '${process.cwd()}/src'
   ╭────
 1 │ import './nowhere';
   · ───────────────────
   ╰────`;
    const reason = rootCause(output.split('\n'));
    expect(reason).toContain("Module not found: Can't resolve './nowhere' in");
    expect(reason).not.toMatch(/[╭╰│─·]/);
  });

  it.each([
    ['as an error', ''],
    ['in a frame', '        │ '],
  ])('names the page that does not compile, and why: %s', (_, frame) => {
    const message = `MDX compilation failed for file "${process.cwd()}/docs/a.mdx"\nCause: Could not parse expression with acorn\nDetails:\n${JSON.stringify({ cause: { pos: 14 }, line: 3 }, null, 2)}`;
    const lines = frame
      ? [
          '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
          ...`╰─▶   × Error: ${message}`.replaceAll('\n', `\n${frame}`).split('\n'),
        ]
      : printed(buildError(new Error(message)));
    expect(rootCause(lines)).toMatch(
      /MDX compilation failed for file "docs\/a\.mdx" Cause: Could not parse expression with acorn$/,
    );
  });

  it('removes color codes', () => {
    const output = [
      '\u001b[31m\u001b[1m[ERROR]\u001b[22m\u001b[39m Error: Duplicate \u001b[1msidebar\u001b[22m key',
      '    \u001b[90mat load (/site/a.js:1:1)\u001b[39m',
    ];
    expect(rootCause(output)).toBe('Duplicate sidebar key');
  });

  it.each([
    ['an error', new Error('Duplicate sidebar key')],
    ['several errors', new AggregateError([], 'Two guides share an id')],
    ['a typed error', new TypeError('sidebars is not iterable')],
  ])('shows no trace of a stack: %s', (_, error) => {
    expect(rootCause(printed(buildError(error)))).toBe(error.message);
  });

  it('falls back to the last line', () => {
    expect(rootCause(['Building', '  Killed  '])).toBe('Killed');
  });

  it.each([[[]], [['']]])('says so when nothing was printed: %j', (lines) => {
    expect(rootCause(lines)).toBe('it gave no reason.');
  });

  it('says that the disk is full, wherever that was noticed', () => {
    const sentence = 'The disk is full: free some space, then build again.';
    const full = new Error("ENOSPC: no space left on device, write '/site/build/a.html'");
    expect(rootCause(printed(buildError(new Error('Cannot write.', { cause: full }))))).toBe(
      sentence,
    );
    // As the bundler prints it.
    expect(rootCause(['[ERROR] × No space left on device (os error 28)'])).toBe(sentence);
    expect(failureSentence(full)).toBe(sentence);
    expect(failureSentence(new Error('Something else.'))).toBe('Something else.');
  });
});
