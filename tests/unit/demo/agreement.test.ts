import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { SQL } from '../../../src/demo/differences/difference';
import { RUNNABLE, type RunnableFormat } from '../../../src/demo/engines';
import { defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import type { DemoQuery } from '../../../src/demo/state';
import { agrees, type Trial, trialOf, type Verdict } from '../../../src/demo/verdicts';
import { anyChoices, anyQuery } from './support/queries';

async function run(trial: Trial, format: RunnableFormat): Promise<Verdict> {
  const engine = await loadEngine(format);
  return trial.judge(format, await engine(trial.write(format), orders));
}

/** Which formats differ, each for which of the known reasons. */
async function reasonsFor(query: DemoQuery, choices: Partial<ExportChoices> = {}) {
  const trial = trialOf(query, { ...defaultChoices, ...choices });
  const verdicts = await Promise.all(RUNNABLE.map((format) => run(trial, format)));
  return verdicts
    .filter((verdict) => !agrees(verdict))
    .map(({ format, reasons }) => ({
      format,
      reasons: reasons.map(({ difference }) => difference.id),
    }));
}

describe('random queries', () => {
  // Always the same ones, so that a change that breaks nothing cannot fail by chance.
  const RUNS = { numRuns: 600, seed: 20_261_120 };

  it('are answered as by the reference, unless a difference is named for each record', async () => {
    const agreeing = Object.fromEntries(RUNNABLE.map((format) => [format, 0]));
    await fc.assert(
      fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
        const trial = trialOf(query, choices);
        for (const format of RUNNABLE) {
          const verdict = await run(trial, format);
          const found = { format, unexplained: verdict.unexplained.map(({ id }) => id) };
          expect(found).toEqual({ format, unexplained: [] });
          if (agrees(verdict)) agreeing[format] = (agreeing[format] ?? 0) + 1;
        }
      }),
      RUNS,
    );
    // Enough of them agree for the comparison to mean something.
    for (const format of RUNNABLE) expect(agreeing[format]).toBeGreaterThan(RUNS.numRuns / 2);
  }, 120_000);
});

/** A query whose groups nest this deep. */
function nested(levels: number): DemoQuery {
  let query: DemoQuery = { combinator: 'or', rules: [] };
  for (let level = 0; level < levels; level++) {
    const rule = { field: 'gears', operator: '=', value: level };
    query = { combinator: 'or', rules: [rule, ...(level > 0 ? [query] : [])] };
  }
  return query;
}

describe('a very large query', () => {
  it('is refused by the engines that are named', async () => {
    const rules = Array.from({ length: 1100 }, (_, value) => ({
      field: 'gears',
      operator: '=',
      value,
    }));
    const tooLarge = (format: string) => ({ format, reasons: ['too-large'] });
    expect(await reasonsFor({ combinator: 'or', rules })).toEqual(SQL.map(tooLarge));
    expect(await reasonsFor(nested(300))).toEqual([tooLarge('cel')]);
  });
});
