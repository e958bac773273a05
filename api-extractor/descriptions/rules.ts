import type { Descriptions } from './types';

/** Rules, groups, paths and validation. */
export const rules: Descriptions = {
  'CommonRuleAndGroupProperties.path':
    'The position of the rule or group in the query. The query builder does not maintain it; `transformQuery` sets it.',
  'CommonRuleAndGroupProperties.id':
    'The unique identifier of the rule or group. The query builder generates one when it is missing.',
  'CommonRuleAndGroupProperties.disabled':
    'Whether the rule or group is locked. All its controls are disabled except for the lock button.',
  'RuleType.field': 'The identifier of the field that the rule is about.',
  'RuleType.operator': 'The identifier of the operator that compares the field with the value.',
  'RuleType.value':
    'The value to compare the field with, or the name of another field if `valueSource` is `"field"`.',
  'RuleType.valueSource':
    'Whether `value` is a plain value (`"value"`) or the name of another field (`"field"`). Defaults to `"value"`.',
  'RuleGroupType.combinator':
    'The identifier of the combinator between all rules of the group, such as `"and"`.',
  'RuleGroupType.rules': 'The rules and nested groups of this group, in order.',
  'RuleGroupType.not': 'Whether the group is negated: it matches what its rules do not match.',
  'RuleGroupTypeIC.combinator':
    'Always `undefined`: the combinators are elements of the `rules` array instead.',
  'RuleGroupTypeIC.rules':
    'The rules and nested groups of this group. The elements at odd indexes are the combinators between them.',
  'RuleGroupICArray.length': 'The length of the list, which is 0 for a group without rules.',

  'ValidationResult.valid': 'Whether the rule or group is valid.',
  'ValidationResult.reasons':
    'Why the rule or group is invalid, in any form that your own components can show.',
  'QueryValidator(query)': 'The query to validate.',
  'RuleValidator(rule)': 'The rule to validate.',
  'defaultValidator(query)': 'The query to validate.',
  'groupInvalidReasons.empty': 'The group has no rules.',
  'groupInvalidReasons.invalidCombinator':
    'The group has more than one rule, and its combinator is missing or is not one of the default combinators.',
  'groupInvalidReasons.invalidIndependentCombinators':
    'The group has independent combinators, and they do not alternate with its rules or are not default combinators.',
  'isValidationResult(vr)': 'The object to test.',
  'isRuleOrGroupValid(rg)': 'The rule or group to test.',
  'isRuleOrGroupValid(validationResult)':
    'A known validation result of the rule or group. It takes precedence over the validator.',
  'isRuleOrGroupValid(validator)':
    'The validator to call when there is no validation result. It is not called for groups.',
  'getValidationClassNames(validationResult)': 'The validation result of a rule or group.',

  'isRuleGroup(rg)': 'The value to test.',
  'isRuleGroupType(rg)': 'The value to test.',
  'isRuleGroupTypeIC(rg)': 'The value to test.',

  'findPath(path)': 'The path of the rule or group to find.',
  'findPath(query)': 'The query to search.',
  'pathsAreEqual(path1)': 'The first path.',
  'pathsAreEqual(path2)': 'The second path.',
  'isAncestor(maybeAncestor)': 'The path that may be the one of an ancestor.',
  'isAncestor(path)': 'The path of the possible descendant.',
  'getCommonAncestorPath(path1)': 'The first path.',
  'getCommonAncestorPath(path2)': 'The second path.',
  'pathIsDisabled(path)': 'The path of the rule or group to test.',
  'pathIsDisabled(query)': 'The query to search.',
};
