import { describe, expect, it } from 'vitest';
import { DESCRIPTIONS, descriptionsFor, isComplete } from '../../../api-extractor/descriptions';
import { corrections } from '../../../api-extractor/descriptions/corrections';
import { PACKAGES } from '../../../api-extractor/packages';

const MAX_SENTENCES = 3;
const MAX_WORDS_IN_SENTENCE = 32;

/** Words that the rules of writing replace with others. */
const BANNED =
  /\b(?:anew|at hand|beside|brings back|colour|complains|customise|else|fault|looks?|makes? sure|mended|please|reader|says|simply|slip|stands in for|trial|wants?)\b/i;

const entries = [
  ...Object.values(DESCRIPTIONS).flatMap((group) =>
    Object.entries(group).flatMap(([key, description]) =>
      (typeof description === 'string' ? [description] : Object.values(description)).map(
        (text) => ({ key, text }),
      ),
    ),
  ),
  ...Object.entries(corrections).map(([key, { text }]) => ({ key, text })),
];

/** The sentences of a text, with its code as one word each. */
function sentencesOf(text: string): string[] {
  return text.replace(/`[^`]+`/g, 'code').split(/(?<=\.)\s/);
}

const failing = (fails: (text: string) => boolean) =>
  entries.filter(({ text }) => fails(text)).map(({ key, text }) => `${key}: ${text}`);

describe('the descriptions of public names', () => {
  it('are sentences that begin with a capital letter and end with a period', () => {
    expect(failing((text) => !/^(?:[A-Z]|`)/.test(text))).toEqual([]);
    expect(failing((text) => !text.endsWith('.'))).toEqual([]);
    expect(failing((text) => /\s{2}|\s$/.test(text))).toEqual([]);
  });

  it('are short', () => {
    expect(failing((text) => sentencesOf(text).length > MAX_SENTENCES)).toEqual([]);
    const isLong = (sentence: string) => sentence.split(/\s+/).length > MAX_WORDS_IN_SENTENCE;
    expect(failing((text) => sentencesOf(text).some(isLong))).toEqual([]);
  });

  it('use the words of the site', () => {
    expect(failing((text) => BANNED.test(text.replace(/`[^`]+`/g, '')))).toEqual([]);
  });

  it('have a key of one of the documented forms', () => {
    const form = /^(?:\*|[A-Za-z_$][\w$]*)(?:\.[\w$=!<>+*/%-]+)*(?:\([\w$]+\))?$/;
    expect(entries.map(({ key }) => key).filter((key) => !form.test(key))).toEqual([]);
  });

  it('describe each name in one place', () => {
    const keys = Object.values(DESCRIPTIONS).flatMap(Object.keys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('can differ between major versions', () => {
    const of = (major: '7' | '8') => descriptionsFor(major).texts['Schema.getMatchModes'] ?? '';
    expect(of('7')).toContain('from version 8 on');
    expect(of('8')).not.toBe(of('7'));
  });

  it('need all be used for the latest version, and only its own for another', () => {
    expect(descriptionsFor('7', 'all').optional).toEqual([]);
    const { optional } = descriptionsFor('8', 'own');
    expect(optional).toContain('QueryBuilderProps.fields');
    expect(optional).not.toContain('MatchConfig.mode');
    expect(descriptionsFor('8', 'none').optional).toContain('MatchConfig.mode');
  });

  it('need not be used where an installed package is not documented', () => {
    const others = PACKAGES.filter((name) => name !== '@react-querybuilder/chakra');
    expect(isComplete(others, () => true)).toBe(false);
    expect(isComplete(others, (name) => others.some((each) => each === name))).toBe(true);
  });
});
