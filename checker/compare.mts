import type { Job, Outcome } from './job.mjs';
import type { Unit } from './plan.mjs';
import type { Stated } from './stated.mjs';
import type { Block, BlockProblem } from './types.mjs';

/** The lines of an output, without the blanks and empty lines at the ends that nobody sees. */
const linesOf = (text: string) =>
  text
    .replace(/\s+$/, '')
    .split('\n')
    .map((line) => line.trimEnd());

/** Puts markup on one line, so that a page may indent it. */
const flat = (markup: string) =>
  markup
    .replace(/\s+/g, ' ')
    .replace(/ ?(<|\/?>) ?/g, '$1')
    .trim();

/** Puts an output on one line, so that a comment may break a long line of it. */
const unwrapped = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

/** Says what the page states and what is true, for a reader to copy. */
const sentence = (stated: readonly string[], actual: readonly string[]) =>
  `The page states\n${indent(stated)}\n  but running the block gives\n${indent(actual)}`;

/** Whether the lines are the output: exactly, or with its long lines broken. */
function isSame(stated: readonly string[], output: string): boolean {
  const actual = linesOf(output);
  const own = linesOf(stated.join('\n'));
  return (
    own.join('\n') === actual.join('\n') || (actual.length === 1 && unwrapped(own) === actual[0])
  );
}

/** Compares one stated result with the outputs that it may mean. */
function compareStated(
  stated: Stated,
  printed: Outcome['printed'][number],
  unit: Unit,
): BlockProblem | undefined {
  const first = stated.places[0] ?? { line: 0, column: 0 };
  const at = { kind: 'output' as const, line: first.line - unit.ownLine, column: first.column };
  if (!printed) {
    return {
      ...at,
      message: 'The run never comes by this result.',
      advice: 'State results at the top level of the block, or of the component that it exports.',
    };
  }
  const outputs = [printed.byStatement, printed.sinceLast, printed.value ?? ''];
  if (outputs.some((output) => output && isSame(stated.lines, output))) return undefined;
  const best = printed.byStatement || printed.sinceLast || printed.value;
  if (!best) return { ...at, message: 'Nothing is printed before this result.' };
  const actual = linesOf(best);
  const wrong = stated.lines.findIndex((line, i) => line.trimEnd() !== actual[i]);
  const place = stated.places[Math.max(wrong, 0)] ?? first;
  return {
    kind: 'output',
    line: place.line - unit.ownLine,
    column: place.column,
    message: sentence(stated.lines, actual),
  };
}

/** Whether the output block is what the block printed or rendered. */
function compareBlock(block: Block, job: Job, outcome: Outcome): BlockProblem | undefined {
  const expected = linesOf(block.code);
  const rendered = job.wantsMarkup && outcome.markup !== undefined;
  const output = rendered ? (outcome.markup ?? '') : outcome.stdout;
  const same =
    expected.join('\n') === linesOf(output).join('\n') ||
    (block.language === 'html' && flat(block.code) === flat(output));
  if (same) return undefined;
  const actual = linesOf(output);
  const wrong = expected.findIndex((line, i) => line !== actual[i]);
  const line = Math.max(wrong, 0);
  return {
    kind: 'output',
    line,
    column: 0,
    inOutput: true,
    message: output.trim()
      ? sentence(expected, actual)
      : 'The block before prints and renders nothing.',
  };
}

/**
 * Compares what a block states with what its run gave.
 *
 * @param unit - the block
 * @param stated - the results in its comments
 * @param job - how it was run
 * @param outcome - what the run gave
 * @returns a problem for each difference; a run that failed is one problem
 */
export function compare(
  unit: Unit,
  stated: readonly Stated[],
  job: Job,
  outcome: Outcome,
): BlockProblem[] {
  if (outcome.failure) {
    const { message, line = unit.ownLine, column = 0 } = outcome.failure;
    return [{ kind: 'run', line: Math.max(line - unit.ownLine, 0), column, message }];
  }
  const problems = stated.map((result, i) => compareStated(result, outcome.printed[i], unit));
  if (unit.output) problems.push(compareBlock(unit.output, job, outcome));
  return problems.filter((problem) => problem !== undefined);
}
