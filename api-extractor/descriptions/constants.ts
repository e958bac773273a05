import type { Descriptions } from './types';

/** Constants, the state of the component, and general helpers. */
export const constants: Descriptions = {
  'TestID.rule': 'The outermost element of a rule.',
  'TestID.ruleGroup': 'The outermost element of a rule group.',
  'TestID.inlineCombinator': 'The element around a combinator between two rules.',
  'TestID.addGroup': 'The button that adds a group.',
  'TestID.removeGroup': 'The button that removes a group.',
  'TestID.cloneGroup': 'The button that duplicates a group.',
  'TestID.cloneRule': 'The button that duplicates a rule.',
  'TestID.addRule': 'The button that adds a rule.',
  'TestID.removeRule': 'The button that removes a rule.',
  'TestID.combinators': 'The combinator selector.',
  'TestID.fields': 'The field selector.',
  'TestID.operators': 'The operator selector.',
  'TestID.valueEditor': 'The value editor.',
  'TestID.notToggle': 'The toggle that negates a group.',
  'TestID.shiftActions': 'The element around the buttons that move a rule or group.',
  'TestID.dragHandle': 'The drag handle.',
  'TestID.lockRule': 'The button that locks a rule.',
  'TestID.lockGroup': 'The button that locks a group.',
  'TestID.valueSourceSelector': 'The value source selector.',

  LogType: 'The values of the `type` property of log entries. See the `onLog` prop.',
  'LogType.parentPathDisabled': 'A rule or group was not added, because the parent is disabled.',
  'LogType.pathDisabled':
    'A rule or group was not changed, moved, or removed, because it is disabled.',
  'LogType.queryUpdate':
    'Meant for a replaced query. The query builder never logs an entry of this type.',
  'LogType.onAddRuleFalse': 'A rule was not added, because `onAddRule` returned `false`.',
  'LogType.onAddGroupFalse': 'A group was not added, because `onAddGroup` returned `false`.',
  'LogType.onMoveRuleFalse': 'A rule was not moved, because `onMoveRule` returned `false`.',
  'LogType.onMoveGroupFalse': 'A group was not moved, because `onMoveGroup` returned `false`.',
  'LogType.onRemoveFalse': 'A rule or group was not removed, because `onRemove` returned `false`.',
  'LogType.add': 'A rule or group was added.',
  'LogType.remove': 'A rule or group was removed.',
  'LogType.update': 'A property of a rule or group was updated.',
  'LogType.move': 'A rule or group was moved or cloned.',

  messages: 'The warnings that the component logs to the console, except in production.',
  'messages.errorInvalidIndependentCombinatorsProp':
    'Logged when the `independentCombinators` prop is `true`, but the query has one combinator for each group.',
  'messages.errorUnnecessaryIndependentCombinatorsProp':
    'Logged when the `independentCombinators` prop is set, although the query alone decides.',
  'messages.errorDeprecatedRuleGroupProps':
    'Logged when `RuleGroup` is rendered without the `ruleGroup` prop.',
  'messages.errorDeprecatedRuleProps': 'Logged when `Rule` is rendered without the `rule` prop.',
  'messages.errorBothQueryDefaultQuery':
    'Logged when both the `query` and the `defaultQuery` prop are set.',
  'messages.errorUncontrolledToControlled':
    'Logged when the `query` prop is set after the first render.',
  'messages.errorControlledToUncontrolled':
    'Logged when the `defaultQuery` prop replaces the `query` prop after the first render.',
  'messages.errorEnabledDndWithoutReactDnD':
    'Logged when drag-and-drop is enabled, but React DnD is not installed or `QueryBuilderDnD` is missing.',

  RqbState: 'The state of all query builders on the page.',
  'RqbState.queries': 'The queries, with the `qbId` of each query builder as key.',
  'RqbState.warnings': 'Which warnings have been logged, so that each one appears only once.',
  queryBuilderStore: 'The Redux store with the state of all query builders on the page.',
  QueryBuilderStateContext:
    'The React context of the Redux store, separate from the context of your own store.',

  ActionElementEventHandler: 'The event handler of a button. It can receive custom data.',
  'ActionElementEventHandler(event)': 'The event that triggers the action.',
  generateAccessibleDescription:
    'Returns the default accessible description of a rule group: `"Query builder"` for the root group, otherwise a string with its path.',
  'generateAccessibleDescription(props)': 'The path of the group, and the id of the query builder.',
  'AccessibleDescriptionGenerator(props)':
    'The path of the group, and the id of the query builder.',
  GetCompatContextProviderProps: 'The parameter of `getCompatContextProvider`.',
  'getCompatContextProvider(gccpProps)':
    'The control elements, classes and translations that the context provider adds.',

  'splitBy(str)': 'The string to split. Any other type of value gives an empty array.',
  'splitBy(splitChar)': 'The separator, which is ignored after a backslash. Defaults to the comma.',
  'joinWith(strArr)': 'The values to join. `null` and `undefined` become empty strings.',
  'joinWith(joinChar)':
    'The separator, which is escaped with a backslash inside the values. Defaults to the comma.',
  'trimIfString(val)': 'The value, whose spaces at both ends are removed if it is a string.',
  'toArray(v)': 'The value to convert. A string is split at its commas.',
  'toArray(options)': 'Whether empty strings stay in the array. By default they are removed.',
  'nullFreeArray(arr)': 'The array to test.',
  'nullOrUndefinedOrEmpty(value)': 'The value to test.',
  'isPojo(obj)': 'The value to test.',
  'objectKeys(value)': 'The object whose keys are listed.',
  'objectEntries(value)': 'The object whose entries are listed.',
  'mergeTranslations(base)': 'The translations to start from.',
  'mergeTranslations(otherTranslations)': 'The translations to add. Later ones take precedence.',
};
