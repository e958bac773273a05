import { orders } from '../../../src/demo/data';
import { type Difference, differences, type Example } from '../../../src/demo/differences';
import type {
  Answer,
  Demonstration,
  Demonstrations,
} from '../../../src/demo/differences/demonstrations';
import { RUNNABLE_FORMATS } from '../../../src/demo/engines';
import { agrees, evaluateQuery } from '../../../src/demo/evaluatedQuery';
import { explain } from '../../../src/demo/explain';
import { defaultChoices } from '../../../src/demo/exportChoices';
import { loadEngine } from './loadEngine';

/** The build may take its time. */
const UNLIMITED = { runs: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY };

async function show({ id }: Difference, example: Example): Promise<Demonstration> {
  const choices = { ...defaultChoices, ...example.choices };
  const evaluated = evaluateQuery(example.query, choices);
  const answers: Answer[] = [];
  for (const format of RUNNABLE_FORMATS) {
    const run = await loadEngine(format);
    const text = evaluated.exportTo(format);
    const comparison = evaluated.compare(format, await run(text, orders));
    if (agrees(comparison)) continue;
    const { reasons } = await explain(format, example.query, choices, run, UNLIMITED);
    if (!reasons.some(({ causes }) => causes.some((cause) => cause.id === id))) continue;
    const { result, extra, missing } = comparison;
    answers.push({
      format,
      text,
      ...('error' in result ? { error: result.error, count: 0 } : { count: result.ids.length }),
      extra: extra.map((order) => order.id),
      missing: missing.map((order) => order.id),
    });
  }
  return { ...example, matching: evaluated.matchingIds.size, answers };
}

/** Runs the examples of every difference. */
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
