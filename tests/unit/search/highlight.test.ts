import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked, snippetOf } from '../../../src/search/highlight';
import type { MarkedText } from '../../../src/search/SearchClient';

const matches = ({ text, ranges }: MarkedText) => ranges.map(([from, to]) => text.slice(from, to));

describe('marked', () => {
  it('marks words as they are written, and the parts of identifiers that matched', () => {
    const found = marked('Operators of getValueEditorType', new Set(['operator', 'editor']));
    expect(matches(found)).toEqual(['Operators', 'Editor']);
  });

  it('joins matches that overlap or touch', () => {
    const found = marked('the valueEditor', new Set(['value', 'valueeditor', 'editor']));
    expect(matches(found)).toEqual(['valueEditor']);
  });

  it('leaves markup as text', () => {
    expect(marked('<img onerror="x">', new Set(['img'])).text).toBe('<img onerror="x">');
  });
});

describe('snippetOf', () => {
  const filler = 'Nothing of interest stands in this sentence at all. '.repeat(10);

  it('keeps a short text whole', () => {
    expect(snippetOf('Short.', new Set(['none']))).toEqual({ text: 'Short.', ranges: [] });
  });

  it('shows the sentence that has the most different matches', () => {
    const text = `An operator. ${filler}Limit the operator of a group. ${filler}`;
    const found = snippetOf(text, new Set(['operator', 'limit', 'group']));
    expect(found.text).toMatch(/^… Limit the operator of a group\. .+ …$/);
    expect(matches(found)).toEqual(['Limit', 'operator', 'group']);
  });

  it('shows the beginning where nothing matches', () => {
    const { text, ranges } = snippetOf(filler, new Set(['operator']));
    expect(text).toMatch(/^Nothing of interest .+ …$/);
    expect(ranges).toEqual([]);
  });

  it('marks only whole matches inside of a bounded text', () => {
    const words = fc.constantFrom('rule', 'Group', 'getValueEditor', 'a', 'x'.repeat(300), '.');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), (list) => {
        const found = snippetOf(list.join(' '), new Set(['rule', 'group', 'editor']));
        expect(found.text.length).toBeLessThan(200);
        expect(matches(found).every((match) => /^(?:rule|Group|Editor)$/.test(match))).toBe(true);
      }),
    );
  });
});
