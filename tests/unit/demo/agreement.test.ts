import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/content/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { differences } from '../../../src/demo/differences';
import { Counterfactual } from '../../../src/demo/differences/counterfactual';
import {
  query as all,
  anyOf,
  fieldRule,
  negated,
  rule,
  SQL_FORMATS,
} from '../../../src/demo/differences/difference';
import { RUNNABLE_FORMATS, type RunnableFormat } from '../../../src/demo/engines';
import {
  agrees,
  type EngineComparison,
  type EvaluatedQuery,
  evaluateQuery,
} from '../../../src/demo/evaluatedQuery';
import { explain } from '../../../src/demo/explain';
import { defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import { exportFormats, formatOptions } from '../../../src/demo/formats';
import type { DemoQuery } from '../../../src/demo/state';
import { anyChoices, anyQuery } from './support/queries';

async function run(evaluated: EvaluatedQuery, format: RunnableFormat): Promise<EngineComparison> {
  const engine = await loadEngine(format);
  return evaluated.compare(format, await engine(evaluated.exportTo(format), orders));
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
  const text = exportFormats
    .find(({ id }) => id === format)
    ?.exportQuery(edited.query, edited.choices);
  const result = await (await loadEngine(format))(text ?? '', orders);
  if ('error' in result) return new Set();
  const { matchingIds } = evaluateQuery(query, choices);
  const ids = orders.map(({ id }) => id);
  return new Set(ids.filter((id) => result.ids.includes(id) === matchingIds.has(id)));
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
  const evaluated = evaluateQuery(query, { ...defaultChoices, ...choices });
  const comparisons = await Promise.all(RUNNABLE_FORMATS.map((format) => run(evaluated, format)));
  const differing = comparisons.filter((comparison) => !agrees(comparison));
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
  const RUNS = { numRuns: 500, seed: 20_261_120 };

  it('select the same records as the reference evaluator, or every reported cause is proven necessary', async () => {
    const tally = { causes: 0 };
    const agreeing = Object.fromEntries(RUNNABLE_FORMATS.map((format) => [format, 0]));
    await fc.assert(
      fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
        const evaluated = evaluateQuery(query, choices);
        for (const format of RUNNABLE_FORMATS) {
          const comparison = await run(evaluated, format);
          if (agrees(comparison)) {
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
    for (const format of RUNNABLE_FORMATS)
      expect(agreeing[format]).toBeGreaterThan(RUNS.numRuns / 2);
  }, 180_000);
});

describe('a cause', () => {
  const causesIn = async (format: RunnableFormat, query: DemoQuery) =>
    (await reasonsFor(query)).find((found) => found.format === format)?.reasons;

  it('is the effect of a missing value on this operator, not on another one', async () => {
    const query = all(rule('notes', 'doesNotContain', 'gift'));
    expect(await reasonsFor(query)).toEqual([
      { format: 'mongodb', reasons: ['null-contains-nothing'] },
      { format: 'jsonlogic', reasons: ['null-contains-nothing'] },
    ]);
  });

  it('is not a missing value when a list is empty', async () => {
    const query = all(rule('delivered', 'in', ''), rule('city', '=', 'kyoto'));
    const dropped = (format: string) => ({ format, reasons: ['empty-list'] });
    expect(await reasonsFor(query)).toEqual([...SQL_FORMATS, 'spel'].map(dropped));
    const other = all(rule('delivered', 'notIn', ''), rule('customer', 'contains', 'R.'));
    expect(await causesIn('mongodb', other)).toEqual(['patterns']);
  });

  it('is not a rule that does not affect the result', async () => {
    const query = anyOf(rule('delivered', '!=', '2026-04-02'), rule('customer', '!=', 'nobody'));
    expect(await reasonsFor(query)).toEqual([]);
    const unused = all(rule('notes', 'contains', '50%'), rule('customer', 'beginsWith', '50% C'));
    expect(await causesIn('sql', unused)).toBeUndefined();
  });

  it('is not the "not" of a group that differs without it as well', async () => {
    const query = negated(rule('delivered', '=', '2026-02-02'));
    expect(await causesIn('cel', query)).toEqual(['null-is-a-value']);
    expect(await causesIn('mongodb', query)).toEqual(['mongodb-not']);
  });

  it('is reported together with others when only all of them remove the difference', async () => {
    const query = anyOf(
      rule('delivered', '!=', '2026-04-02'),
      rule('notes', 'doesNotContain', 'gift'),
    );
    expect(await causesIn('mongodb', query)).toContain('null-is-a-value + null-contains-nothing');
  });

  it('quotes the relevant rules with their values', async () => {
    const query = all(rule('city', '!=', 'kyoto'), rule('delivered', '!=', '2026-04-02'));
    const run = await loadEngine('jsonata');
    const { reasons } = await explain('jsonata', query, defaultChoices, run, UNLIMITED);
    expect(reasons.flatMap(({ causes }) => causes.map(({ rules }) => rules))).toEqual([
      ['Rule 2: Delivered on != "2026-04-02"'],
    ]);
  });

  it('is not reported when none is found', async () => {
    const query = all(rule('gears', '=', 8));
    const wrong = async () => ({ ids: ['A101'], failures: [] });
    const found = await explain('sql', query, defaultChoices, wrong, UNLIMITED);
    expect(found.reasons).toEqual([]);
    expect(found.unexplained.length).toBeGreaterThan(0);
  });

  it('is left open when the search takes too long', async () => {
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

  it('does not change the meaning of the query', async () => {
    const meaning = (query: DemoQuery, choices: ExportChoices) => [
      ...evaluateQuery(query, choices).matchingIds,
    ];
    let edits = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
        const expected = meaning(query, choices);
        for (const format of RUNNABLE_FORMATS) {
          const { fields, validator } = formatOptions(format, choices);
          const counterfactual = new Counterfactual(format, query, choices, { fields, validator });
          for (const difference of differences) {
            if (forEngines.includes(difference.id) || !counterfactual.canRemove(difference))
              continue;
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
  it('is rejected by the listed engines', async () => {
    const rules = Array.from({ length: 1100 }, (_, value) => ({
      field: 'gears',
      operator: '=',
      value,
    }));
    const tooLarge = (format: string) => ({ format, reasons: ['too-large'] });
    expect(await reasonsFor({ combinator: 'or', rules })).toEqual(SQL_FORMATS.map(tooLarge));
    expect(await reasonsFor(nested(300))).toEqual([tooLarge('cel')]);
  });
});
