// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRUSTED_TYPES_POLICIES } from '../../../../config/trustedTypes';
import { trustedTypesScript } from '../../../../plugins/headScripts/trustedTypes';
import { markup } from '../../../support/markup';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => unknown>;

/** Elements inside which markup is parsed differently. */
const CONTEXTS = [
  'div',
  'p',
  'table',
  'tbody',
  'tr',
  'colgroup',
  'select',
  'template',
  'noscript',
  'frameset',
  'button',
];

let created: Map<string, Rules>;
let policy: Rules;

/** Runs the script the way a page does. */
const run = () => new Function(trustedTypesScript('/'))();

beforeEach(() => {
  created = new Map();
  const createPolicy = (name: string, rules: Rules) => {
    created.set(name, rules);
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  run();
  policy = created.get('default') as Rules;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('the policies of Trusted Types', () => {
  it('are those that the content security policy names', () => {
    expect([...created.keys()].sort()).toEqual([...TRUSTED_TYPES_POLICIES].sort());
  });

  it.each([
    '',
    'text & more > less',
    '.a > .b { color: red }',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '<p style="color: red">See <a href="https://example.org" target="_blank">this</a></p>',
    '<a href="/docs/intro">Intro</a>',
    '<a class="footer__link-item" href="#analytics">Analytics</a>',
    '<a href="https://example.org/?a=1&amp;b=2">x</a><BR/>',
  ])('let plain markup be: %s', (html) => {
    expect(policy.createHTML(html)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script></script>',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<style>@import url(//evil.example)</style>',
    '<p onclick="alert(1)">x</p>',
    '<body onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<base href="//evil.example/">',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<link rel=stylesheet href=//evil.example>',
    '<form action=//evil.example><input></form>',
    '<math><mtext><p>x</p></mtext></math>',
    '<template><img src=x></template>',
    '<p><!-- --><x-y></x-y></p>',
    '<frameset><img src=x onerror=alert(1)>',
    '<frameset><a href="javascript:alert(1)">x</a>',
    '<td onclick=alert(1)>x</td>',
    '<tr><td onclick="alert(1)">x</td></tr>',
    '<option onclick="alert(1)">x</option>',
    '<a href="/&#47;evil.example">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<a href=" #x" href="#x">x</a>',
    '<p title="x"onclick="alert(1)">x</p>',
    '<p title="<img src=x onerror=alert(1)>">x</p>',
    '<p title="</style>">x</p>',
    '<p/onclick="alert(1)">x</p>',
    "<p title='x'>x</p>",
    '<p title=x>x</p>',
    '<pre>x</pre>',
    '<p',
    'a < b',
  ])('refuse %s', (html) => {
    expect(policy.createHTML(html)).toBeNull();
  });

  it('load scripts from the assets of the site alone', () => {
    const own = ['/assets/js/a.js', `${location.origin}/assets/js/a.js`];
    expect(own.map((url) => policy.createScriptURL(url))).toEqual(own);
    const others = [
      'https://evil.example/assets/js/a.js',
      '//evil.example/assets/a.js',
      '/img/a.svg',
      '/assets/../upload.js',
      'data:text/javascript,alert(1)',
      `blob:${location.origin}/1`,
      'javascript:alert(1)',
    ];
    expect(others.map((url) => policy.createScriptURL(url))).toEqual(others.map(() => null));
  });

  it('let data be in a script', () => {
    const data = '{"@context":"https://schema.org","name":"a </b> c"}';
    expect(policy.createScript(data)).toBe(data);
  });

  it.each(['', 'alert(1)', '{alert(1)}', '{"a":alert(1)}', 'null', '{}alert(1)', '"alert(1)"'])(
    'make no script of %j',
    (text) => {
      expect(policy.createScript(text)).toBeNull();
    },
  );

  /** Puts markup into each place where a parser reads it in a way of its own. */
  function parsed(html: string): Element[] {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math');
    const places = CONTEXTS.map((name) => document.createElement(name));
    for (const place of [...places, svg, math]) place.innerHTML = html;
    const roots = places.map((place) =>
      place instanceof HTMLTemplateElement ? place.content : place,
    );
    // A page of its own has these three around its markup.
    const own = [...page.querySelectorAll('*')].filter(
      ({ localName }) => !['html', 'head', 'body'].includes(localName),
    );
    const attributed = [page.documentElement, page.head, page.body].filter((element) =>
      element.hasAttributes(),
    );
    const inPlaces = [...roots, svg, math].flatMap((root) => [...root.querySelectorAll('*')]);
    return [...inPlaces, ...own, ...attributed];
  }

  it.each([
    ['img', '<frameset><img src=x>'],
    ['td', '<td onclick=a()>'],
    ['option', '<option onclick=a()>'],
  ])('the test below sees %s in %s', (name, html) => {
    expect(parsed(html).map(({ localName }) => localName)).toContain(name);
  });

  it('let no markup be that does something, wherever it is put: 2,000 cases', () => {
    const plain = fc.constantFrom('<p>', '</p>', '<b class="x">', '<a href="#x">', '</a>', 'text');
    let refused = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, plain), { minLength: 1, maxLength: 4 }), (parts) => {
        const html = policy.createHTML(parts.join('')) as string | null;
        if (html === null) refused += 1;
        for (const element of parsed(html ?? '')) {
          expect(['p', 'b', 'a']).toContain(element.localName);
          const names = element
            .getAttributeNames()
            .map((name) => [name, element.getAttribute(name)]);
          expect([['class', 'x'], ['href', '#x'], undefined]).toContainEqual(names[0]);
        }
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(500);
    expect(refused).toBeLessThan(1900);
  });

  it('are not missed where the browser has no Trusted Types', () => {
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(run).not.toThrow();
  });
});
