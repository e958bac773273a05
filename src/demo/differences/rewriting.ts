import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import type { Order } from '../data';
import type { RunnableFormat } from '../engines';
import type { ExportChoices } from '../exportChoices';

/** A rule or group. */
export type Part = RuleType | RuleGroupTypeAny;

/** Where a rule is, and how it is exported. */
export interface RuleContext {
  format: RunnableFormat;
  choices: ExportChoices;
  /** Whether an odd number of negated groups contains the rule. */
  negative: boolean;
  /** Whether its group has combinators between the rules. */
  independent: boolean;
  /** Evaluates the rule for a record, as the reference does. */
  evaluate: (rule: RuleType, record: Order) => boolean | null;
}

/** The rules and groups of a group, without the combinators between them. */
export const partsOf = (group: RuleGroupTypeAny): Part[] =>
  (group.rules as (string | Part)[]).filter((part): part is Part => typeof part !== 'string');

/** Whether a group has combinators between its rules. */
export const isIndependent = (group: RuleGroupTypeAny) => !('combinator' in group);

/**
 * Joins rules and groups.
 *
 * @param independent - whether to write the combinators between them
 */
export function joinParts(
  combinator: 'and' | 'or',
  parts: readonly Part[],
  independent: boolean,
): RuleGroupTypeAny {
  const rules = independent
    ? parts.flatMap((part, index) => (index === 0 ? [part] : [combinator, part]))
    : [...parts];
  return (independent ? { rules } : { combinator, rules }) as RuleGroupTypeAny;
}

/** No order has this number. */
const NO_ORDER = 'none';

/** A rule that is true for every record, or for none, in every format. */
export const constantRule = (truth: boolean): RuleType => ({
  field: 'id',
  operator: truth ? '!=' : '=',
  value: NO_ORDER,
});

/**
 * The rule for an answer that is neither true nor false. No record matches because of such an answer,
 * whether or not the rule is negated. So it can be replaced by false, and inside a negation by true.
 */
export const unknownAnswer = ({ negative }: RuleContext): RuleType => constantRule(negative);

/** A rule for the records with these order numbers, which selects the same ones in every format. */
export const orderIdRule = (ids: readonly string[], operator: 'in' | 'notIn' = 'in'): RuleType =>
  ids.length > 0 ? { field: 'id', operator, value: [...ids] } : constantRule(operator === 'notIn');

/**
 * Replaces rules of a query.
 *
 * @param group - the query or a group
 * @param edit - returns what replaces a rule, or `undefined` to keep it
 * @param negative - whether the group is inside an odd number of negations
 * @returns the same group if nothing is replaced
 */
export function replaceRules(
  group: RuleGroupTypeAny,
  edit: (rule: RuleType, place: { negative: boolean; independent: boolean }) => Part | undefined,
  negative = false,
): RuleGroupTypeAny {
  const inside = negative !== Boolean(group.not);
  const place = { negative: inside, independent: isIndependent(group) };
  const rules = (group.rules as (string | Part)[]).map((part) => {
    if (typeof part === 'string') return part;
    return isRuleGroup(part) ? replaceRules(part, edit, inside) : (edit(part, place) ?? part);
  });
  const isSame = rules.every((part, index) => part === group.rules[index]);
  return isSame ? group : ({ ...group, rules } as RuleGroupTypeAny);
}

/** Lists the rules of a query from top to bottom, each with its path. */
export function rulesOf(
  group: RuleGroupTypeAny,
  path: readonly number[] = [],
): { rule: RuleType; path: number[] }[] {
  return (group.rules as (string | Part)[]).flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const own = [...path, index];
    return isRuleGroup(part) ? rulesOf(part, own) : [{ rule: part, path: own }];
  });
}
