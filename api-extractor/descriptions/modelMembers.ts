import type { Descriptions } from './types';

const OPERANDS = 'The two values to compare';
const MOUSE_EVENT = 'The event that triggers the action.';
const GROUPING = {
  query: 'The query before the change.',
  options: 'The options of the move, such as `clone`.',
};

/** Members and arguments that the package model lists and TypeDoc does not. */
export const modelMembers: Descriptions = {
  'QueryBuilderStateProvider.children': 'The query builders that share the state.',
  'Field.value': 'The identifier of the field. Defaults to `name`.',
  'FieldByValue.name': 'The identifier of the field. Defaults to `value`.',
  'Operator.arity':
    'How many values the operator takes. With `"unary"` or a number below 2, no value editor is rendered.',
  'OperatorByValue.arity':
    'How many values the operator takes. With `"unary"` or a number below 2, no value editor is rendered.',
  'Array.length': 'The number of rules, groups and combinators in the array.',
  'DropResult.dispatchQuery(query)': 'The query that replaces the current one.',
  'CombinatorSelectorProps.ruleGroup': 'The group that this selector belongs to.',

  'UseQueryBuilderSetup.getRuleDefaultValue(r)': 'The new rule, or the rule whose value is reset.',
  'UseQueryBuilderSetup.createRuleGroup(independentCombinators)':
    'Whether the combinators of the group are independent.',
  'UseQueryBuilderSetup.getInputTypeMain':
    'Returns the `type` attribute of the `input` element for a field and an operator.',
  'UseQueryBuilderSetup.getRuleDefaultOperator':
    'Returns the identifier of the operator of a new rule.',
  'UseQueryBuilderSetup.getValueEditorTypeMain':
    'Returns the type of value editor for a field and an operator.',
  'UseQueryBuilderSetup.getValueSourcesMain':
    'Returns the value sources for a field and an operator.',
  'UseQueryBuilderSetup.getOperatorsMain(p)': 'The arguments of the `getOperators` prop.',
  'UseQueryBuilderSetup.getValuesMain(p)': 'The arguments of the `getValues` prop.',
  'UseRule.shiftRuleUp(event)': MOUSE_EVENT,
  'UseRule.shiftRuleUp(_context)': 'Custom data. It is not used.',
  'UseRule.shiftRuleDown(event)': MOUSE_EVENT,
  'UseRule.shiftRuleDown(_context)': 'Custom data. It is not used.',
  'UseRuleGroup.onGroupAdd(group)': 'The new group.',
  'UseRuleGroup.onIndependentCombinatorChange(value)': 'The identifier of the new combinator.',
  'UseRuleGroup.onIndependentCombinatorChange(index)':
    'The index of the combinator in the `rules` array of the group.',
  'UseRuleGroup.onNotToggleChange(checked)': 'Whether the group is negated.',
  'UseRuleGroup.shiftGroupDown(event)': MOUSE_EVENT,
  'UseRuleGroup.shiftGroupUp(event)': MOUSE_EVENT,
  'UseSelectElementChangeHandlerParams.onChange(v)':
    'The selected value, or a list of values where several can be selected.',

  'AllReservedOperationsInterface.and': 'The values, all of which must be truthy.',
  'AllReservedOperationsInterface.or': 'The values, one of which must be truthy.',
  'AllReservedOperationsInterface.!': 'The value to negate.',
  'AllReservedOperationsInterface.!!': 'The value to convert to a boolean.',
  'AllReservedOperationsInterface.==': `${OPERANDS}, after converting them to the same type.`,
  'AllReservedOperationsInterface.!=': `${OPERANDS}, after converting them to the same type.`,
  'AllReservedOperationsInterface.===': `${OPERANDS}, without converting them.`,
  'AllReservedOperationsInterface.!==': `${OPERANDS}, without converting them.`,
  'AllReservedOperationsInterface.>': `${OPERANDS}. The first must be greater.`,
  'AllReservedOperationsInterface.>=': `${OPERANDS}. The first must be greater or equal.`,
  'AllReservedOperationsInterface.<':
    'The values to compare, each of which must be less than the next one.',
  'AllReservedOperationsInterface.<=':
    'The values to compare, each of which must be less than or equal to the next one.',
  'AllReservedOperationsInterface.missing':
    'The names of the values to check. The result lists those that are missing.',
  'AllReservedOperationsInterface.missing_some':
    'How many of the values are needed, and their names. The result lists those that are missing.',
  'AllReservedOperationsInterface.if':
    'Pairs of a condition and a result, then the result when no condition holds.',
  'AllReservedOperationsInterface.max': 'The values, the greatest of which is the result.',
  'AllReservedOperationsInterface.min': 'The values, the smallest of which is the result.',
  'AllReservedOperationsInterface.+': 'The values to add, or the one to convert to a number.',
  'AllReservedOperationsInterface.-': 'The values to subtract, or the one to negate.',
  'AllReservedOperationsInterface.*': 'The values to multiply.',
  'AllReservedOperationsInterface./': 'The dividend and the divisor.',
  'AllReservedOperationsInterface.%': 'The dividend and the divisor. The result is the remainder.',
  'AllReservedOperationsInterface.map': 'An array, and the rule that converts each element.',
  'AllReservedOperationsInterface.filter': 'An array, and the rule that the kept elements pass.',
  'AllReservedOperationsInterface.reduce':
    'An array, the rule that combines an element with the result so far, and the initial result.',
  'AllReservedOperationsInterface.all': 'An array, and the rule that all its elements must pass.',
  'AllReservedOperationsInterface.none': 'An array, and the rule that no element may pass.',
  'AllReservedOperationsInterface.some': 'An array, and the rule that an element must pass.',
  'AllReservedOperationsInterface.merge': 'The arrays and values to merge into one array.',
  'AllReservedOperationsInterface.cat': 'The values to concatenate into a string.',
  'AllReservedOperationsInterface.substr':
    'A string, the position at which the result begins, and optionally its length.',
  'AllReservedOperationsInterface.log': 'The value to write to the console.',
  'AllReservedOperationsInterface.var':
    'The name of the value to read, with an optional default value.',
  'JsonLogicInArray.in': 'The value to find, and the array that must contain it.',
  'JsonLogicInString.in': 'The string to find, and the string that must contain it.',
  'JsonLogicRulesLogic.in': 'The value to find, and the array or string that must contain it.',

  '*.extraProps': 'Additional props for the rendered component of the UI library.',
  'QueryBuilderDndContextProps.useDrag(specArg)':
    'The specification of the drag source, or a function that returns it.',
  'QueryBuilderDndContextProps.useDrag(deps)':
    'The values that the specification depends on, as in `useMemo`.',
  'QueryBuilderDndContextProps.useDrop(specArg)':
    'The specification of the drop target, or a function that returns it.',
  'QueryBuilderDndContextProps.useDrop(deps)':
    'The values that the specification depends on, as in `useMemo`.',
  'UseInlineCombinatorDnD.isOver':
    'Whether a rule or group that can be dropped here is dragged over this element.',
  'UseInlineCombinatorDnD.dropMonitorId':
    'The identifier of the drop target in the drag-and-drop library.',
  'UseInlineCombinatorDnD.dropRef':
    'The ref of the element on which rules and groups can be dropped.',
  'UseInlineCombinatorDnD.dropEffect':
    'Whether the rule or group is moved (`"move"`) or copied (`"copy"`).',
  'UseRuleDnD.dropNotAllowed':
    'Whether the rule or group that is dragged over this element cannot be dropped here.',
  'UseRuleGroupDnD.dropNotAllowed':
    'Whether the rule or group that is dragged over this element cannot be dropped here.',
  'CommonRuleAndGroupProps.parentMuted': 'Whether a group that contains this one is muted.',

  'MatchModeEditorProps.match': 'The match mode of the rule, and its threshold.',
  'MatchModeEditorProps.numericEditorComponent':
    'The component that renders the editor of the threshold.',
  'MatchModeEditorProps.classNames': 'The classes of the two controls.',
  'MatchModeEditorProps.options': 'The match modes to choose from.',
  'MatchModeEditorProps.field': 'The identifier of the field of the rule.',
  'MatchModeEditorProps.fieldData': 'The complete definition of the field.',
  'WithOptionalStyles.styles': 'The styles of the elements that the native components render.',
  'QueryBuilderProps.onGroupRule(query)': GROUPING.query,
  'QueryBuilderProps.onGroupRule(options)': GROUPING.options,
  'QueryBuilderProps.onGroupGroup(query)': GROUPING.query,
  'QueryBuilderProps.onGroupGroup(options)': GROUPING.options,
};
