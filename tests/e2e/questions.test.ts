import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../checker/questions/questions';
import { measureQuality } from '../../checker/search/quality';
import { QUERY_SETS } from '../../checker/search/querySets';
import { builtFiles } from '../../plugins/publishing/search-records/builtRecords';
import { embeddedClient } from '../../src/search/embeddedClient';

/** The ids of a built page. */
const idsOf = (path: string) =>
  new Set(
    [...fs.readFileSync(`build${path}.html`, 'utf8').matchAll(/ id="?([^" >]+)/g)].map(
      ([, id]) => id,
    ),
  );

describe('the questions of developers', () => {
  it('are at least 120, each asked once', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length);
  });

  it('are answered at an anchor of the built site', () => {
    const missing = QUESTIONS.filter(({ answer }) => {
      const [path = '', anchor] = answer.split('#');
      return !anchor || !idsOf(path).has(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('find the page of their answer among the first three hits, 90 % of them', async () => {
    const asked = QUERY_SETS.find(({ name }) => name === 'asked before the answers were written');
    const { search } = embeddedClient(builtFiles('build'));
    const { inFirstThree, misses } = await measureQuality(search, asked?.queries ?? []);
    expect(inFirstThree, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.9);
  });
});
