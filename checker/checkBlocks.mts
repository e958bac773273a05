import type { Cache } from './cache.mjs';
import type { Site, VersionConfig } from './config.mjs';
import type { Executor } from './execute.mjs';
import type { NameTypes } from './nameTypes.mjs';
import { planPage, type Unit } from './plan.mjs';
import { readTargets } from './targets.mjs';
import type { BlockProblem, Page, Problem } from './types.mjs';

/** What is known about one block, for this run and the next ones. */
export interface BlockResult {
  problems: BlockProblem[];
  executed: boolean;
}

/** What the blocks of a version gave. */
export interface BlocksReport {
  compiled: number;
  executed: number;
  problems: Problem[];
}

/** Turns a place in a block into a place in its page. */
function locate(problem: BlockProblem, unit: Unit): Problem {
  const { inOutput, ...rest } = problem;
  const block = inOutput && unit.output ? unit.output : unit.block;
  const onFence = problem.line < 0;
  const indent = block.indents[problem.line] ?? 0;
  return {
    ...rest,
    file: unit.page.file,
    line: block.fence.line + 1 + problem.line,
    column: onFence ? block.fence.column : problem.column + indent + 1,
  };
}

/** Whether the page says what this block prints or renders. */
const hasExpectedOutput = (unit: Unit) =>
  unit.output !== undefined || /\/\/ ?→/.test(unit.block.code);

/**
 * Compiles and runs the blocks of a version. The returned promise waits for the runs only, so that
 * the next version can be compiled meanwhile.
 *
 * @param version - the version; its packages are installed
 * @param pages - the pages to check
 * @param cache - results of earlier runs
 * @param names - types that earlier runs found, which `pageTypes` reads
 * @param salt - what a result depends on besides the code
 * @param executor - runs the blocks
 */
export async function startBlocks(
  site: Site,
  version: VersionConfig,
  pages: readonly Page[],
  cache: Cache<BlockResult>,
  names: Cache<NameTypes>,
  salt: string,
  executor: Executor,
): Promise<{ done: Promise<BlocksReport> }> {
  const { targets, problems: lost } = readTargets(site, version, pages, salt);
  const units = pages.flatMap((page) => planPage(page, targets));
  const results = new Map<Unit, BlockResult>();
  const stale: Unit[] = [];
  for (const unit of units) {
    const known = cache.get(unit.hash);
    // What no run requests is not kept.
    names.get(unit.hash);
    if (known) results.set(unit, known);
    else stale.push(unit);
  }
  const keep = (unit: Unit, result: BlockResult) => {
    results.set(unit, result);
    // A run that failed may have met a busy machine; the next check tries again.
    if (!result.problems.some(({ kind }) => kind === 'run')) cache.set(unit.hash, result);
  };
  const runs: Promise<void>[] = [];
  if (stale.length > 0) {
    // The compiler takes a while to load; a run without changes does without it.
    const [{ compile }, { readExpectedOutputs }, { prepare }, { compare }] = await Promise.all([
      import('./compile.mjs'),
      import('./expectedOutputs.mjs'),
      import('./emit.mjs'),
      import('./compare.mjs'),
    ]);
    const byFile = new Map(units.map((unit) => [unit.file, unit]));
    for (const [unit, { problems, names: found }] of compile(stale, byFile)) {
      names.set(unit.hash, found);
      if (problems.length > 0 || !hasExpectedOutput(unit)) {
        keep(unit, { problems, executed: false });
        continue;
      }
      const { expectedOutput, problems: loose } = readExpectedOutputs(unit);
      const job = prepare(unit, expectedOutput);
      const run = executor.run(job).then((outcome) => {
        const found = [...loose, ...compare(unit, expectedOutput, job, outcome)];
        keep(unit, { problems: found, executed: true });
      });
      runs.push(run);
    }
  }
  const done = Promise.all(runs).then(() => ({
    compiled: units.length,
    executed: [...results.values()].filter(({ executed }) => executed).length,
    problems: [
      ...lost,
      ...[...results].flatMap(([unit, { problems }]) =>
        problems.map((problem) => locate(problem, unit)),
      ),
    ],
  }));
  return { done };
}
