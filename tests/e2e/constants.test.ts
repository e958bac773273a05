import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** The script that every page loads, with the router and the scheduler in it. */
const [main] = globSync('build/assets/js/main.*.js');
const script = fs.readFileSync(main as string, 'utf8');

// Nothing that a reader does shows these, so they are read from what ships.
describe('the main script', () => {
  it('keeps at most 10000 path patterns in each cache of the router', () => {
    const compiled = /(\w+)<1e4&&\((\w+)\[(\w+)\]=(\w+),\1\+\+\)/g;
    expect([...script.matchAll(compiled)]).toHaveLength(2);
  });

  it('lets the scheduler work for 5 ms at a time', () => {
    const interval = /(\w+)=0<\w+\?Math\.floor\(1e3\/\w+\):5/.exec(script)?.[1];
    expect(interval).toBeDefined();
    expect(script).toMatch(new RegExp(`[ ,;]${interval}=5[,;]`));
  });
});
