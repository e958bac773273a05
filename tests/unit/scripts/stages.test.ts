import { describe, expect, it } from 'vitest';
import { Stages, type Work } from '../../../scripts/stages.mjs';

function createStages() {
  const lines: string[] = [];
  const stages = new Stages((line) => lines.push(line.replace(/\d+(?:\.\d+)? s/, '… s')));
  return { stages, lines };
}

/** A stage that prints a line, and ends when it is told to. */
function controlled(line: string) {
  let end: (failure: string | undefined) => void = () => {};
  const ended = new Promise<string | undefined>((resolve) => {
    end = resolve;
  });
  const work: Work = (print) => {
    print(line);
    return ended;
  };
  return { work, end };
}

describe('two stages that run at the same time', () => {
  it('show their lines one after the other, in the order in which they are given', async () => {
    const { stages, lines } = createStages();
    const one = controlled('first');
    const other = controlled('second');
    const both = stages.runSideBySide(['One', one.work], ['Other', other.work]);
    expect(lines).toEqual(['\n▸ One', 'first']);
    other.end(undefined);
    await Promise.resolve();
    expect(lines).toEqual(['\n▸ One', 'first']);
    one.end(undefined);
    await both;
    expect(lines).toEqual([
      '\n▸ One',
      'first',
      '✓ One (… s)',
      '\n▸ Other',
      'second',
      '✓ Other (… s)',
    ]);
    expect(stages.ended.map(({ name }) => name)).toEqual(['Other', 'One']);
  });

  it('fail at once when the first one fails', async () => {
    const { stages, lines } = createStages();
    const one = controlled('first');
    const both = stages.runSideBySide(['One', one.work], ['Other', controlled('second').work]);
    one.end('it is broken.');
    await expect(both).rejects.toThrow(/^One failed after \S+ s: it is broken\.$/);
    expect(lines).toEqual(['\n▸ One', 'first']);
  });

  it('fail after the first one when the second one fails', async () => {
    const { stages, lines } = createStages();
    const one = controlled('first');
    const other = controlled('second');
    const both = stages.runSideBySide(['One', one.work], ['Other', other.work]);
    other.end('it is broken.');
    one.end(undefined);
    await expect(both).rejects.toThrow(/^Other failed after \S+ s: it is broken\.$/);
    expect(lines).toEqual(['\n▸ One', 'first', '✓ One (… s)', '\n▸ Other', 'second']);
  });
});
