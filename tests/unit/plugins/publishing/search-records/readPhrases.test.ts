import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../../../../../plugins/publishing/search-records/readPhrases';

const PAGE = 'tips/managing-operators';

describe('the phrases of a section', () => {
  it('are the same in every version', () => {
    const phrases = phrasesOf(`/docs/${PAGE}`, 'choose-operators-by-data-type');
    expect(phrases).toContain('operators by type');
    expect(phrasesOf(`/docs/next/${PAGE}`, 'choose-operators-by-data-type')).toEqual(phrases);
  });

  it('are those of the renamed section where a version still has the former heading', () => {
    expect(phrasesOf(`/docs/6/${PAGE}`, 'by-data-type')).toEqual(
      phrasesOf(`/docs/${PAGE}`, 'choose-operators-by-data-type'),
    );
  });

  it('are none when nothing was written for the section or its page', () => {
    expect(phrasesOf(`/docs/${PAGE}`, 'no-such-section')).toEqual([]);
    expect(phrasesOf('/no/such/page', '')).toEqual([]);
  });
});
