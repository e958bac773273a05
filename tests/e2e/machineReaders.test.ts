import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSISTANT_QUESTIONS } from '../../checker/machineReaders/questions';
import { measureAnswers } from '../../checker/machineReaders/retrieval';
import { API_VERSION } from '../../config/versions';
import { builtFiles } from '../../plugins/publishing/search-records/builtRecords';
import { embeddedClient } from '../../src/search/embeddedClient';

describe('the file for machines that read', async () => {
  const { search } = embeddedClient(builtFiles('build'));
  const file = fs.readFileSync('build/llms-full.txt', 'utf8');
  const tag = `docs-default-${API_VERSION}`;
  const { inFirstThree, unanswered, missed } = await measureAnswers(
    file,
    search,
    tag,
    ASSISTANT_QUESTIONS,
  );

  it('answers each question in one of its sections', () => {
    expect(new Set(ASSISTANT_QUESTIONS.map(({ question }) => question)).size).toBeGreaterThan(60);
    expect(unanswered).toEqual([]);
  });

  it('has the section that answers among the first three that the search finds, for 90 %', () => {
    expect(inFirstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9);
  });
});
