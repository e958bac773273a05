import ts from 'typescript';
import type { Unit } from './plan.mts';
import type { BlockProblem } from './types.mts';

/** A result that comments state, and the statement that gives it. */
export interface ExpectedOutput {
  /** The lines of the result, without the comment marks. */
  lines: string[];
  /** Where each line's text starts: line of the unit's code and character, counted from 0. */
  places: { line: number; column: number }[];
  /** Where the statement before it starts and ends, in characters of the unit's code. */
  statement: { start: number; end: number };
}

/** `// → first line`, after a statement or on a separate line. */
const OUTPUT_COMMENT = /^(.*?)\/\/ ?→ ?(.*)$/;
/** `//   next line`: three blanks, as wide as the arrow, or nothing at all for an empty line. */
const CONTINUED_COMMENT = /^(\s*)\/\/(?: {3}(.*)|\s*)$/;

/** A run of comment lines. */
interface Comment {
  lines: string[];
  places: { line: number; column: number }[];
  /** Characters from the start of the code to the first comment mark. */
  start: number;
}

/** Finds the comments that state a result. */
function readComments(code: string): Comment[] {
  const comments: Comment[] = [];
  let current: Comment | undefined;
  let offset = 0;
  for (const [line, text] of code.split('\n').entries()) {
    const first = OUTPUT_COMMENT.exec(text);
    const next = first ? null : CONTINUED_COMMENT.exec(text);
    const add = (to: Comment, content: string) => {
      to.lines.push(content);
      to.places.push({ line, column: text.length - content.length });
    };
    if (first) {
      const [, before = '', content = ''] = first;
      // An arrow under an arrow is the next line of the same result.
      if (!current || before.trim() !== '') {
        current = { lines: [], places: [], start: offset + before.length };
        comments.push(current);
      }
      add(current, content);
    } else if (next && current) add(current, next[2] ?? '');
    else current = undefined;
    offset += text.length + 1;
  }
  return comments;
}

/** The statement that ends before a place, in the innermost list of statements around it. */
function statementBefore(source: ts.SourceFile, place: number): ts.Statement | undefined {
  let found: ts.Statement | undefined;
  const visit = (node: ts.Node): void => {
    if (node.pos > place || node.end < place) return;
    if (ts.isSourceFile(node) || ts.isBlock(node) || ts.isCaseOrDefaultClause(node)) {
      found = undefined;
      for (const statement of node.statements) if (statement.end <= place) found = statement;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Reads the results that a block states in comments.
 *
 * @param unit - the block, with the blocks that it continues
 * @returns the block's own results, and a problem for each comment that belongs to no statement
 */
export function readExpectedOutputs(unit: Unit): {
  expectedOutput: ExpectedOutput[];
  problems: BlockProblem[];
} {
  const stated: ExpectedOutput[] = [];
  const problems: BlockProblem[] = [];
  const source = ts.createSourceFile(unit.file, unit.code, ts.ScriptTarget.ES2022, true);
  for (const { lines, places, start } of readComments(unit.code)) {
    const first = places[0] ?? { line: 0, column: 0 };
    if (first.line < unit.ownLine) continue;
    const statement = statementBefore(source, start);
    if (statement) {
      const range = { start: statement.getStart(source), end: statement.end };
      stated.push({ lines, places, statement: range });
    } else {
      problems.push({
        kind: 'output',
        line: first.line - unit.ownLine,
        column: first.column,
        message: 'This result follows no statement.',
        advice: 'Put the comment on the line after the statement that prints the result.',
      });
    }
  }
  return { expectedOutput: stated, problems };
}
