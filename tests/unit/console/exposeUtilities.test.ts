import { describe, expect, it } from 'vitest';
import { exposeUtilities, UTILITY_NAMES } from '../../../src/console/exposeUtilities';
import * as module from '../../../src/console/utilities';

const utilities = { ...module };
const SQL = 'age > 21';

/** Exposes the utilities to an object, and tells what was fetched and logged. */
async function expose({ target = {}, waits = false, failures = 0 } = {}) {
  const seen = { loads: 0, messages: [] as string[] };
  await exposeUtilities({
    target,
    isLazy: waits,
    log: (message) => seen.messages.push(message),
    load: async () => {
      seen.loads += 1;
      if (seen.loads <= failures) throw new Error('Loading chunk 1 failed.');
      return utilities;
    },
  });
  return { seen, exposed: target as typeof utilities & Record<string, unknown> };
}

describe('the utilities of the console', () => {
  it('are those of the library, and a message lists them', async () => {
    const { exposed, seen } = await expose();
    expect(Object.keys(exposed).sort()).toEqual([...UTILITY_NAMES].sort());
    for (const name of UTILITY_NAMES) expect(exposed[name]).toBe(utilities[name]);
    expect(seen.messages).toHaveLength(1);
    for (const name of UTILITY_NAMES) expect(seen.messages[0]).toContain(name);
    expect(exposed.formatQuery(exposed.parseSQL(SQL), 'mongodb')).toBe('{"age":{"$gt":21}}');
  });

  it('are fetched on the first call when loading is lazy', async () => {
    const { exposed, seen } = await expose({ waits: true });
    expect(seen.loads).toBe(0);
    expect(seen.messages[0]).toContain('return promises');
    expect(await exposed.parseSQL(SQL)).toEqual(utilities.parseSQL(SQL));
    expect(seen.loads).toBe(1);
  });

  it('are fetched again on a call after a failure', async () => {
    const { exposed, seen } = await expose({ failures: 2 });
    expect(seen.messages).toHaveLength(1);
    await expect(exposed.parseSQL(SQL)).rejects.toThrow('Loading chunk 1 failed.');
    expect(await exposed.parseSQL(SQL)).toEqual(utilities.parseSQL(SQL));
    expect(seen.loads).toBe(3);
  });

  it.each([true, false])('do not overwrite existing globals (lazy: %s)', async (waits) => {
    const own = () => 'mine';
    const { exposed, seen } = await expose({ waits, target: { parseSQL: own, other: 1 } });
    expect(exposed.parseSQL).toBe(own);
    expect(exposed.other).toBe(1);
    expect(exposed.parseCEL).toBeDefined();
    expect(seen.messages[0]).not.toContain('parseSQL,');
  });
});
