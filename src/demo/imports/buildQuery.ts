import type {
  RuleGroupType,
  RuleGroupTypeAny,
  RuleGroupTypeIC,
  RuleType,
} from 'react-querybuilder';
import type { Condition, ConditionTree } from './tree';

/** A condition that was read by itself. */
export interface ConditionRules {
  condition: Condition;
  /** Its rules, which "and" joins; none where it always holds. */
  rules: RuleType[];
  /** What was converted, each in a sentence. */
  notices: string[];
}

/**
 * Puts a query together from conditions that were read one by one.
 *
 * @param tree - how the conditions are joined
 * @param conditions - the conditions, in the order of the text
 * @param independentCombinators - which form of query to make
 */
export function buildQuery(
  tree: ConditionTree,
  conditions: ConditionRules[],
  independentCombinators: boolean,
): RuleGroupTypeAny {
  const rulesOf = new Map(conditions.map(({ condition, rules }) => [condition, rules]));

  const group = (
    parts: (RuleType | RuleGroupTypeAny)[],
    combinator: string,
    not?: true,
  ): RuleGroupTypeAny => {
    if (!independentCombinators) {
      return { combinator, rules: parts, ...(not && { not }) } as RuleGroupType;
    }
    const rules = parts.flatMap((part, index) => (index === 0 ? [part] : [combinator, part]));
    return { rules, ...(not && { not }) } as RuleGroupTypeIC;
  };

  const build = (part: ConditionTree): RuleType | RuleGroupTypeAny => {
    if (part.kind === 'condition') {
      const [rule, ...more] = rulesOf.get(part) ?? [];
      return rule && more.length === 0 ? rule : group(rule ? [rule, ...more] : [], 'and');
    }
    const parts = part.parts.map(build);
    return part.kind === 'not' ? group(parts, 'and', true) : group(parts, part.kind);
  };

  const built = build(tree);
  return 'rules' in built ? built : group([built], 'and');
}
