import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { load } from 'cheerio';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { uiLibraries } from '../../../../../src/demo/uiLibraries';
import { temporaryFolder } from '../../../support/temporaryFolder';

interface Context {
  resourcePath: string;
  addDependency: (file: string) => void;
  emitFile: (name: string, content: string | Uint8Array) => void;
  async: () => (error: unknown, module?: string) => void;
}
type Loader = (this: Context, source: string) => void;

const require = createRequire(import.meta.url);
const loaderFile = require.resolve(
  '../../../../../plugins/framework/style-isolation/scopedStylesheetLoader.cjs',
);
const loader = require(loaderFile) as Loader;

const uiLibrariesFolder = path.resolve(
  import.meta.dirname,
  '../../../../../src/components/uiLibraries',
);

/** Runs the loader on a stylesheet the way the bundler does. */
async function compile(file: string) {
  const emitted = new Map<string, Buffer>();
  const dependencies: string[] = [];
  const module = await new Promise<string>((resolve, reject) => {
    const context: Context = {
      resourcePath: file,
      addDependency: (dependency) => dependencies.push(dependency),
      emitFile: (name, content) => emitted.set(name, Buffer.from(content)),
      async: () => (error, result) => (error ? reject(error) : resolve(result as string)),
    };
    loader.call(context, fs.readFileSync(file, 'utf8'));
  });
  const address = new Function(
    '__webpack_public_path__',
    module.replace('export default', 'return'),
  )('/') as string;
  const css = emitted.get(address.slice(1))?.toString() ?? '';
  return { css, address, emitted, dependencies };
}

async function compileText(source: string, files: Record<string, string | Uint8Array> = {}) {
  const folder = temporaryFolder({ ...files, 'ember.css': source });
  return { ...(await compile(path.join(folder, 'ember.css'))), folder };
}

/** The selectors of a stylesheet, without the steps of its animations. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) {
      return;
    }
    selectors.push(...rule.selectors);
  });
  return selectors;
}

/** The selector that a rule of a library's stylesheet ends up with. */
async function scoped(selector: string): Promise<string[]> {
  return selectorsOf((await compileText(`${selector} { color: red; }`)).css);
}

describe('the scope', () => {
  it.each([
    ['.rule', '[data-ui-library=ember] .rule'],
    ['*', '[data-ui-library=ember] *'],
    ['.a > .b', '[data-ui-library=ember] .a>.b'],
    [':root', '[data-ui-library=ember]'],
    [':host', '[data-ui-library=ember]'],
    ['html', '[data-ui-library=ember]'],
    ['body', '[data-ui-library=ember]'],
    ['html body', '[data-ui-library=ember]'],
    ['body .rule', '[data-ui-library=ember] .rule'],
    ['body > .rule', '[data-ui-library=ember]>.rule'],
    // Words that only begin like the page's root.
    ['.body', '[data-ui-library=ember] .body'],
    ['tbody', '[data-ui-library=ember] tbody'],
    ['html-viewer', '[data-ui-library=ember] html-viewer'],
  ])('holds %s', async (selector, expected) => {
    expect(await scoped(selector)).toEqual([expected]);
  });

  it('is on every selector of a list and of a media query', async () => {
    const { css } = await compileText(
      '.a, body, .b { color: red; } @media (width > 40rem) { .c, :root { color: blue; } }',
    );
    expect(selectorsOf(css)).toEqual([
      '[data-ui-library=ember] .a',
      '[data-ui-library=ember]',
      '[data-ui-library=ember] .b',
      '[data-ui-library=ember] .c',
      '[data-ui-library=ember]',
    ]);
  });

  it('is not on the steps of an animation', async () => {
    const { css } = await compileText(
      '@keyframes turn { from { top: 1px; } 50% { top: 2px; } } .a { animation: turn 1s; }',
    );
    expect(css).toContain('@keyframes turn{0%{top:1px}50%{top:2px}}');
  });

  it('is named after the stylesheet', async () => {
    const folder = temporaryFolder({ 'bulma.css': '.a { color: red; }' });
    const { css } = await compile(path.join(folder, 'bulma.css'));
    expect(selectorsOf(css)).toEqual(['[data-ui-library=bulma] .a']);
  });
});

