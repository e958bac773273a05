import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { validatedFields } from './validators';

export { validatedFields, validateGroups } from './validators';

/** A problem that the validators report for a rule or group. */
export interface Problem {
  /** The id of the rule or group. */
  id: string;
  /** What it is about: the label of the field, or "Group". */
  subject: string;
  reason: string;
}

/**
 * Lists what the validators find in a query.
 *
 * @returns a problem for each invalid rule or group, from top to bottom
 */
export function findProblems(query: RuleGroupTypeAny): Problem[] {
  const own = query.rules.length > 0 ? [] : [{ subject: 'Group', reason: 'Add a rule.' }];
  const rules = query.rules as (string | RuleType | RuleGroupTypeAny)[];
  return [
    ...own.map((problem) => ({ id: query.id ?? '', ...problem })),
    ...rules.flatMap((part) => {
      if (typeof part === 'string') return [];
      return isRuleGroup(part)
        ? findProblems(part as RuleGroupTypeAny)
        : problemsOf(part as RuleType);
    }),
  ];
}

function problemsOf(rule: RuleType): Problem[] {
  const field = validatedFields.find(({ name }) => name === rule.field);
  const result = field?.validator?.(rule);
  if (!result || typeof result === 'boolean' || result.valid) return [];
  const subject = field?.label ?? rule.field;
  return [{ id: rule.id ?? '', subject, reason: String(result.reasons?.[0]) }];
}
