import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../../../src/search/vocabulary';

function vocabulary(...terms: string[]) {
  const created = createVocabulary();
  for (const term of terms) created.add(term);
  return created;
}

describe('the vocabulary', () => {
  it('knows words and their beginnings', () => {
    const { knows } = vocabulary('operator', 'format', 'formatquery');
    expect(['operator', 'oper', 'formatq'].map(knows)).toEqual([true, true, true]);
    expect(['operators', 'perator', 'zebra'].map(knows)).toEqual([false, false, false]);
    expect(vocabulary().knows('a')).toBe(false);
  });

  it('knows a word that was added after a question', () => {
    const words = vocabulary('rule');
    expect(words.knows('group')).toBe(false);
    words.add('group');
    expect(words.knows('group')).toBe(true);
  });

  it.each([
    ['a letter lost', 'boostrap'],
    ['a letter added', 'boootstrap'],
    ['a letter mistaken', 'bootstrsp'],
    ['letters exchanged', 'bootsrtap'],
    ['two typing errors', 'boostrpa'],
    ['the first letters exchanged', 'obotstrap'],
    ['an unfinished word', 'boostr'],
  ])('corrects %s', (_, word) => {
    expect(vocabulary('boolean', 'bootstrap', 'strap').corrections(word)).toEqual(['bootstrap']);
  });

  it('takes a whole word rather than the beginning of a longer one', () => {
    const { corrections } = vocabulary('bootstrap', 'bootstraptranslation');
    expect(corrections('boostrap')).toEqual(['bootstrap']);
  });

  it('chooses the fewest typing errors', () => {
    expect(vocabulary('valid', 'value').corrections('valeu')).toEqual(['value']);
  });

  it('leaves short words and gibberish alone', () => {
    const { corrections } = vocabulary('sql', 'cel', 'operator', 'bootstrap');
    expect(corrections('sqk')).toEqual([]);
    expect(corrections('zzzzqqqq')).toEqual([]);
    expect(corrections('opxxxtor')).toEqual([]);
  });
});
