import type { RuleGroupTypeAny } from 'react-querybuilder';
import { type Order, orders } from './data';
import { describeRule } from './describeRule';
import { type Difference, differences } from './differences';
import { Counterfactual, type Occurrences } from './differences/counterfactual';
import { rulesOf } from './differences/rewriting';
import type { RunnableFormat, RunResult } from './engines';
import type { RunQuery } from './engines/engine';
import type { ExportChoices } from './exportChoices';
import { exportFormats, formatOptions } from './formats';
import { createMatcher } from './referenceEvaluator';
import { ruleNumber } from './ruleNumber';
import type { DemoQuery } from './state';

/** A cause of a difference, with the rules of the query that are responsible. */
export interface Cause {
  id: string;
  title: string;
  because: string;
  remedy: string;
  /** Descriptions with rule numbers; empty if the cause does not lie in single rules. */
  rules: string[];
}

/**
 * Causes that are proven for some records: without them, the same query in the same engine selects what
 * the reference does, and with any one of them it does not.
 */
export interface Reason {
  causes: Cause[];
  /** The ids of the records. */
  orders: string[];
}

/** Why an engine selects other records than the reference evaluator. */
export interface Explanation {
  reasons: Reason[];
  /** The ids of records for which no cause is proven. */
  unexplained: string[];
  /** Whether the search stopped at its limit, so that it may be incomplete. */
  isStopped: boolean;
}

/** The limits of the search for an explanation. */
export interface ExplanationLimits {
  /** The maximum number of engine runs. */
  runs: number;
  /** In milliseconds. */
  time: number;
}

const DEFAULT_LIMITS: ExplanationLimits = { runs: 80, time: 1000 };

/** With more candidate rules than this, the explanation quotes none. */
const MAX_QUOTED_RULES = 8;

class LimitReached extends Error {}

type TestCauses = (
  causes: readonly Difference[],
  only?: Occurrences,
) => Promise<ReadonlySet<Order>>;

