import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/content/format-differences/loadEngine';
import { type Order, orders } from '../../../src/demo/data';
import { RUNNABLE_FORMATS, type RunnableFormat } from '../../../src/demo/engines';
import { createEngineLoader } from '../../../src/demo/engines/engineLoader';
import { parseWhereScript } from '../../../src/demo/engines/parseWhereScript';
import { evaluateQuery } from '../../../src/demo/evaluatedQuery';
import { defaultChoices } from '../../../src/demo/exportChoices';
import { exportFormats } from '../../../src/demo/formats';
import { initialQuery } from '../../../src/demo/initialQuery';

const run = async (format: RunnableFormat, text: string) =>
  (await loadEngine(format))(text, orders);

const idsWhere = (test: (order: Order) => boolean) => orders.filter(test).map(({ id }) => id);

describe.each(RUNNABLE_FORMATS)('%s', (format) => {
  const write = exportFormats.find(({ id }) => id === format)?.exportQuery as (
    query: object,
  ) => string;

  it('selects the matching records for the initial query of the demo', async () => {
    const { matchingIds } = evaluateQuery(initialQuery, defaultChoices);
    expect(matchingIds.size).toBeGreaterThan(0);
    expect(await run(format, write(initialQuery))).toEqual({ ids: [...matchingIds], failures: [] });
  });

  it.each(['(', '', '] nonsense ['])('says why it refuses %j', async (text) => {
    expect(await run(format, text)).toEqual({ error: expect.stringMatching(/\w/) });
  });
});

describe('the setup of an engine', () => {
  it.each([
    ['sql', "customer like 'ANA%'", (order: Order) => order.customer.startsWith('ANA')],
    ['sql', 'paid = TRUE', (order: Order) => order.paid],
    ['sql', "total > '5000'", (order: Order) => order.total > 5000],
    ['sql', 'delivered is null', (order: Order) => order.delivered === null],
    ['spel', 'delivered == null', (order: Order) => order.delivered === null],
    ['cel', 'total > 5000 || total in [0, "none"]', ({ total }: Order) => !total || total > 5000],
    ['mongodb', '{"$expr": {"$lt": ["$delivered", "$ordered"]}}', (o: Order) => !o.delivered],
    ['jsonlogic', '{"endsWith": [{"var": "customer"}, "s"]}', (o: Order) => /s$/.test(o.customer)],
    ['jsonata', '$contains(customer, /^B/)', (order: Order) => order.customer.startsWith('B')],
  ] as const)('%s: %s', async (format, text, test) => {
    expect(await run(format, text)).toEqual({ ids: idsWhere(test), failures: [] });
  });

  it.each([
    { sql: 'city = ? and total > ?', params: ['kyoto', 2000] },
    { sql: 'city = $1 and total > $2', params: ['kyoto', 2000] },
    { sql: 'city = :city_1 and total > :total_1', params: { city_1: 'kyoto', total_1: 2000 } },
    { sql: 'city = @a and total > @b', params: { '@a': 'kyoto', '@b': 2000 } },
  ])('binds the parameters of $sql', async (parameterized) => {
    expect(await run('parameterized', JSON.stringify(parameterized))).toEqual({
      ids: idsWhere(({ city, total }) => city === 'kyoto' && total > 2000),
      failures: [],
    });
  });

  it('lists the records for which the expression fails', async () => {
    const result = await run('jsonata', '$contains(notes, "gift")');
    expect(result).toMatchObject({ ids: idsWhere(({ notes }) => /gift/.test(notes ?? '')) });
    expect('failures' in result && result.failures.map(({ id }) => id)).toEqual(
      idsWhere(({ notes }) => notes === null),
    );
  });
});

describe('loading', () => {
  it('retries after SQLite could not be fetched', async () => {
    let isOnline = false;
    const load = createEngineLoader(async () => {
      if (!isOnline) throw new Error('offline');
      throw new Error('asked again');
    });
    await expect(load('sql')).rejects.toThrow('offline');
    isOnline = true;
    await expect(load('parameterized')).rejects.toThrow('asked again');
  });
});

describe('a script for $where', () => {
  const record = { customer: 'Ana', notes: 'for Ana', city: 'kyoto' } as Order;

  it.each([
    ['this.notes.includes(this.customer)', true],
    ['!this.notes.includes(this.customer)', false],
    ['this.notes.startsWith(this.customer)', false],
    ['this.notes.endsWith(this.customer)', true],
    ['[this.city,this.customer].includes(this.customer)', true],
    ['![this.city,this.notes].includes(this.customer)', true],
  ])('%s', (script, expected) => {
    expect(parseWhereScript(script).call(record)).toBe(expected);
  });

  it.each(['alert(1)', 'this.a.includes(this.b); x()', 'this.a.constructor(this.b)'])(
    'is not read when it has another shape: %s',
    (script) => {
      expect(() => parseWhereScript(script)).toThrow('another shape');
    },
  );
});
