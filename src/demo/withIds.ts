import { generateID, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';

type Part = string | RuleType | RuleGroupTypeAny;

/**
 * Gives an id to each rule and group that has none. The library's `prepareRuleGroup` does the same, but
 * takes twice as long for each level of nesting: seconds at 20 levels.
 *
 * @param query - the query, which is not changed
 * @returns a copy in which every rule and group has an id
 */
export function withIds<RG extends RuleGroupTypeAny>(query: RG): RG {
  const { id = generateID(), rules } = query;
  return {
    ...query,
    id,
    rules: (rules as Part[]).map((part) => {
      if (typeof part === 'string') return part;
      return 'rules' in part ? withIds(part) : { ...part, id: part.id ?? generateID() };
    }),
  } as RG;
}