/** Removes items from a list, one after the other, as long as the rest still meets a condition. */
async function minimize<T>(
  list: readonly T[],
  isEnough: (rest: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  for (const item of list) {
    const rest = list.filter((other) => other !== item);
    // The search starts over, because an earlier item may be unnecessary now.
    if (rest.length > 0 && (await isEnough(rest))) return minimize(rest, isEnough);
  }
  return list;
}

const includesAll = (set: ReadonlySet<Order>, wanted: readonly Order[]) =>
  wanted.every((order) => set.has(order));

/** Finds the smallest sets of causes, each with the records that it explains. */
async function findMinimalCauses(
  candidates: readonly Difference[],
  differing: readonly Order[],
  test: TestCauses,
): Promise<Map<readonly Difference[], Order[]>> {
  const sets = new Map<readonly Difference[], Order[]>();
  let rest: readonly Order[] = differing;
  const explained = new Set<Order>();
  for (const candidate of candidates) {
    const right = await test([candidate]);
    const own = differing.filter((order) => right.has(order));
    if (own.length > 0) sets.set([candidate], own);
    for (const order of own) explained.add(order);
  }
  rest = differing.filter((order) => !explained.has(order));
  while (rest.length > 0) {
    const right = await test(candidates);
    const [first] = rest.filter((order) => right.has(order));
    if (!first) break;
    const causes = await minimize(candidates, async (some) => (await test(some)).has(first));
    const fixed = await test(causes);
    // Only those records for which each of these causes is needed.
    const own: Order[] = [];
    for (const order of rest) {
      if (!fixed.has(order)) continue;
      const needed = await minimize(causes, async (some) => (await test(some)).has(order));
      if (needed.length === causes.length) own.push(order);
    }
    sets.set(causes, own);
    rest = rest.filter((order) => !own.includes(order));
  }
  return sets;
}

/**
 * Finds out why an engine does not select the same records as the reference. A cause is given only if
 * it is proven: the query is written without it and run again in the same engine, and the difference
 * is gone.
 *
 * @param format - the format that differs
 * @param choices - the options that it is exported with
 * @param run - runs an exported query
 * @param limits - how much the search may cost
 * @returns the proven causes, and the records without one
 */
export async function explain(
  format: RunnableFormat,
  query: DemoQuery,
  choices: ExportChoices,
  run: RunQuery,
  limits = DEFAULT_LIMITS,
): Promise<Explanation> {
  const { fields: validated, validator } = formatOptions(format, choices);
  const validation = { fields: validated, validator };
  const matches = createMatcher(query, validation);
  const matching = new Set(orders.filter((order) => matches({ ...order })));
  const exportQuery = exportFormats.find(({ id }) => id === format)?.exportQuery;

  const correctOrders = (result: RunResult): ReadonlySet<Order> => {
    if ('error' in result) return new Set();
    const selected = new Set(result.ids);
    return new Set(orders.filter((order) => selected.has(order.id) === matching.has(order)));
  };
  const counterfactual = new Counterfactual(format, query, choices, validation);
  const deadline = performance.now() + limits.time;
  const resultsByText = new Map<string, ReadonlySet<Order>>();
  const resultsByCauses = new Map<string, ReadonlySet<Order>>();
  let runs = 0;

  const test: TestCauses = async (causes, only) => {
    const key = only ? undefined : causes.map(({ id }) => id).join();
    const found = (key !== undefined && resultsByCauses.get(key)) || (await testOnce(causes, only));
    if (key !== undefined) resultsByCauses.set(key, found);
    return found;
  };
  const testOnce: TestCauses = async (causes, only) => {
    const edited = counterfactual.without(causes, only);
    let text: string;
    try {
      text = exportQuery?.(edited.query, edited.choices) ?? '';
    } catch {
      return new Set();
    }
    const before = resultsByText.get(text);
    if (before) return before;
    runs += 1;
    if (runs > limits.runs || performance.now() > deadline) throw new LimitReached();
    const right = correctOrders(await run(text, orders));
    resultsByText.set(text, right);
    return right;
  };

  const right = await test([]);
  const differing = orders.filter((order) => !right.has(order));
  let sets = new Map<readonly Difference[], Order[]>();
  const reasons: Reason[] = [];
  let isStopped = false;
  try {
    const candidates = differences.filter((difference) => counterfactual.canRemove(difference));
    sets = await findMinimalCauses(candidates, differing, test);
    for (const [causes, explained] of sets) {
      reasons.push({
        causes: await describe(causes, explained),
        orders: explained.map(({ id }) => id),
      });
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    isStopped = true;
  }
  const explained = new Set(reasons.flatMap((reason) => reason.orders));
  return {
    reasons,
    unexplained: differing.map(({ id }) => id).filter((id) => !explained.has(id)),
    isStopped,
  };

  /** Finds the rules that cause the difference for some records. */
  async function describe(causes: readonly Difference[], explained: Order[]): Promise<Cause[]> {
    const all = causes.flatMap((cause) =>
      counterfactual.affectedRules(cause).map((rule) => ({ cause, rule })),
    );
    const occurrencesOf = (list: readonly (typeof all)[number][]): Occurrences =>
      new Map(
        causes
          .filter((cause) => all.some((one) => one.cause === cause))
          .map((cause) => [
            cause,
            new Set(list.filter((one) => one.cause === cause).map(({ rule }) => rule)),
          ]),
      );
    const needed =
      all.length > 1 && all.length <= MAX_QUOTED_RULES
        ? await minimize(all, async (some) =>
            includesAll(await test(causes, occurrencesOf(some)), explained),
          )
        : all.length <= MAX_QUOTED_RULES
          ? all
          : [];
    const places = rulesOf(query as RuleGroupTypeAny);
    return causes.map((cause) => ({
      id: cause.id,
      title: cause.title,
      because: cause.because,
      remedy: cause.remedy,
      rules: places
        .filter(({ rule }) => needed.some((one) => one.cause === cause && one.rule === rule))
        .map(
          ({ rule, path }) =>
            `Rule ${ruleNumber(query as RuleGroupTypeAny, path)}: ${describeRule(rule)}`,
        ),
    }));
  }
}
