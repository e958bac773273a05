import type { CommentDisplayPart } from 'typedoc';
import { describe, expect, it } from 'vitest';
import { firstSentence, lineOf, titleOf } from '../../../api-extractor/summary.mjs';

const text = (content: string): CommentDisplayPart => ({ kind: 'text', text: content });

describe('lineOf', () => {
  it('reduces links to their text, in comments and in Markdown', () => {
    const link: CommentDisplayPart = { kind: 'inline-tag', tag: '@link', text: 'QueryBuilder' };
    const labelled: CommentDisplayPart = { ...link, text: 'QueryBuilder | the component' };
    expect(lineOf([text('Used by '), link, text('\nand '), labelled])).toBe(
      'Used by `QueryBuilder` and the component',
    );
    const ofModule: CommentDisplayPart = { ...link, text: '@react-querybuilder/dnd!useRuleDnD' };
    expect(lineOf([text('Returned by '), ofModule])).toBe('Returned by `useRuleDnD`');
    expect(lineOf([text('See [the guide](https://example.com) `{@link Rule}`.')])).toBe(
      'See the guide `Rule`.',
    );
    expect(lineOf([text('requiring both `name` _and_ `value`')])).toBe(
      'requiring both `name` and `value`',
    );
  });
});

describe('firstSentence', () => {
  it.each([
    ['Adds a rule. The query is not modified.', 'Adds a rule.'],
    ['Joins strings, e.g. with a comma. Empty ones stay.', 'Joins strings, e.g. with a comma.'],
    ['Options for `add`', 'Options for `add`.'],
    ['Requires version 7.1 or later. `x` is old.', 'Requires version 7.1 or later.'],
    ['', ''],
  ])('of "%s"', (line, sentence) => {
    expect(firstSentence(line)).toBe(sentence);
  });
});

describe('titleOf', () => {
  it('continues the name with the sentence', () => {
    expect(titleOf('add', 'Adds a rule or group to a `query`.')).toBe(
      'add: adds a rule or group to a query',
    );
    expect(titleOf('Path', '')).toBe('Path');
  });

  it('keeps the capitals of names and abbreviations', () => {
    expect(titleOf('x', 'SQL presets.')).toBe('x: SQL presets');
    expect(titleOf('x', 'JsonLogic rule object.')).toBe('x: JsonLogic rule object');
  });

  it('shortens a long sentence between two words', () => {
    expect(titleOf('x', `Returns ${'a value '.repeat(20)}at last.`)).toMatch(
      /^x: returns (?:a value )+(?:a )?…$/,
    );
  });
});
