/** Shows a line. */
export type Print = (line: string) => void;

/** What a stage does: it returns why it failed, in one sentence, or `undefined` when it did not. */
export type Work = (print: Print) => Promise<string | undefined>;

/** The message says which stage failed, and why. */
export class StageFailure extends Error {}

/**
 * The time since a moment, to a tenth of a second.
 *
 * @param start - the moment, by `performance.now()`
 */
export const secondsSince = (start: number): number =>
  Number(((performance.now() - start) / 1000).toFixed(1));

/** The stages of a build. Each says when it begins, and how long it took. */
export class Stages {
  /** Those that have ended, in this order. */
  readonly ended: { name: string; seconds: number }[] = [];

  constructor(private readonly show: Print) {}

  /**
   * Runs one stage.
   *
   * @throws StageFailure when it fails
   */
  async run(name: string, work: Work, print = this.show): Promise<void> {
    print(`\n▸ ${name}`);
    const start = performance.now();
    const failure = await work(print);
    const seconds = secondsSince(start);
    if (failure) throw new StageFailure(`${name} failed after ${seconds} s: ${failure}`);
    this.ended.push({ name, seconds });
    print(`✓ ${name} (${seconds} s)`);
  }

  /**
   * Runs two stages at the same time. What the second one prints is shown when the first one has ended.
   *
   * @throws StageFailure when one of them fails; when it is the first, the second still runs
   */
  async runSideBySide(one: [name: string, Work], other: [name: string, Work]): Promise<void> {
    const held: string[] = [];
    let print: Print = (line) => held.push(line);
    const second = this.run(...other, (line) => print(line));
    // It is awaited below, unless the first one fails.
    second.catch(() => {});
    await this.run(...one);
    print = this.show;
    for (const line of held) print(line);
    await second;
  }
}
