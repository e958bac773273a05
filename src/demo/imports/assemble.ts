import type {
  RuleGroupType,
  RuleGroupTypeAny,
  RuleGroupTypeIC,
  RuleType,
} from 'react-querybuilder';
import type { ReadCondition } from './meaning';
import type { Tree } from './tree';

/**
 * Puts a query together from conditions that were read one by one.
 *
 * @param tree - how the conditions are joined
 * @param conditions - the conditions, in the order of the text
 * @param independentCombinators - which form of query to make
 * @returns the query
 */
export function assemble(
  tree: Tree,
  conditions: ReadCondition[],
  independentCombinators: boolean,
): RuleGroupTypeAny {
  const queries = new Map(conditions.map(({ condition, query }) => [condition, query]));

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

  const build = (part: Tree): RuleType | RuleGroupTypeAny => {
    if (part.kind === 'condition') {
      const query = queries.get(part) as RuleGroupTypeAny;
      return query.rules.length === 1 && !query.not ? (query.rules[0] as RuleType) : query;
    }
    const parts = part.parts.map(build);
    return part.kind === 'not' ? group(parts, 'and', true) : group(parts, part.kind);
  };

  const built = build(tree);
  return 'rules' in built ? built : group([built], 'and');
}