describe("the reader's color mode", () => {
  /** The elements of a page in a color mode, in the demo and next to it, that a selector is for. */
  function matched(selector: string, mode: string): string[] {
    // Mantine states the mode on its root too, which is the root of the demo.
    const page = load(`<html data-theme="${mode}"><body>
      <div id="ember" data-ui-library="ember" data-mantine-color-scheme="${mode}">
        <div id="inside" class="form-select navbar m_1 dark:bg-white" data-error="true"></div>
      </div>
      <div id="outside" class="form-select navbar m_1 dark:bg-white" data-error="true"></div>
    </body></html>`);
    return page(selector)
      .toArray()
      .map((element) => page(element).attr('id') ?? 'elsewhere');
  }

  it.each<[string, (mode: string) => string, string]>([
    ["Bootstrap's root", (mode) => `[data-bs-theme=${mode}]`, 'ember'],
    ["Bootstrap's parts", (mode) => `[data-bs-theme=${mode}] .form-select`, 'inside'],
    ["Bootstrap's own modes", (mode) => `.navbar[data-bs-theme=${mode}]`, 'inside'],
    ["Bulma's root", (mode) => `[data-theme="${mode}"]`, 'ember'],
    ["Mantine's root", (mode) => `:root[data-mantine-color-scheme='${mode}']`, 'ember'],
    ["Mantine's parts", (mode) => `[data-mantine-color-scheme='${mode}'] .m_1`, 'inside'],
    [
      "Mantine's parts in :where()",
      (mode) => `:where([data-mantine-color-scheme='${mode}']) .m_1`,
      'inside',
    ],
    [
      "Tailwind's variant",
      (mode) => `.dark\\:bg-white:where([data-theme="${mode}"], [data-theme="${mode}"] *)`,
      'inside',
    ],
  ])('switches %s', async (_, selectorOf, id) => {
    for (const [mode, other] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      const selector = (await scoped(selectorOf(mode))).join();
      expect(matched(selector, mode), selector).toEqual([id]);
      expect(matched(selector, other), selector).toEqual([]);
    }
  });

  it.each(['dark', 'light'])('keeps what Mantine says of any mode: %s', async (mode) => {
    const selector = (await scoped('[data-mantine-color-scheme] .m_1[data-error]')).join();
    expect(matched(selector, mode), selector).toEqual(['inside']);
  });

  it('is not overruled by what the system prefers', async () => {
    const { css } = await compileText(
      `.a { color: red; }
      @media (prefers-color-scheme: dark) { .a { color: blue; } }
      @media (prefers-color-scheme:light) and (width > 40rem) { .a { color: green; } }
      @media (width > 40rem) { .a { color: gray; } }`,
    );
    expect(css).not.toContain('prefers-color-scheme');
    expect(css).toContain('red');
    expect(css).not.toMatch(/blue|#00f|green/);
    expect(css).toContain('gray');
  });
});

it('gives the color of a placeholder to the placeholder alone', async () => {
  const selectors = [
    '.i::placeholder',
    '.i::-moz-placeholder',
    '.i::-webkit-input-placeholder',
    '.i:-moz-placeholder',
    '.i:-ms-input-placeholder',
  ];
  const { css } = await compileText(
    `${selectors.map((selector) => `${selector} { color: red; }`).join('\n')}
.i:-ms-input-placeholder, .j { color: blue; }`,
  );
  expect(css).toContain('.i::placeholder{color:red}');
  expect(css).toContain('.j{color:#00f}');
  expect(css).not.toContain('placeholder-shown');
});

describe('files next to a stylesheet', () => {
  const font = Buffer.from([0, 1, 2, 254, 255]);

  it('are published next to the others, from where an imported stylesheet names them', async () => {
    const { css, address, emitted } = await compileText("@import './icons/icons.css';", {
      'icons/icons.css': `@font-face { font-family: Icons; src: url("./files/icons.woff2?4a1d") format("woff2"), url('./files/icons.woff#iefix') format("woff"); }`,
      'icons/files/icons.woff2': font,
      'icons/files/icons.woff': 'another font',
    });
    const urls = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url as string);
    expect(urls).toHaveLength(2);
    // What a browser asks for, from the address of the stylesheet, is what was published.
    const published = urls.map((url) =>
      emitted.get(new URL(url, `https://example.com${address}`).pathname.slice(1)),
    );
    expect(published[0]?.equals(font)).toBe(true);
    expect(published[1]?.toString()).toBe('another font');
  });

  it('are published once, under a name that changes with their content', async () => {
    const source = '.a { background: url(a.svg); } .b { background: url("a.svg"); }';
    const names = async (content: string) => {
      const { emitted } = await compileText(source, { 'a.svg': content });
      return [...emitted.keys()].filter((name) => name.endsWith('.svg'));
    };
    const first = await names('<svg/>');
    expect(first).toHaveLength(1);
    expect(await names('<svg/>')).toEqual(first);
    expect(await names('<svg><g/></svg>')).not.toEqual(first);
  });

  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'https://example.com/a.png',
    '/img/a.png',
    '#filter',
  ])('are not looked for at %s', async (url) => {
    const { css, emitted } = await compileText(`.a { background: url("${url}"); }`);
    expect(css).toContain(url);
    expect(emitted.size).toBe(1);
  });

  it('that are missing fail the build by name', async () => {
    await expect(compileText('.a { background: url(missing.svg); }')).rejects.toThrow(
      /missing\.svg/,
    );
  });
});

