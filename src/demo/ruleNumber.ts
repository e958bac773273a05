import type { RuleGroupTypeAny } from 'react-querybuilder';

/**
 * Returns the number by which a reader finds a rule or group: "2" for the second one of the query, "2.1"
 * for the first one in the group that is the second one. Combinators are not counted.
 *
 * @param path - the path of the rule or group, in which independent combinators are counted
 */
export function ruleNumber(query: RuleGroupTypeAny, path: readonly number[]): string {
  let group: RuleGroupTypeAny | undefined = query;
  return path
    .map((index) => {
      const isIndependent = group !== undefined && !('combinator' in group);
      const part: unknown = group?.rules[index];
      group = typeof part === 'object' ? (part as RuleGroupTypeAny) : undefined;
      return (isIndependent ? index / 2 : index) + 1;
    })
    .join('.');
}
