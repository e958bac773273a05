import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { differences } from '../../../src/demo/differences';
import { Counterfactual } from '../../../src/demo/differences/counterfactual';
import {
  query as all,
  either,
  fieldRule,
  negated,
  rule,
  SQL,
} from '../../../src/demo/differences/difference';
import { RUNNABLE, type RunnableFormat } from '../../../src/demo/engines';
import { explain } from '../../../src/demo/explain';
import { defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import { exportFormats, formatOptions } from '../../../src/demo/formats';
import type { DemoQuery } from '../../../src/demo/state';
import { agrees, type Trial, trialOf, type Verdict } from '../../../src/demo/verdicts';
import { anyChoices, anyQuery } from './support/queries';

async function run(trial: Trial, format: RunnableFormat): Promise<Verdict> {
  const engine = await loadEngine(format);
  return trial.judge(format, await engine(trial.write(format), orders));
}

const UNLIMITED = { runs: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY };

/** The records for which an engine answers an edited query as the reference answers the query itself. */
async function rightWithout(
  format: RunnableFormat,
  query: DemoQuery,
  choices: ExportChoices,
  causes: readonly string[],
): Promise<Set<string>> {
  const { fields, validator } = formatOptions(format, choices);
  const counterfactual = new Counterfactual(format, query, choices, { fields, validator });
  const removed = differences.filter(({ id }) => causes.includes(id));
  const edited = counterfactual.without(removed);
  const text = exportFormats.find(({ id }) => id === format)?.write(edited.query, edited.choices);
  const result = await (await loadEngine(format))(text ?? '', orders);
  if ('error' in result) return new Set();
  const { matching } = trialOf(query, choices);
  const ids = orders.map(({ id }) => id);
  return new Set(ids.filter((id) => result.ids.includes(id) === matching.has(id)));
}

/** Checks each cause that is given: without them the difference is gone, with any one it is not. */
async function proves(
  format: RunnableFormat,
  query: DemoQuery,
  choices: ExportChoices,
  tally: { causes: number },
) {
  const engine = await loadEngine(format);
  const { reasons, unexplained, isStopped } = await explain(
    format,
    query,
    choices,
    engine,
    UNLIMITED,
  );
  expect({ format, unexplained, isStopped }).toEqual({ format, unexplained: [], isStopped: false });
  for (const { causes, orders: affected } of reasons) {
    const ids = causes.map(({ id }) => id);
    const right = await rightWithout(format, query, choices, ids);
    expect(affected.filter((id) => !right.has(id))).toEqual([]);
    for (const cause of ids) {
      tally.causes += 1;
      const others = ids.filter((id) => id !== cause);
      const stillRight = await rightWithout(format, query, choices, others);
      expect({ cause, right: affected.filter((id) => stillRight.has(id)) }).toEqual({
        cause,
        right: [],
      });
    }
  }
}

/** Which formats differ, each for which of the known reasons. */
async function reasonsFor(query: DemoQuery, choices: Partial<ExportChoices> = {}) {
  const trial = trialOf(query, { ...defaultChoices, ...choices });
  const verdicts = await Promise.all(RUNNABLE.map((format) => run(trial, format)));
  const differing = verdicts.filter((verdict) => !agrees(verdict));
  return Promise.all(
    differing.map(async ({ format }) => {
      const full = { ...defaultChoices, ...choices };
      const { reasons } = await explain(format, query, full, await loadEngine(format), UNLIMITED);
      return {
        format,
        reasons: reasons.map(({ causes }) => causes.map(({ id }) => id).join(' + ')),
      };
    }),
  );
}

describe('random queries', () => {
  // Always the same ones, so that a change that breaks nothing cannot fail by chance.
  const RUNS = { numRuns: 600, seed: 20_261_120 };

  it('are answered as by the reference, or each cause that is given is proven to be needed', async () => {
    const tally = { causes: 0 };
    const agreeing = Object.fromEntries(RUNNABLE.map((format) => [format, 0]));
    await fc.assert(
      fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
        const trial = trialOf(query, choices);
        for (const format of RUNNABLE) {
          const verdict = await run(trial, format);
          if (agrees(verdict)) {
            agreeing[format] = (agreeing[format] ?? 0) + 1;
            continue;
          }
          await proves(format, query, choices, tally);
        }
      }),
      RUNS,
    );
    expect(tally.causes).toBeGreaterThan(RUNS.numRuns);
    // Enough of them agree for the comparison to mean something.
    for (const format of RUNNABLE) expect(agreeing[format]).toBeGreaterThan(RUNS.numRuns / 2);
  }, 180_000);
});

