// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type CodeName, findNames, neighborOf } from '../../../src/codeTypes/codeNames';
import { hashCode, type PageTypes, typesAddress } from '../../../src/codeTypes/PageTypes';

const CODE = 'const a = b(c);\n\nexport { a };';

const types: PageTypes = {
  texts: [['const a: number'], ['function b(): number'], ['const c: string']],
  blocks: [
    { code: hashCode(CODE), places: [0, 6, 1, 0, 0, 10, 1, 1, 0, 12, 1, 2, 2, 9, 1, 0] },
    { code: hashCode('again'), places: [0, 0, 5, 0] },
    { code: hashCode('again'), places: [0, 0, 5, 1] },
  ],
};

const line = (...tokens: string[]) =>
  `<span class="token-line">${tokens.map((token) => `<span>${token}</span>`).join('')}<br></span>`;

const show = (...blocks: string[]): Element[] => {
  document.body.innerHTML = blocks.map((html) => `<pre><code>${html}</code></pre>`).join('');
  return [...document.querySelectorAll('code')];
};

const textsOf = (names: readonly CodeName[]) =>
  names.map(({ range, text }) => `${range} = ${text[0]}`);

describe('the names of a code block', () => {
  let names: CodeName[] = [];

  beforeEach(() => {
    const [code] = show(
      line('const', ' a ', '=', ' b', '(', 'c', ')', ';') + line('') + line('export { a', ' };'),
    );
    names = findNames(code as Element, types);
  });

  it('are found in the elements that color them', () => {
    expect(textsOf(names)).toEqual([
      'a = const a: number',
      'b = function b(): number',
      'c = const c: string',
      'a = const a: number',
    ]);
  });

  it('are none where the reader has changed the code, or where it has no colors yet', () => {
    const [changed, plain] = show(line('const a = b(d);'), CODE);
    expect(findNames(changed as Element, types)).toEqual([]);
    expect(findNames(plain as Element, types)).toEqual([]);
  });

  it('are those of the same block where two have the same code', () => {
    const [first, second] = show(line('again'), line('again'));
    expect(textsOf(findNames(first as Element, types))).toEqual(['again = const a: number']);
    expect(textsOf(findNames(second as Element, types))).toEqual(['again = function b(): number']);
  });

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowRight', undefined],
    [1, 'ArrowLeft', 0],
    [0, 'ArrowLeft', undefined],
    [1, 'ArrowDown', 3],
    [3, 'ArrowDown', undefined],
    [3, 'ArrowUp', 0],
    [1, 'ArrowUp', undefined],
    [1, 'Enter', undefined],
  ])('from name %i, %s leads to %s', (from, key, to) => {
    const found = neighborOf(names, names[from] as CodeName, key);
    expect(found).toBe(to === undefined ? undefined : names[to]);
  });
});

it('finds the same file with and without a slash at the end of the address', () => {
  expect(typesAddress('/docs/4/intro')).toBe('/types/docs/4/intro.json');
  expect(typesAddress('/docs/4/intro/')).toBe('/types/docs/4/intro.json');
});
