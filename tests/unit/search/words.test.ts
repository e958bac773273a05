import { describe, expect, it } from 'vitest';
import { nameKey, partsOf, queryWordsOf, stem, tokensOf } from '../../../src/search/words';

const terms = (text: string) => tokensOf(text).map(({ term }) => term);

describe('tokensOf', () => {
  it.each([
    ['Hello, world!', ['hello', 'world']],
    ['rules and operators', ['rule', 'and', 'operator']],
    ['parseSQL()', ['parse', 'parsesql', 'sql']],
    ['parameterized_named', ['parameterized', 'parameterizednamed', 'named']],
    ['@react-querybuilder/antd', ['react', 'querybuilder', 'antd']],
    ['QueryBuilderDnD', ['query', 'querybuilderdnd', 'builder', 'builderdnd', 'dn', 'dnd']],
    ['défaut Änderung', ['défaut', 'änderung']],
    ['a\u00a0b', ['a', 'b']],
    ['… — ', []],
    ['status != null, a || b', ['status', '!=', 'null', 'a', '||', 'b']],
    ['f(x)=>y', ['f', 'x', 'y']],
  ])('splits %j', (text, words) => {
    expect(terms(text)).toEqual(words);
  });

  it('finds an identifier whole, by its parts, and from each part on', () => {
    expect(terms('getValueEditorType')).toEqual(
      expect.arrayContaining([
        'getvalueeditortype',
        'valueeditortype',
        'editortype',
        'get',
        'value',
        'editor',
        'type',
      ]),
    );
  });

  it('says where each word stands', () => {
    const text = 'Set <valueEditor> here';
    const written = tokensOf(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(written).toEqual([
      ['set', 'Set'],
      ['value', 'value'],
      ['valueeditor', 'valueEditor'],
      ['editor', 'Editor'],
      ['here', 'here'],
    ]);
  });
});

describe('stem', () => {
  it.each([
    ['queries', 'query'],
    ['operators', 'operator'],
    ['branches', 'branch'],
    ['boxes', 'box'],
    ['values', 'value'],
    ['class', 'class'],
    ['status', 'status'],
    ['this', 'this'],
    ['css', 'css'],
    ['ids', 'ids'],
  ])('makes %s to %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});

describe('partsOf', () => {
  it.each([
    ['getValueEditorType', ['get', 'value', 'editor', 'type']],
    ['RuleGroupTypeIC', ['rule', 'group', 'type', 'ic']],
    ['path', ['path']],
    ['', []],
  ])('splits %j', (identifier, parts) => {
    expect(partsOf(identifier)).toEqual(parts);
  });
});

describe('queryWordsOf', () => {
  it('leaves out what says nothing, and repetitions', () => {
    const words = queryWordsOf('how do I limit the groups of a Group?');
    expect(words.map(({ term }) => term)).toEqual(['limit', 'group']);
  });

  it('keeps such words where there are no others', () => {
    expect(queryWordsOf('not').map(({ term }) => term)).toEqual(['not']);
  });

  it('knows the parts of an identifier', () => {
    expect(queryWordsOf('formatQuery()')).toEqual([
      { term: 'formatquery', share: 1, parts: ['format', 'query'] },
    ]);
  });

  it.each(['', '   ', '<>()', '___'])('finds no word in %j', (query) => {
    expect(queryWordsOf(query)).toEqual([]);
  });
});

it('takes all ways to write a name for the same', () => {
  const ways = ['Value Editor', 'valueEditor()', 'value-editor', '<ValueEditor />'];
  expect(new Set(ways.map(nameKey))).toEqual(new Set(['valueeditor']));
});