describe('a cause', () => {
  const causesIn = async (format: RunnableFormat, query: DemoQuery) =>
    (await reasonsFor(query)).find((found) => found.format === format)?.reasons;

  it('is what a missing value does with the operator, not what it does with another', async () => {
    const query = all(rule('notes', 'doesNotContain', 'gift'));
    expect(await reasonsFor(query)).toEqual([
      { format: 'mongodb', reasons: ['null-contains-nothing'] },
      { format: 'jsonlogic', reasons: ['null-contains-nothing'] },
    ]);
  });

  it('is not a missing value when a list is empty', async () => {
    const query = all(rule('delivered', 'in', ''), rule('city', '=', 'kyoto'));
    const dropped = (format: string) => ({ format, reasons: ['empty-list'] });
    expect(await reasonsFor(query)).toEqual([...SQL, 'spel'].map(dropped));
    const other = all(rule('delivered', 'notIn', ''), rule('customer', 'contains', 'R.'));
    expect(await causesIn('mongodb', other)).toEqual(['patterns']);
  });

  it('is not a rule that does not matter for the result', async () => {
    const query = either(rule('delivered', '!=', '2026-04-02'), rule('customer', '!=', 'nobody'));
    expect(await reasonsFor(query)).toEqual([]);
    const unused = all(rule('notes', 'contains', '50%'), rule('customer', 'beginsWith', '50% C'));
    expect(await causesIn('sql', unused)).toBeUndefined();
  });

  it('is not "not" in a group that would be selected wrongly without it', async () => {
    const query = negated(rule('delivered', '=', '2026-02-02'));
    expect(await causesIn('cel', query)).toEqual(['null-is-a-value']);
    expect(await causesIn('mongodb', query)).toEqual(['mongodb-not']);
  });

  it('is named together with others when it takes them all', async () => {
    const query = either(
      rule('delivered', '!=', '2026-04-02'),
      rule('notes', 'doesNotContain', 'gift'),
    );
    expect(await causesIn('mongodb', query)).toContain('null-is-a-value + null-contains-nothing');
  });

  it('quotes the rules that matter, with their values', async () => {
    const query = all(rule('city', '!=', 'kyoto'), rule('delivered', '!=', '2026-04-02'));
    const run = await loadEngine('jsonata');
    const { reasons } = await explain('jsonata', query, defaultChoices, run, UNLIMITED);
    expect(reasons.flatMap(({ causes }) => causes.map(({ rules }) => rules))).toEqual([
      ['Rule 2: Delivered on != "2026-04-02"'],
    ]);
  });

  it('is not invented when it cannot be found', async () => {
    const query = all(rule('gears', '=', 8));
    const wrong = async () => ({ ids: ['A101'], failures: [] });
    const found = await explain('sql', query, defaultChoices, wrong, UNLIMITED);
    expect(found.reasons).toEqual([]);
    expect(found.unexplained.length).toBeGreaterThan(0);
  });

  it('is left open when the search for it takes too long', async () => {
    const query = all(fieldRule('delivered', '<', 'ordered'));
    const run = await loadEngine('mongodb');
    const found = await explain('mongodb', query, defaultChoices, run, { runs: 1, time: 1e6 });
    expect(found).toMatchObject({ reasons: [], isStopped: true });
  });
});

describe('the edit that removes a cause', () => {
  /** These write a value in the way that an engine reads it. */
  const forEngines = [
    'sql-wildcards',
    'patterns',
    'spel-quotes',
    'backslashes',
    'cel-line-breaks',
    'parameter-line-breaks',
  ];

  it('leaves the meaning of the query as it was', async () => {
    const meaning = (query: DemoQuery, choices: ExportChoices) => [
      ...trialOf(query, choices).matching,
    ];
    let edits = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
        const expected = meaning(query, choices);
        for (const format of RUNNABLE) {
          const { fields, validator } = formatOptions(format, choices);
          const counterfactual = new Counterfactual(format, query, choices, { fields, validator });
          for (const difference of differences) {
            if (forEngines.includes(difference.id) || !counterfactual.has(difference)) continue;
            const edited = counterfactual.without([difference]);
            const found = meaning(edited.query as DemoQuery, edited.choices);
            expect({ id: difference.id, format, found }).toEqual({
              id: difference.id,
              format,
              found: expected,
            });
            edits += 1;
          }
        }
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
    expect(edits).toBeGreaterThan(1000);
  }, 60_000);
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
