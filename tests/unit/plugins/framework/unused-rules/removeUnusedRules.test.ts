import { expect, it } from 'vitest';
import {
  classesIn,
  loneModifiersIn,
  propertiesIn,
} from '../../../../../plugins/framework/unused-rules/mentioned';
import { removeUnusedRules } from '../../../../../plugins/framework/unused-rules/removeUnusedRules';

const purge = (css: string, others: Record<string, string> = {}) => {
  const assets = Object.entries({ 'main.css': css, ...others });
  const result = removeUnusedRules(
    assets.map(([name, content]) => ({ name, content })),
    (name) => ['main.css', 'page.css'].includes(name),
  );
  return {
    css: result.stylesheets.get('main.css'),
    page: result.stylesheets.get('page.css'),
    removed: [...result.removed],
    renamed: [...result.renamed],
    bases: [...result.bases],
  };
};

it('keeps rules for the classes that scripts and parts of pages name', () => {
  const css = '.a{top:0}.b-c{top:0}.d{top:0}.e{top:0}.kind--x{top:0}.f .a{top:0}';
  const result = purge(css, {
    'main.js': 'x("a");let n="kind--"+k,d=1;n.f=`z b-c`',
    'part.txt': '<div><p class="q e">d</p></div>',
  });
  expect(result.css).toBe('.a{top:0}.b-c{top:0}.e{top:0}.kind--x{top:0}');
  expect(result.removed).toEqual(['d', 'f']);
  expect(purge('@media print{.x{top:0}}p,.x{top:0}').css).toBe('p{top:0}');
});

it("keeps rules for Docusaurus' stable class names, which parts of a page may have", () => {
  const result = purge('.theme-code-block{top:0}.theme-tabs .other{top:0}');
  expect(result.css).toBe('.theme-code-block{top:0}');
  expect(result.removed).toEqual(['other']);
});

it('keeps rules for elements, attributes and states, in their layers', () => {
  const css =
    '@layer one{h1{top:0}[data-theme="dark"] p{top:0}a:hover{top:0}:root{top:0}:not(.gone) b{top:0}}tr:is(:target,:has(:target)){top:0}:focus-visible{top:0}p:is(.other,b){top:0}@layer shield{[data-x] :not(svg,svg *){all:revert}}';
  expect(purge(css).css).toBe(css);
});

it('removes rules for alternatives of which no page has one', () => {
  const css =
    ':where(.gone){top:0}:where(.gone):not(.a):hover{top:0}.a:is(.gone,.other) b{top:0}:is(:where(.gone),.other) .a{top:0}';
  const kept = ':is(.a,.gone){top:0}:where(:not(.gone)){top:0}.a:has(.gone){top:0}';
  expect(purge(css + kept, { 'main.js': 'x("a")' }).css).toBe(kept);
});

it('removes custom properties that nothing uses, and those that only they use', () => {
  const css = 'p{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px;top:var(--c)}';
  const result = purge(css, { 'main.js': 'f("--d")', 'other.css': 'p{left:var(--e)}' });
  expect(result.css).toBe('p{--c:2px;--d:3px;--e:4px;top:var(--c)}');
});

it('writes out custom properties that are the same for the whole page', () => {
  const css =
    '@layer one{:root{--a:1px;--b:calc(var(--a)*2);--c:red}}@layer two{:root{--a:3px}}p{top:var(--b);color:var(--c,blue)}';
  const result = purge(css, { 'page.css': 'b{left:var(--a)}' });
  expect(result.css).toBe('@layer one{}@layer two{}p{top:calc( 3px *2);color:red}');
  expect(result.page).toBe('b{left:3px}');
});

it('separates the values from what a minifier has put next to them', () => {
  const css = ':root{--a:1px;--b:solid}p{border:var(--a)var(--b)red}';
  expect(purge(css).css).toBe('p{border:1px  solid red}');
});

it('keeps custom properties that an element, a theme or a script may change', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px;--d:var(--e);--e:4px}[data-theme=dark]{--b:5px}p{--e:6px;top:var(--a);left:var(--b);width:var(--d);height:var(--e)}@media print{:root{--f:7px}b{top:var(--f)}}';
  expect(purge(css, { 'main.js': 'f("--a")' }).css).toBe(css.replace('--c:3px;', ''));
});

it('finds the classes of a page, quoted or not', () => {
  const html = `<p class=a><b class="c d"><i class='e'><span data-class="f">`;
  expect([...classesIn(html)]).toEqual(['a', 'c', 'd', 'e']);
});

it('shortens the names of custom properties, the most frequent ones most', () => {
  const css =
    'p{--seldom-used:1px;--often-used:2px;--0:3px;--abc:4px;top:var(--often-used);left:var(--seldom-used);width:var(--often-used);height:calc(var(--0) + var(--abc))}';
  const result = purge(css, {
    'page.css': 'b{--of-page:1px;left:calc(var(--often-used) + var(--of-page))}',
  });
  expect(result.css).toBe(
    'p{--2:1px;--1:2px;--0:3px;--abc:4px;top:var(--1);left:var(--2);width:var(--1);height:calc(var(--0) + var(--abc))}',
  );
  // What only one page has may belong to a library.
  expect(result.page).toBe('b{--of-page:1px;left:calc(var(--1) + var(--of-page))}');
  expect(result.renamed).toEqual(['--often-used', '--seldom-used']);
});

it('keeps the names of custom properties that other files name or compose', () => {
  const css =
    'p{--in-script:1px;--composed-red:2px;--in-style:3px;top:var(--in-script);color:var(--composed-red);left:var(--in-style)}';
  const others = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a script, as text
    'main.js': 'f("--in-script",`--composed-${color}`)',
    'library.css': 'b{left:var(--in-style)}',
  };
  expect(purge(css, others).css).toBe(css);
});

