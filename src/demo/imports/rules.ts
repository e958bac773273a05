import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { operatorNamesOf } from '../checkQuery';

type Part = string | RuleType | RuleGroupTypeAny;

/**
 * Changes the rules of a query.
 *
 * @param change - makes a rule of a rule
 */
export function mapRules<RG extends RuleGroupTypeAny>(
  query: RG,
  change: (rule: RuleType) => RuleType,
): RG {
  const rules = (query.rules as Part[]).map((part) => {
    if (typeof part === 'string') return part;
    return 'rules' in part ? mapRules(part, change) : change(part);
  });
  return { ...query, rules } as RG;
}

/** Equality operators, each with its equivalent for lists. */
const LIST_OPERATORS: Record<string, string> = { '=': 'in', '!=': 'notIn' };

/**
 * Expresses a comparison in another way when the field does not have the operator: as a comparison
 * with a list of one value, since exports to SpEL, for example, write lists as comparisons; or "is not
 * true" as "is false".
 *
 * @param rule - a rule from a parser
 */
export function withSupportedOperator(rule: RuleType): RuleType {
  const { operator, value } = rule;
  const operators = operatorNamesOf(rule.field) ?? [operator];
  if (operators.includes(operator)) return rule;
  const other = LIST_OPERATORS[operator];
  if (other && operators.includes(other)) return { ...rule, operator: other, value: [value] };
  return operator === '!=' && typeof value === 'boolean'
    ? { ...rule, operator: '=', value: !value }
    : rule;
}

/**
 * Writes neighboring alternatives as one list, where the field takes nothing but lists.
 *
 * @param query - a query, whose lists are arrays
 */
export function mergeLists<RG extends RuleGroupTypeAny>(query: RG): RG {
  const parts = (query.rules as Part[]).map((part) => {
    if (typeof part === 'string' || !('rules' in part)) return part;
    const group = mergeLists(part);
    return group.rules.length < part.rules.length ? unwrapSingleList(group) : group;
  });
  const isJoinedByOr = query.combinator ? query.combinator === 'or' : !parts.includes('and');
  return { ...query, rules: isJoinedByOr ? mergeNeighbors(parts) : parts } as RG;
}

/** Removes a group around a single merged list. */
function unwrapSingleList(group: RuleGroupTypeAny): Part {
  const [part] = group.rules as Part[];
  return group.rules.length === 1 && !group.not && isList(part) ? part : group;
}

function mergeNeighbors(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const at = joined.findLastIndex((before) => typeof before !== 'string');
    const before = joined[at];
    if (isList(part) && isList(before) && part.field === before.field) {
      joined.splice(at, joined.length, { ...before, value: [...before.value, ...part.value] });
    } else {
      joined.push(part);
    }
  }
  return joined;
}

/** Tells whether a part is a list of values for a field that takes nothing but lists. */
const isList = (part: Part | undefined): part is RuleType<string, 'in', unknown[]> =>
  typeof part === 'object' &&
  'operator' in part &&
  part.operator === 'in' &&
  part.valueSource !== 'field' &&
  operatorNamesOf(part.field)?.includes('=') === false;

/**
 * Leaves out what is undefined, and brings lists into the form that is asked for.
 *
 * @param rule - a rule with lists as arrays
 * @param listsAsArrays - whether to keep them; otherwise they become comma-separated strings
 */
export function cleanRule(
  { field, operator, value, valueSource }: RuleType,
  listsAsArrays: boolean,
): RuleType {
  const isText = !listsAsArrays && Array.isArray(value);
  return {
    field,
    operator,
    value: isText ? value.map((item) => `${item}`.replaceAll(',', '\\,')).join(',') : value,
    ...(valueSource && { valueSource }),
  };
}
