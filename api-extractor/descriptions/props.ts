import type { Descriptions } from './types';

/** The props of `QueryBuilder`, and the schema and actions that it passes to its subcomponents. */
export const props: Descriptions = {
  'QueryBuilderProps.defaultQuery':
    'The initial query of an uncontrolled query builder, which manages the query itself. Do not combine it with `query`.',
  'QueryBuilderProps.query':
    'The query of a controlled query builder. Update it in `onQueryChange`, and do not combine it with `defaultQuery`.',
  'QueryBuilderProps.fields':
    'The fields to choose from: a list, option groups, or an object with the field names as keys.',
  'QueryBuilderProps.operators':
    'The operators to choose from, unless a field or `getOperators` defines others. Defaults to `defaultOperators`.',
  'QueryBuilderProps.combinators':
    'The combinators to choose from. Defaults to `defaultCombinators`, which are `and` and `or`.',
  'QueryBuilderProps.baseField':
    'Default properties for each field. The properties of the field itself take precedence.',
  'QueryBuilderProps.baseOperator':
    'Default properties for each operator. The properties of the operator itself take precedence.',
  'QueryBuilderProps.baseCombinator':
    'Default properties for each combinator. The properties of the combinator itself take precedence.',
  'QueryBuilderProps.getDefaultField':
    'The identifier of the field of a new rule, or a function that returns it. Defaults to the first field.',
  'QueryBuilderProps.getDefaultOperator':
    'The identifier of the operator of a new rule, or a function that returns it. Defaults to the first operator of the field.',
  'QueryBuilderProps.getDefaultValue':
    'Returns the value of a new or reset rule. It is called when the field does not define `defaultValue`.',
  'QueryBuilderProps.getDefaultValue(rule)': 'The new rule, or the rule whose value is reset.',
  'QueryBuilderProps.getOperators':
    'Returns the operators for a field. It is called when the field does not define `operators`; with `null`, the `operators` prop applies.',
  'QueryBuilderProps.getValueEditorType':
    'Returns the type of value editor for a field and an operator. It is called when the field does not define `valueEditorType`; the default is `"text"`.',
  'QueryBuilderProps.getValueEditorSeparator':
    'Returns what is rendered between the value editors of a rule that has several, as with the operator `between`. The default is `null`.',
  'QueryBuilderProps.getValueSources':
    'Returns the value sources for a field and an operator. It is called when the field does not define `valueSources`; the default is `["value"]`.',
  'QueryBuilderProps.getInputType':
    'Returns the `type` attribute of the `input` element for a field and an operator. It is called when the field does not define `inputType`; the default is `"text"`.',
  'QueryBuilderProps.getValues':
    'Returns the options of the value editor for a field and an operator. It is called when the field does not define `values`; the default is an empty list.',
  'QueryBuilderProps.getRuleClassname':
    'Returns additional classes for the outermost element of a rule.',
  'QueryBuilderProps.getRuleGroupClassname':
    'Returns additional classes for the outermost element of a rule group.',
  'QueryBuilderProps.onAddRule':
    'Called before a rule is added. Return `true` to add it, `false` to prevent that, or another rule to add instead.',
  'QueryBuilderProps.onAddRule(rule)': 'The rule that is about to be added.',
  'QueryBuilderProps.onAddRule(query)': 'The query before the change.',
  'QueryBuilderProps.onAddGroup':
    'Called before a group is added. Return `true` to add it, `false` to prevent that, or another group to add instead.',
  'QueryBuilderProps.onAddGroup(ruleGroup)': 'The group that is about to be added.',
  'QueryBuilderProps.onAddGroup(query)': 'The query before the change.',
  'QueryBuilderProps.onMoveRule':
    'Called before a rule is moved or cloned. Return `true` to proceed, `false` to prevent that, or another query to apply instead.',
  'QueryBuilderProps.onMoveRule(rule)': 'The rule that is about to be moved or cloned.',
  'QueryBuilderProps.onMoveGroup':
    'Called before a group is moved or cloned. Return `true` to proceed, `false` to prevent that, or another query to apply instead.',
  'QueryBuilderProps.onMoveGroup(ruleGroup)': 'The group that is about to be moved or cloned.',
  '*(fromPath)': 'The current path of the rule or group.',
  '*(toPath)': 'The path to move it to, or `"up"` or `"down"`.',
  '*(nextQuery)': 'The query as it will be after the change.',
  'QueryBuilderProps.onMoveRule(query)': 'The query before the change.',
  'QueryBuilderProps.onMoveRule(options)': 'The options of the move, such as `clone`.',
  'QueryBuilderProps.onMoveGroup(query)': 'The query before the change.',
  'QueryBuilderProps.onMoveGroup(options)': 'The options of the move, such as `clone`.',
  'QueryBuilderProps.onRemove':
    'Called before a rule or group is removed. Return `true` to remove it, or `false` to prevent that.',
  'QueryBuilderProps.onRemove(ruleOrGroup)': 'The rule or group that is about to be removed.',
  'QueryBuilderProps.onRemove(query)': 'The query before the change.',
  'QueryBuilderProps.onQueryChange':
    'Called with the new query after each change, and once when the component mounts unless `enableMountQueryChange` is `false`.',
  'QueryBuilderProps.onQueryChange(query)': 'The new query.',
  'QueryBuilderProps.onLog':
    'Receives each log entry when `debugMode` is `true`. Defaults to `console.log`.',
  'QueryBuilderProps.onLog(obj)':
    'The log entry. Its `type` is one of the values of `LogType`; the other properties depend on it.',
  'QueryBuilderProps.showCombinatorsBetweenRules':
    'Whether the combinator is shown between the rules of a group instead of in its header. Defaults to `false`.',
  'QueryBuilderProps.independentCombinators':
    'Deprecated and ignored: the type of the query decides whether combinators are independent.',
  'QueryBuilderProps.showNotToggle':
    'Whether each group has a toggle that negates it. Defaults to `false`.',
  'QueryBuilderProps.showShiftActions':
    'Whether each rule and group has buttons that move it up and down. Defaults to `false`.',
  'QueryBuilderProps.showCloneButtons':
    'Whether each rule and group has a button that duplicates it. Defaults to `false`.',
  'QueryBuilderProps.showLockButtons':
    'Whether each rule and group has a button that disables and enables it. Defaults to `false`.',
  'QueryBuilderProps.resetOnFieldChange':
    'Whether the operator and the value of a rule are reset when its field changes. Defaults to `true`.',
  'QueryBuilderProps.resetOnOperatorChange':
    'Whether the value of a rule is reset when its operator changes. Defaults to `false`.',
  'QueryBuilderProps.autoSelectField':
    'Whether a new rule has the first field. With `false`, it has a placeholder until a field is selected. Defaults to `true`.',
  'QueryBuilderProps.autoSelectOperator':
    'Whether a new rule has the first operator. With `false`, it has a placeholder until an operator is selected. Defaults to `true`.',
  'QueryBuilderProps.addRuleToNewGroups':
    'Whether a new group contains a new rule. Defaults to `false`.',
  'QueryBuilderProps.listsAsArrays':
    'Whether lists of values are stored as arrays. By default they are strings with commas between the values.',
  'QueryBuilderProps.parseNumbers':
    'Whether and how strings from value editors are converted to numbers. With a name that ends in `-limited`, only inputs of type `number` are affected. Defaults to `false`.',
  'QueryBuilderProps.disabled':
    'Whether the whole query builder is disabled, or a list of the paths that are. Defaults to `false`.',
  'QueryBuilderProps.validator':
    'Validates the query when it changes. It returns one result for the whole query, or an object with the ids of rules and groups as keys.',
  'QueryBuilderProps.accessibleDescriptionGenerator':
    'Returns the accessible description of a rule group, which is its `title` attribute. Defaults to `generateAccessibleDescription`.',
  'QueryBuilderProps.suppressStandardClassnames':
    'Whether the standard classes, such as `ruleGroup`, are left out of the rendered elements. Defaults to `false`.',
  'QueryBuilderProps.context':
    'Custom data that every subcomponent receives as its `context` prop.',
  QueryBuilderContextProviderProps:
    'The props of a `QueryBuilderContextProvider`: everything that it passes on to the query builders inside it.',
  'QueryBuilderContextProviderProps.children': 'The content that contains the query builders.',
  QueryBuilderContextProvider:
    'A component that passes control elements, classes, translations and more to every query builder inside it. The components `QueryBuilderAntD`, `QueryBuilderMaterial` and others are of this type.',

  'Schema.qbId': 'The unique identifier of the query builder instance.',
  'Schema.fields': 'The fields to choose from, as full options.',
  'Schema.fieldMap': 'The definitions of the fields, with their identifiers as keys.',
  'Schema.classNames':
    'The `controlClassnames` prop, merged with the classes from a context provider.',
  'Schema.combinators': 'The combinators to choose from, as full options.',
  'Schema.controls':
    'The components that render each part of the query builder: the default ones, replaced by those in `controlElements`.',
  'Schema.createRule': 'Creates a rule with the default field, operator and value.',
  'Schema.createRuleGroup':
    'Creates a group, with one rule in it if `addRuleToNewGroups` is `true`.',
  'Schema.createRuleGroup(ic)': 'Whether the group has independent combinators.',
  'Schema.dispatchQuery': 'Replaces the whole query and calls `onQueryChange`.',
  'Schema.dispatchQuery(query)': 'The new query.',
  'Schema.getQuery': 'Returns the current query. Call it in event handlers, not while rendering.',
  'Schema.getOperators': 'Returns the operators for a field, as full options.',
  'Schema.getValueEditorType': 'Returns the type of value editor for a field and an operator.',
  'Schema.getValueEditorSeparator':
    'Returns what is rendered between the value editors of a rule that has several.',
  'Schema.getValueSources': 'Returns the value sources for a field and an operator.',
  'Schema.getInputType':
    'Returns the `type` attribute of the `input` element for a field and an operator.',
  'Schema.getValues':
    'Returns the options of the value editor for a field and an operator, as full options.',
  'Schema.enableDragAndDrop': 'Whether rules and groups can be dragged.',
  'Schema.validationMap':
    'The results of the `validator` prop, with the ids of rules and groups as keys.',
  'Schema.independentCombinators': 'Whether the query has independent combinators.',
  'Schema.disabledPaths': 'The paths of the rules and groups that the `disabled` prop disables.',

  'QueryActions.onGroupAdd': 'Adds a group. The `onAddGroup` callback can prevent or change that.',
  'QueryActions.onGroupAdd(group)': 'The group to add.',
  'QueryActions.onGroupRemove': 'Removes a group. The `onRemove` callback can prevent that.',
  'QueryActions.onPropChange': 'Updates one property of a rule or group.',
  'QueryActions.onPropChange(prop)': 'The name of the property.',
  'QueryActions.onPropChange(value)': 'The new value of the property.',
  'QueryActions.onRuleAdd': 'Adds a rule. The `onAddRule` callback can prevent or change that.',
  'QueryActions.onRuleAdd(rule)': 'The rule to add.',
  'QueryActions.onRuleRemove': 'Removes a rule. The `onRemove` callback can prevent that.',
  'QueryActions.moveRule':
    'Moves or clones a rule or group. The `onMoveRule` and `onMoveGroup` callbacks can prevent or change that.',
  'QueryActions.moveRule(oldPath)': 'The current path of the rule or group.',
  'QueryActions.moveRule(newPath)': 'The path to move it to, or `"up"` or `"down"`.',
  'QueryActions.moveRule(clone)':
    'Whether to leave the original in place and to insert a copy with new ids.',
};