it('finds the custom properties that a page names in its styles', () => {
  const html =
    '<style>:root{--a:1px}</style><p style="--b:2px">--c</p><i style=top:var(--d)></i><script>x("--e")</script>';
  expect(propertiesIn(html)).toEqual(['--a', '--b', '--d']);
});

it('moves custom properties into the only other stylesheet that uses them', () => {
  const css =
    '@layer one{:root{--a:1px;--b:2px;--c:var(--a);--d:3px}@media print{html{--a:4px;--b:5px}}p{top:var(--b);left:var(--c)}i{--d:6px}}';
  const page = 'b{left:var(--d);top:var(--b)}';
  const result = purge(css, { 'page.css': page });
  expect(result.css).toBe(
    '@layer one{:root{--a:1px;--b:2px;--c:var(--a)}@media print{html{--a:4px;--b:5px}}p{top:var(--b);left:var(--c)}}',
  );
  expect(result.page).toBe(`@layer one{:root{--d:3px}}@layer one{i{--d:6px}}${page}`);
  const named = purge(css, { 'page.css': page, 'main.js': 'f("--d")' });
  expect([named.css, named.page]).toEqual([css, page]);
});

it('moves with custom properties what only their values use', () => {
  const css = 'p{--e:1px;--f:var(--e);--g:var(--f)}p{--e:2px}';
  const result = purge(css, { 'page.css': 'b{left:var(--g)}' });
  expect([result.css, result.page]).toEqual([
    '',
    'p{--e:1px;--f:var(--e);--g:var(--f)}p{--e:2px}b{left:var(--g)}',
  ]);
});

/** Stylesheets of a framework and of the site, which replaces some of it. */
const layered = (framework: string, site: string) =>
  `@layer one{${framework}}@layer two{${site}}@media print{b{top:0}}`;
const SCRIPT = { 'main.js': 'x("a","a--b","c")' };

it('removes what the site replaces, for a class, its modifiers and its states', () => {
  const replaced =
    '.a{top:1px;margin-left:1px}.a--b:hover{top:2px}.c .a:not(.c),:where(.a){top:3px}@media print{.a{top:4px}}';
  const site = '.a{top:5px;margin:6px}';
  const result = purge(layered(replaced, site), SCRIPT);
  expect(result.css).toBe(layered('', site));
  expect(result.bases).toEqual(['a']);
  expect(purge(layered('.a{top:0}', site), SCRIPT).bases).toEqual([]);
});

it('keeps what is stronger, or for other elements, or not always replaced', () => {
  const site =
    '.a{top:1px;border-color:red;background:red}@media print{.a{left:2px}}.a .c{right:3px}';
  for (const kept of [
    '.a{top:0!important}',
    '.a:before{top:0}',
    '.a .c{top:0}',
    '.c:not(.a){top:0}',
    '.c,.a{top:0}',
    '.a{left:0}',
    '.c{right:0}',
    '.a{border:0}',
    '.a{background-blend-mode:darken}',
    ':where(.a,.c){top:0}',
    ':is(.a){top:0}',
  ]) {
    const css = layered(kept, site);
    expect(purge(css, SCRIPT).css).toBe(css);
  }
  const same = '@layer one{.a{top:0}.a:hover{top:1px}}';
  expect(purge(same, SCRIPT).css).toBe(same);
  const later = '@layer three{.a{top:0}}';
  expect(purge(layered('', site), { ...SCRIPT, 'page.css': later }).page).toBe(later);
  const below = '@layer one.x{.c{top:0}}@layer two{.a{top:1px}}@layer one.y{.a{top:2px}}';
  expect(purge(below, SCRIPT).css).toBe(below.replace('.a{top:2px}', ''));
  const unlayered = '@layer one{.a{top:0}}.a:hover{top:1px}';
  expect(purge(unlayered, SCRIPT).css).toBe(unlayered);
});

it('finds the modifiers of a page that stand without their class', () => {
  const html = '<p class="a a--b"><p class=a--c><p class="c--d"><p class="--e">';
  expect([...loneModifiersIn(html, new Set(['a']))]).toEqual(['a--c']);
});

it("removes a theme's value of the page's root that the site replaces in every theme", () => {
  const css = layered(
    ':root{--a:1px}html[data-theme=dark]{--a:2px;--b:3px}@layer three{:root{--a:4px}}',
    ':root{--a:5px;--b:6px}[data-theme=dark]{--b:7px}p{top:calc(var(--a) + var(--b))}',
  );
  expect(purge(css).css).toBe(
    layered(
      '@layer three{}',
      ':root{--b:6px}[data-theme=dark]{--b:7px}p{top:calc( 5px  + var(--b))}',
    ),
  );
});

it('removes what a rule has twice, and prefixes for browsers that do not need them', () => {
  const css =
    'p{-webkit-mask:none;-webkit-mask:none;mask:none;-webkit-text-decoration:none;text-decoration:none}b{-webkit-text-decoration-color:red;text-decoration-color:red}i{-webkit-text-decoration:underline;text-decoration:underline}';
  expect(purge(css).css).toBe(
    'p{-webkit-mask:none;mask:none;text-decoration:none}b{text-decoration-color:red}i{-webkit-text-decoration:underline;text-decoration:underline}',
  );
});

it('moves custom properties in front of those that the other stylesheet declares itself', () => {
  const page = 'b{--a:2px;left:var(--a)}';
  const result = purge('i{--a:1px}', { 'page.css': page });
  expect([result.css, result.page]).toEqual(['', `i{--a:1px}${page}`]);
  const css = 'i{--a:1px}';
  const more = { 'page.css': page, 'main.js': 'f("--a")' };
  expect(purge(css, more).css).toBe(css);
});
