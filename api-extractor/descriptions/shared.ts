import type { Descriptions } from './types';

/** Members and parameters that many names share. */
export const shared: Descriptions = {
  '*(props)': 'The props of the component.',
  '*(allProps)': 'The props of the component.',
  '*(rule)': 'The rule in question.',
  '*(ruleGroup)': 'The rule group in question.',
  '*(field)': 'The identifier of the field, which is its `name` or `value`.',
  '*(operator)': 'The identifier of the operator, which is its `name` or `value`.',
  '*(meta)':
    'More information about the rule. `fieldData` is the complete definition of its field.',
  '*(misc)':
    'More information about the rule. `fieldData` is the complete definition of its field.',
  '*(context)': 'Custom data, passed on to callbacks unchanged.',
  '*(path)': 'The path of the rule or group: its index in the `rules` array at each level.',
  '*(parentPath)': 'The path of the group that receives the new rule or group.',
  '*(valueSource)':
    'Whether the value is a plain value (`"value"`) or the name of another field (`"field"`).',
  '*(baseProperties)':
    'Default properties for each option. The properties of the option itself take precedence.',
  '*(originalArray)': 'The list to remove duplicates from. It is not modified.',
  '*.label': 'The visible text of the control.',
  '*.idGenerator':
    'Returns a unique id for each new rule and group. Defaults to `generateID`, which returns UUIDs.',
};

/** Types and constants whose members mean what the same members of another type mean. */
export const sameMembers: Readonly<Record<string, string>> = {
  // Options
  Option: 'BaseOption',
  ValueOption: 'BaseOption',
  FullOption: 'BaseOption',
  BaseFullOption: 'BaseOption',
  FlexibleOptionGroup: 'OptionGroup',
  // Rules and groups
  RuleGroupTypeIC: 'RuleGroupType',
  DefaultRuleGroupTypeIC: 'RuleGroupTypeIC',
  DefaultRuleGroupType: 'RuleGroupType',
  // Props
  Schema: 'QueryBuilderProps',
  UseMergedContextReturn: 'QueryBuilderContextProps',
  RuleProps: 'UseRuleDnD',
  RuleGroupProps: 'UseRuleGroupDnD',
  UseRuleDnD: 'DragCollection',
  UseRuleGroupDnD: 'UseRuleDnD',
  DragCollection: 'DropCollection',
  'UseRule.classNames': 'Classnames',
  // Rule and value processors
  defaultRuleProcessorCEL: 'RuleProcessor',
  defaultRuleProcessorElasticSearch: 'RuleProcessor',
  defaultRuleProcessorJSONata: 'RuleProcessor',
  defaultRuleProcessorJsonLogic: 'RuleProcessor',
  defaultRuleProcessorMongoDB: 'RuleProcessor',
  defaultRuleProcessorParameterized: 'RuleProcessor',
  defaultRuleProcessorSQL: 'RuleProcessor',
  defaultRuleProcessorSpEL: 'RuleProcessor',
  defaultValueProcessorCELByRule: 'RuleProcessor',
  defaultValueProcessorMongoDBByRule: 'RuleProcessor',
  defaultValueProcessorSpELByRule: 'RuleProcessor',
  defaultValueProcessorByRule: 'ValueProcessorByRule',
  defaultValueProcessor: 'ValueProcessorLegacy',
  defaultCELValueProcessor: 'ValueProcessorLegacy',
  defaultMongoDBValueProcessor: 'ValueProcessorLegacy',
  defaultSpELValueProcessor: 'ValueProcessorLegacy',
  // Constants
  defaultControlElements: 'ControlElementsProp',
  standardClassnames: 'Classnames',
  antdControlElements: 'ControlElementsProp',
  chakraControlElements: 'ControlElementsProp',
  antdTranslations: 'Translations',
  chakraTranslations: 'Translations',
};
