import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { operatorsOf } from '../checkQuery';

type Part = string | RuleType | RuleGroupTypeAny;

/**
 * Changes the rules of a query.
 *
 * @param query - the query
 * @param change - makes a rule of a rule
 * @returns the changed query
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

/** What says the same with a list of one value. */
const WITH_LIST: Record<string, string> = { '=': 'in', '!=': 'notIn' };

/**
 * Says a comparison in another way, where the field lacks the operator: as one with a list of one
 * value, since exports to SpEL, for one, write lists as comparisons; or "is not true" as "is false".
 *
 * @param rule - a rule from a parser
 * @returns a rule that says the same
 */
export function withKnownOperator(rule: RuleType): RuleType {
  const { operator, value } = rule;
  const operators = operatorsOf(rule.field) ?? [operator];
  if (operators.includes(operator)) return rule;
  const other = WITH_LIST[operator];
  if (other && operators.includes(other)) return { ...rule, operator: other, value: [value] };
  return operator === '!=' && typeof value === 'boolean'
    ? { ...rule, operator: '=', value: !value }
    : rule;
}

/**
 * Writes neighbouring alternatives as one list, where the field takes nothing but lists.
 *
 * @param query - a query, whose lists are arrays
 * @returns a query that says the same
 */
export function withJoinedLists<RG extends RuleGroupTypeAny>(query: RG): RG {
  const parts = (query.rules as Part[]).map((part) => {
    if (typeof part === 'string' || !('rules' in part)) return part;
    const group = withJoinedLists(part);
    return group.rules.length < part.rules.length ? onlyPart(group) : group;
  });
  const isJoinedByOr = query.combinator ? query.combinator === 'or' : !parts.includes('and');
  return { ...query, rules: isJoinedByOr ? joinNeighbours(parts) : parts } as RG;
}

/** What became one list needs no group around it. */
function onlyPart(group: RuleGroupTypeAny): Part {
  const [part] = group.rules as Part[];
  return group.rules.length === 1 && !group.not && isList(part) ? part : group;
}

function joinNeighbours(parts: Part[]): Part[] {
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
  operatorsOf(part.field)?.includes('=') === false;

/**
 * Leaves out what is undefined, and brings lists into the form that is asked for.
 *
 * @param rule - a rule with lists as arrays
 * @param listsAsArrays - whether to leave them so; else they become text with commas
 * @returns the rule
 */
export function tidyRule(
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
