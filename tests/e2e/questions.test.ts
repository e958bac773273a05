import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../checker/questions/questions';

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
});
