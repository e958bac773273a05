import { describe, expect, it } from 'vitest';
import { exposeUtilities, UTILITY_NAMES } from '../../../src/console/exposeUtilities';
import * as module from '../../../src/console/utilities';

const utilities = { ...module };
const SQL = 'age > 21';

/** Exposes the utilities to an object, and tells what was fetched and logged. */
function expose({ target = {}, failures = 0 } = {}) {
  const seen = { loads: 0, messages: [] as string[] };
  let use: () => unknown = () => {};
  exposeUtilities({
    target,
    log: (message) => seen.messages.push(message),
    whenUsed: (run) => {
      use = run;
    },
    load: async () => {
      seen.loads += 1;
      if (seen.loads <= failures) throw new Error('Loading chunk 1 failed.');
      return utilities;
    },
  });
  return {
    seen,
    use: async () => use(),
    exposed: target as typeof utilities & Record<string, unknown>,
  };
}

describe('the utilities of the console', () => {
  it('are those of the library when the console is used, and a message lists them', async () => {
    const { exposed, seen, use } = expose();
    expect(Object.keys(exposed).sort()).toEqual([...UTILITY_NAMES].sort());
    expect(seen.messages).toHaveLength(1);
    for (const name of UTILITY_NAMES) expect(seen.messages[0]).toContain(name);
    expect(seen.loads).toBe(0);
    await use();
    for (const name of UTILITY_NAMES) expect(exposed[name]).toBe(utilities[name]);
    expect(exposed.formatQuery(exposed.parseSQL(SQL), 'mongodb')).toBe('{"age":{"$gt":21}}');
  });

  it('are fetched by a call before that, which can be nested', async () => {
    const { exposed, seen } = expose();
    expect(await exposed.parseSQL(SQL)).toEqual(utilities.parseSQL(SQL));
    expect(seen.loads).toBe(1);
    expect(await exposed.formatQuery(exposed.parseSQL(SQL), 'mongodb')).toBe('{"age":{"$gt":21}}');
  });

  it('are fetched again on a call after a failure', async () => {
    const { exposed, seen, use } = expose({ failures: 2 });
    await use();
    expect(seen.messages).toHaveLength(1);
    await expect(exposed.parseSQL(SQL)).rejects.toThrow('Loading chunk 1 failed.');
    expect(await exposed.parseSQL(SQL)).toEqual(utilities.parseSQL(SQL));
    expect(seen.loads).toBe(3);
  });

  it('do not overwrite existing globals', async () => {
    const own = () => 'mine';
    const { exposed, seen, use } = expose({ target: { parseSQL: own, other: 1 } });
    await use();
    expect(exposed.parseSQL).toBe(own);
    expect(exposed.other).toBe(1);
    expect(exposed.parseCEL).toBe(utilities.parseCEL);
    expect(seen.messages[0]).not.toContain('parseSQL,');
  });
});
