import { ImportError, quoted, unexpectedEnd } from './importError';
import type { Token } from './tokenize';
import type { ConditionTree } from './tree';

/** The kinds of joints, the one that binds least first. */
const COMBINATOR_PRECEDENCE = ['or', 'and'] as const;

/**
 * Reads how "and", "or" and "not" join the conditions of an expression. Everything between
 * them is a condition, whatever it says.
 *
 * @throws {@link ImportError} where a condition is missing
 */
export function parseConditionTree(text: string, tokens: Token[]): ConditionTree {
  const closing = matchBrackets(tokens);
  let at = 0;

  const slice = (from: number, to: number) => {
    const offset = tokens[from]?.offset ?? text.length;
    return { offset, source: text.slice(offset, tokens[to - 1]?.end ?? offset) };
  };
  const endsPart = (index: number) => {
    const kind = tokens[index]?.kind;
    return kind === undefined || kind === 'close' || COMBINATOR_PRECEDENCE.includes(kind as 'and');
  };

  // The sign "!" negates what follows at once: brackets, a call, or another negation. In "!a == 1"
  // that is not the whole condition.
  const reachesEnd = (index: number): boolean => {
    if (tokens[index]?.text !== '!') return true;
    const next = tokens[index + 1];
    if (next?.text === '!') return reachesEnd(index + 1);
    const close = closing.get(next?.kind === 'open' ? index + 1 : index + 2);
    return close !== undefined && endsPart(close + 1);
  };

  const readLevel = (level: number): ConditionTree | undefined => {
    const kind = COMBINATOR_PRECEDENCE[level];
    if (!kind) return readPart();
    const start = at;
    const parts: ConditionTree[] = [];
    do {
      if (parts.length > 0) at += 1;
      const part = readLevel(level + 1);
      if (!part) return undefined;
      parts.push(part);
    } while (tokens[at]?.kind === kind);
    return parts.length === 1 ? parts[0] : { kind, parts, ...slice(start, at) };
  };

  const readPart = (): ConditionTree | undefined => {
    const start = at;
    if (tokens[at]?.kind === 'not' && reachesEnd(at)) {
      at += 1;
      const part = readPart();
      return part && { kind: 'not', parts: [part], ...slice(start, at) };
    }
    const close = closing.get(at);
    if (tokens[at]?.text === '(' && close !== undefined && endsPart(close + 1)) {
      at += 1;
      const inner = readLevel(0);
      if (!inner || at !== close) return undefined;
      at += 1;
      // The source of a part in brackets has them, since without them "not" would reach less far.
      return inner.kind === 'condition' ? inner : { ...inner, ...slice(start, at) };
    }
    while (!endsPart(at)) at = (closing.get(at) ?? at) + 1;
    return at === start ? undefined : { kind: 'condition', ...slice(start, at) };
  };

  const tree = readLevel(0);
  if (tree && at === tokens.length) return tree;
  const token = tokens[at];
  if (!token) throw unexpectedEnd(text.length);
  const message = `A condition is missing before ${quoted(token.text)}.`;
  throw new ImportError(message, token.offset, false);
}

/** Finds the closing bracket of each opening one, by index. */
function matchBrackets(tokens: Token[]): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ kind }, index) => {
    if (kind === 'open') open.push(index);
    const opened = kind === 'close' ? open.pop() : undefined;
    if (opened !== undefined) closing.set(opened, index);
  });
  return closing;
}
