import type { RuleType } from 'react-querybuilder';
import { ImportError } from './importError';
import type { Token } from './tokenize';

/** A side of a comparison: the name of a field, or a value. */
export type Operand = { field: string } | { value: unknown };

/** The tokens of one condition, taken one after the other. */
export class ConditionTokens {
  private at = 0;

  /**
   *
   * @param decode - reads a token that is a name or a value; `undefined` for any other
   */
  constructor(
    private readonly tokens: Token[],
    private readonly decode: (token: Token) => Operand | undefined,
  ) {}

  /** Whether all tokens are taken. */
  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /**
   * Takes the next token if it matches.
   *
   * @param pattern - matches the whole token
   */
  take(pattern: RegExp): string | undefined {
    const text = this.tokens[this.at]?.text;
    if (text === undefined || !pattern.test(text)) return undefined;
    this.at += 1;
    return text;
  }

  /** Takes a name or a value, with its sign. */
  operand(): Operand | undefined {
    const sign = this.take(/^[-+]$/);
    const token = this.tokens[this.at];
    const operand = token && this.decode(token);
    if (!operand) return undefined;
    this.at += 1;
    if (!sign) return operand;
    if (!('value' in operand) || typeof operand.value !== 'number') return undefined;
    return { value: sign === '-' ? -operand.value : operand.value };
  }

  /** Takes operands with commas between them, which a bracket ends. */
  list(end: RegExp): Operand[] | undefined {
    const items: Operand[] = [];
    if (this.take(end)) return items;
    do {
      const item = this.operand();
      if (!item) return undefined;
      items.push(item);
    } while (this.take(/^,$/));
    return this.take(end) ? items : undefined;
  }
}

/**
 * Looks up a word, ignoring inherited properties such as "constructor".
 *
 * @param words - what the words mean
 * @param word - a word of a text
 */
export const lookUp = (words: Record<string, string>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** Operators, each with its counterpart when the operands are swapped. */
const SWAPPED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/**
 * Makes the rule of a comparison with one value.
 *
 * @param operator - `=`, `!=`, `<`, `>`, `<=` or `>=`
 * @returns the rule, or `undefined` when neither side is a field
 * @throws {@link ImportError} without a place, where a value is compared in order with null
 */
export function comparison(
  left: Operand | undefined,
  operator: string,
  right: Operand | undefined,
): RuleType | undefined {
  if (!left || !right) return undefined;
  if (!('field' in left)) {
    return 'field' in right ? comparison(right, SWAPPED[operator] ?? operator, left) : undefined;
  }
  const { field } = left;
  if ('field' in right) return { field, operator, value: right.field, valueSource: 'field' };
  if (right.value !== null) return { field, operator, value: right.value };
  if (operator === '=') return { field, operator: 'null', value: null };
  if (operator === '!=') return { field, operator: 'notNull', value: null };
  throw new ImportError(
    `Rules cannot compare with null by ${operator}. Use “is null” or “is not null”.`,
  );
}

/**
 * Makes the rule of a comparison with several values.
 *
 * @param operator - an operator that takes a list or a range
 * @param items - the values, or the names of fields
 * @returns the rule, or `undefined` when it compares no field, or with fields and values
 * @throws {@link ImportError} without a place, where null is one of the values
 */
export function listComparison(
  left: Operand | undefined,
  operator: string,
  items: Operand[] | undefined,
): RuleType | undefined {
  if (!left || !('field' in left) || !items) return undefined;
  const { field } = left;
  const names = items.flatMap((item) => ('field' in item ? [item.field] : []));
  const values = items.flatMap((item) => ('value' in item ? [item.value] : []));
  if (names.length > 0 && values.length > 0) return undefined;
  if (values.includes(null)) {
    throw new ImportError(
      'A list of values cannot contain null. Remove it, and compare with null separately.',
    );
  }
  if (names.length > 0) return { field, operator, value: names, valueSource: 'field' };
  return { field, operator, value: values };
}
