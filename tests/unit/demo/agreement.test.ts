import fc from 'fast-check';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { type Order, orders } from '../../../src/demo/data';
import { explainer } from '../../../src/demo/differences';
import { RUNNABLE, type RunnableFormat } from '../../../src/demo/engines';
import type { ExportChoices } from '../../../src/demo/exportChoices';
import { exportFormats, formatOptions } from '../../../src/demo/formats';
import { matcher } from '../../../src/demo/reference';
import type { DemoQuery } from '../../../src/demo/state';
import { loadEngine } from './support/engines';
import { anyChoices, anyQuery } from './support/queries';

const write = (format: RunnableFormat, query: DemoQuery, choices: ExportChoices) =>
  exportFormats.find(({ id }) => id === format)?.write(query as RuleGroupTypeAny, choices) ?? '';

const stats: any = {};
it('explains every disagreement of an engine with the reference', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, anyChoices, async (query, choices) => {
      const validity = formatOptions('sql', choices);
      const matches = matcher(query, validity);
      const expected = new Set(orders.filter((order) => matches({ ...order })));
      const explain = explainer(query, choices, validity);
      for (const format of RUNNABLE) {
        const text = write(format, query, choices);
        const result = await (await loadEngine(format))(text, orders);
        const differing = (order: Order) =>
          'error' in result || result.ids.includes(order.id) !== expected.has(order);
        const s = (stats[format] ??= { n: 0, diff: 0, unexplainable: 0 });
        s.n++;
        if (orders.some(differing)) s.diff++;
        if (orders.every((o) => explain(format, o).length === 0)) s.unexplainable++;
        const unexplained = orders
          .filter(differing)
          .filter((order) => explain(format, order).length === 0);
        expect({
          format,
          text,
          choices,
          result: 'error' in result ? result : 0,
          expected: [...expected].length,
          unexplained: unexplained.map((x) => x.id).join(),
        }).toMatchObject({ unexplained: '' });
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 600), seed: Number(process.env.SEED ?? 1) },
  );
  console.log(stats);
}, 300000);
