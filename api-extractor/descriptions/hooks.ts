import type { Descriptions } from './types';

/** Hooks, their parameters and what they return. */
export const hooks: Descriptions = {
  UseQueryBuilderSchema: 'What `useQueryBuilderSchema` and `useQueryBuilder` return.',
  'UseQueryBuilderSchema.actions': 'The functions that change the query.',
  'UseQueryBuilderSchema.rootGroup': 'The current query.',
  'UseQueryBuilderSchema.rootGroupDisabled':
    'Whether the root group is disabled, by its own property or by its path in the `disabled` prop.',
  'UseQueryBuilderSchema.queryDisabled': 'Whether the `disabled` prop is `true`.',
  'UseQueryBuilderSchema.schema':
    'The configuration of the query builder, for the `schema` prop of subcomponents.',
  'UseQueryBuilderSchema.translations':
    'The translations for all controls: those from the props and the context, completed with the default ones.',
  'UseQueryBuilderSchema.wrapperClassName': 'The classes of the outermost element.',
  'UseQueryBuilderSchema.dndEnabledAttr':
    'The value of the `data-dnd` attribute of the outermost element: `"enabled"` or `"disabled"`.',
  'UseQueryBuilderSchema.inlineCombinatorsAttr':
    'The value of the `data-inlinecombinators` attribute of the outermost element: `"enabled"` or `"disabled"`.',
  'UseQueryBuilderSchema.combinatorPropObject':
    'An object with the combinator of the root group, which is empty for independent combinators.',
  'useQueryBuilderSchema(setup)': 'The result of `useQueryBuilderSetup`.',
  UseQueryBuilderSetup: 'What `useQueryBuilderSetup` returns.',
  'UseQueryBuilderSetup.qbId': 'The unique identifier of the query builder instance.',
  'UseQueryBuilderSetup.rqbContext':
    'The control elements, classes, translations and settings from the props, the context and the defaults.',
  'UseQueryBuilderSetup.fields': 'The fields to choose from, as full options without duplicates.',
  'UseQueryBuilderSetup.fieldMap': 'The definitions of the fields, with their identifiers as keys.',
  'UseQueryBuilderSetup.combinators': 'The combinators to choose from, as full options.',
  'UseQueryBuilderSetup.getRuleDefaultValue': 'Returns the value of a new or reset rule.',
  'UseQueryBuilderSetup.createRule': 'Creates a rule with the default field, operator and value.',
  'UseQueryBuilderSetup.createRuleGroup':
    'Creates a group, with one rule in it if `addRuleToNewGroups` is `true`.',
  'UseQueryBuilderSetup.getOperatorsMain': 'Returns the operators for a field, as full options.',
  'UseQueryBuilderSetup.getValuesMain':
    'Returns the options of the value editor for a field and an operator, as full options.',

  UseRule: 'What `useRule` returns: the props of the rule, and what its controls need.',
  'UseRule.classNames': 'The classes of each control of the rule.',
  'UseRule.cloneRule': 'Inserts a copy of the rule after it.',
  'UseRule.fieldData': 'The complete definition of the field of the rule.',
  'UseRule.generateOnChangeHandler':
    'Returns a function that updates the given property of the rule, such as `"operator"`, with a new value.',
  'UseRule.hideValueControls':
    'Whether the operator takes no value, so that the value editor and the value source selector are hidden.',
  'UseRule.inputType': 'The `type` attribute of the `input` element in the value editor.',
  'UseRule.operators': 'The operators for the field of the rule.',
  'UseRule.outerClassName': 'The classes of the outermost element of the rule.',
  'UseRule.removeRule': 'Removes the rule.',
  'UseRule.shiftRuleUp':
    'Moves the rule up. While the Alt key is pressed, it inserts a copy there instead.',
  'UseRule.shiftRuleDown':
    'Moves the rule down. While the Alt key is pressed, it inserts a copy there instead.',
  'UseRule.toggleLockRule': 'Disables the rule, or enables it if it is disabled.',
  '*.validationResult':
    'The result of validating this rule or group. Without a validator, it is `null` or `undefined`.',
  'UseRule.valueEditorSeparator':
    'What is rendered between the value editors of a rule that has several.',
  'UseRule.valueEditorType': 'The type of the value editor.',
  'UseRule.values': 'The options of the value editor.',
  'UseRule.valueSourceOptions': 'The possible value sources of the rule, as options.',
  'UseRule.valueSources': 'The possible value sources of the rule.',

  UseRuleGroup: 'What `useRuleGroup` returns: the props of the group, and what its controls need.',
  'UseRuleGroup.addGroup': 'Adds a new group at the end of this group.',
  'UseRuleGroup.addRule': 'Adds a new rule at the end of this group.',
  'UseRuleGroup.accessibleDescription': 'The accessible description of the group.',
  'UseRuleGroup.classNames': 'The classes of each control of the group.',
  'UseRuleGroup.cloneGroup': 'Inserts a copy of the group after it.',
  'UseRuleGroup.onCombinatorChange': 'Updates the combinator of the group.',
  'UseRuleGroup.onGroupAdd': 'Adds the given group to the query.',
  'UseRuleGroup.onIndependentCombinatorChange':
    'Updates the combinator at an index of the `rules` array.',
  'UseRuleGroup.onNotToggleChange': 'Updates whether the group is negated.',
  'UseRuleGroup.outerClassName': 'The classes of the outermost element of the group.',
  'UseRuleGroup.pathsMemo':
    'For each rule and nested group, its path and whether it is disabled. The array is memoized.',
  'UseRuleGroup.removeGroup': 'Removes the group.',
  'UseRuleGroup.ruleGroup': 'The group, with the first combinator if it had none.',
  'UseRuleGroup.shiftGroupDown':
    'Moves the group down. While the Alt key is pressed, it inserts a copy there instead.',
  'UseRuleGroup.shiftGroupUp':
    'Moves the group up. While the Alt key is pressed, it inserts a copy there instead.',
  'UseRuleGroup.toggleLockGroup': 'Disables the group, or enables it if it is disabled.',
  'UseRuleGroup.validationClassName':
    'The class for the validation result: `"queryBuilder-valid"`, `"queryBuilder-invalid"` or the empty string.',

  'useValueEditor.valueAsArray': 'The value as an array. A string is split at its commas.',
  'useValueEditor.multiValueHandler':
    'Updates one of several values: call it with the new value and its index.',
  'useValueEditor.parseNumberMethod':
    'The parsing algorithm that the `parseNumbers` prop means for this editor, for `parseNumber`.',
  'useValueEditor.valueListItemClassName': 'The classes of each editor in a series of editors.',
  UseValueSelectorParams: 'The props that `useValueSelector` reads.',
  'useValueSelector.onChange':
    'Updates the query. It accepts one identifier or, with `multiple`, an array or a string with commas.',
  'useValueSelector.val': 'The selected value, which is an array with `multiple`.',

  UseControlledOrUncontrolledParams: 'The parameters of `useControlledOrUncontrolled`.',
  'UseControlledOrUncontrolledParams.defaultQuery': 'The `defaultQuery` prop.',
  'UseControlledOrUncontrolledParams.queryProp': 'The `query` prop.',
  'useControlledOrUncontrolled(params)': 'The two props to compare.',
  'useDeprecatedProps(type)': 'The component or prop that the warning is about.',
  'useDeprecatedProps(logWarning)': 'Whether to log the warning. It is never logged in production.',
  'useDeprecatedProps(otherParams)':
    'Whether the `independentCombinators` prop contradicts the query or is only unnecessary.',
  UseMergedContextProps: 'The props of `useMergedContext`.',
  'UseMergedContextProps.initialQuery': 'The initial query, returned as it is.',
  'UseMergedContextProps.qbId':
    'The unique identifier of the query builder instance, returned as it is.',
  'UseMergedContextProps.finalize':
    'Whether to complete the result with the defaults. A context provider leaves that to the query builder.',
  UseMergedContextReturn:
    'What `useMergedContext` returns: the values from the context, replaced by those from the props.',
  'UseMergedContextReturn.initialQuery': 'The initial query of the query builder.',
  'UseMergedContextReturn.qbId': 'The unique identifier of the query builder instance.',
  'useQueryBuilder(props)': 'The props of `QueryBuilder`.',
  'useQueryBuilderSchema(props)': 'The props of `QueryBuilder`.',
  'useQueryBuilderSetup(props)': 'The props of `QueryBuilder`.',
  'useRule(props)': 'The props of the rule component.',
  'useRuleGroup(props)': 'The props of the group component.',
  'useValueEditor(props)': 'The props of the value editor.',
  'useValueSelector(props)': 'The props of the value selector.',
  'useMergedContext(props)': 'The values that take precedence over those from the context.',
  preferProp:
    'Returns the value of the prop, otherwise that of the context, otherwise the default value.',
  '*(def)': 'The default value.',
  '*(prop)': 'The value of the prop.',
  'preferProp(context)': 'The value from the context.',
  'usePreferProp(context)': 'The value from the context.',
  'usePreferAnyProp(context)': 'The value from the context.',
  'usePrevious(value)': 'The value to remember until the next render.',
  'useReactDndWarning(enableDragAndDrop)': 'Whether drag-and-drop is enabled.',
  'useReactDndWarning(dndRefs)': 'Whether the component has received anything from React DnD.',
  UseSelectElementChangeHandlerParams: 'The parameters of `useSelectElementChangeHandler`.',
  'UseSelectElementChangeHandlerParams.onChange':
    'Receives the selected value, or an array of values with `multiple`.',
  'UseSelectElementChangeHandlerParams.multiple': 'Whether several options can be selected.',
  'useSelectElementChangeHandler(params)': 'The callback, and whether it receives several values.',
  'useStopEventPropagation(method)': 'The event handler to wrap.',
  'useQueryBuilderSelector(selector)': 'Returns the selected part of the state.',
  'useQueryBuilderSelector(equalityFn)':
    'Returns `true` if two selected values are equal, so that the component does not render again.',
  'useQueryBuilderSelector(options)':
    'An equality function, or an object with one and with the development checks of React Redux.',
  'useQueryBuilderQuery(props)':
    'The props of a subcomponent. Without them, the query is that of the nearest query builder above.',
  'getQuerySelectorById(qbId)': 'The `qbId` from the schema of the query builder.',
};
