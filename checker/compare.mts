import type { ExpectedOutput } from './expectedOutputs.mjs';
import type { Job, Outcome } from './job.mjs';
import type { Unit } from './plan.mjs';
import type { Block, BlockProblem } from './types.mjs';

/** The lines of an output, without trailing whitespace and empty lines at the end. */
const splitLines = (text: string) =>
  text
    .replace(/\s+$/, '')
    .split('\n')
    .map((line) => line.trimEnd());

/** Puts markup on one line, so that a page may indent it. */
const collapseWhitespace = (markup: string) =>
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

/** Lists what the page states and what the run printed, for a writer to copy. */
const describeMismatch = (stated: readonly string[], actual: readonly string[]) =>
  `The page states\n${indent(stated)}\n  but running the block gives\n${indent(actual)}`;

/** Whether the lines are the output: exactly, or with its long lines broken. */
function isSame(stated: readonly string[], output: string): boolean {
  const actual = splitLines(output);
  const own = splitLines(stated.join('\n'));
  return (
    own.join('\n') === actual.join('\n') || (actual.length === 1 && unwrapped(own) === actual[0])
  );
}

/** Compares one stated result with the outputs that it may refer to. */
function compareExpectedOutputs(
  stated: ExpectedOutput,
  printed: Outcome['printed'][number],
  unit: Unit,
): BlockProblem | undefined {
  const first = stated.places[0] ?? { line: 0, column: 0 };
  const at = { kind: 'output' as const, line: first.line - unit.ownLine, column: first.column };
  if (!printed) {
    return {
      ...at,
      message: 'The run never reaches this result.',
      advice: 'State results at the top level of the block, or of the component that it exports.',
    };
  }
  const outputs = [printed.byStatement, printed.sinceLast, printed.value ?? ''];
  if (outputs.some((output) => output && isSame(stated.lines, output))) return undefined;
  const best = printed.byStatement || printed.sinceLast || printed.value;
  if (!best) return { ...at, message: 'Nothing is printed before this result.' };
  const actual = splitLines(best);
  const wrong = stated.lines.findIndex((line, i) => line.trimEnd() !== actual[i]);
  const place = stated.places[Math.max(wrong, 0)] ?? first;
  return {
    kind: 'output',
    line: place.line - unit.ownLine,
    column: place.column,
    message: describeMismatch(stated.lines, actual),
  };
}

/** Whether the output block is what the block printed or rendered. */
function compareBlock(block: Block, job: Job, outcome: Outcome): BlockProblem | undefined {
  const expected = splitLines(block.code);
  const rendered = job.returnsMarkup && outcome.markup !== undefined;
  const output = rendered ? (outcome.markup ?? '') : outcome.stdout;
  const same =
    expected.join('\n') === splitLines(output).join('\n') ||
    (block.language === 'html' && collapseWhitespace(block.code) === collapseWhitespace(output));
  if (same) return undefined;
  const actual = splitLines(output);
  const wrong = expected.findIndex((line, i) => line !== actual[i]);
  const line = Math.max(wrong, 0);
  return {
    kind: 'output',
    line,
    column: 0,
    inOutput: true,
    message: output.trim()
      ? describeMismatch(expected, actual)
      : 'The block before prints and renders nothing.',
  };
}

/**
 * Compares the results that a block states with those of its run.
 *
 * @param stated - the results in its comments
 * @param job - how it was run
 * @param outcome - the result of the run
 * @returns a problem for each difference; a run that failed is one problem
 */
export function compare(
  unit: Unit,
  stated: readonly ExpectedOutput[],
  job: Job,
  outcome: Outcome,
): BlockProblem[] {
  if (outcome.failure) {
    const { message, line = unit.ownLine, column = 0 } = outcome.failure;
    return [{ kind: 'run', line: Math.max(line - unit.ownLine, 0), column, message }];
  }
  const problems = stated.map((result, i) =>
    compareExpectedOutputs(result, outcome.printed[i], unit),
  );
  if (unit.output) problems.push(compareBlock(unit.output, job, outcome));
  return problems.filter((problem) => problem !== undefined);
}
