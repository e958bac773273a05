import { orders } from '../../src/demo/data';
import { type Difference, differences, type Example } from '../../src/demo/differences';
import { RUNNABLE, type RunnableFormat } from '../../src/demo/engines';
import { explain } from '../../src/demo/explain';
import { defaultChoices } from '../../src/demo/exportChoices';
import { agrees, trialOf } from '../../src/demo/verdicts';
import { loadEngine } from './loadEngine';

/** What a format makes of an example. */
export interface Answer {
  format: RunnableFormat;
  /** The exported query. */
  text: string;
  /** The engine's own message, when it refuses the query. */
  error?: string;
  /** How many records it selects. */
  count: number;
  /** The ids of records that it selects, but should not. */
  extra: string[];
  /** The ids of records that it should select, but does not. */
  missing: string[];
}

/** An example with what it does. */
export interface Demonstration extends Example {
  /** How many records match. */
  matching: number;
  /** The formats that answer otherwise, for the reason that is demonstrated. */
  answers: Answer[];
}

/** The demonstrations of each difference, by its id. */
export type Demonstrations = Record<string, Demonstration[]>;

/** The build may take its time. */
const UNLIMITED = { runs: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY };

async function show({ id }: Difference, example: Example): Promise<Demonstration> {
  const choices = { ...defaultChoices, ...example.choices };
  const trial = trialOf(example.query, choices);
  const answers: Answer[] = [];
  for (const format of RUNNABLE) {
    const run = await loadEngine(format);
    const text = trial.write(format);
    const verdict = trial.judge(format, await run(text, orders));
    if (agrees(verdict)) continue;
    const { reasons } = await explain(format, example.query, choices, run, UNLIMITED);
    if (!reasons.some(({ causes }) => causes.some((cause) => cause.id === id))) continue;
    const { result, extra, missing } = verdict;
    answers.push({
      format,
      text,
      ...('error' in result ? { error: result.error, count: 0 } : { count: result.ids.length }),
      extra: extra.map((order) => order.id),
      missing: missing.map((order) => order.id),
    });
  }
  return { ...example, matching: trial.matching.size, answers };
}

/**
 * Runs the examples of every difference.
 *
 * @returns what each format answers that differs
 */
export async function demonstrate(): Promise<Demonstrations> {
  const demonstrations: Demonstrations = {};
  for (const difference of differences) {
    demonstrations[difference.id] = [];
    for (const example of difference.examples) {
      demonstrations[difference.id]?.push(await show(difference, example));
    }
  }
  return demonstrations;
}