describe('the published stylesheet', () => {
  it('has the same name for the same content, and another for another', async () => {
    const { address } = await compileText('.a { color: red; }');
    expect(address).toMatch(/^\/assets\/css\/ember\.[0-9a-f]{8}\.css$/);
    expect((await compileText('.a{color:red}')).address).toBe(address);
    expect((await compileText('.a { color: blue; }')).address).not.toBe(address);
  });

  it('is regenerated when the loader or an import changes', async () => {
    const { dependencies, folder } = await compileText("@import './part.css';", {
      'part.css': '.part { color: red; }',
    });
    expect(dependencies).toContain(loaderFile);
    expect(dependencies).toContain(path.join(folder, 'part.css'));
  });

  it('tells the bundler of an import that is missing', async () => {
    await expect(compileText("@import './missing.css';")).rejects.toThrow(/missing\.css/);
  });

  it.each(uiLibraries)('of the UI library $id styles its demo and nothing else', async ({ id }) => {
    const { css } = await compile(path.join(uiLibrariesFolder, id, `${id}.css`));
    const selectors = selectorsOf(css);
    expect(selectors.length).toBeGreaterThan(0);
    const mode = '\\[data-theme=(?:dark|light)\\]';
    const scope = new RegExp(`^(?:(?:${mode}|:where\\(${mode}\\)) )?\\[data-ui-library=${id}\\]`);
    const some = (wrong: RegExp) => selectors.filter((one) => wrong.test(one)).slice(0, 3);
    expect(selectors.filter((one) => !scope.test(one)).slice(0, 3)).toEqual([]);
    expect(css.match(/prefers-color-scheme/)).toBeNull();
    // Below, what matches no element, so that the rule would be lost: the mode is stated outside.
    expect(some(/:(?:where|is)\(\)/)).toEqual([]);
    expect(
      some(/\[data-ui-library=\w+\] (?:.* )?\[data-(?:bs-theme|mantine-color-scheme)/),
    ).toEqual([]);
  });
});
