const FILTER_BUTTON = 'The translations for the button that';

const PATH_OR_ID = 'The path or the `id` of the rule or group.';
const GROUP_PATH_OR_ID = 'The path or the `id` of the group.';

/** What version 8 added to the core package: components, hooks, and tools. */
export const core: Readonly<Record<string, string>> = {
  '*(options)': 'The options, whose type describes each of them.',
  '*(query)': 'The query.',
  '*(labelMap)': 'Labels by `name`, for options that are plain strings.',
  '*.undo': 'Restores the query before the last change.',
  '*.redo': 'Restores the query that was undone last.',

  // Query tools
  AddMethod: 'The type of `add`, for one type of query.',
  GroupMethod: 'The type of `group`, for one type of query.',
  InsertMethod: 'The type of `insert`, for one type of query.',
  MoveMethod: 'The type of `move`, for one type of query.',
  RemoveMethod: 'The type of `remove`, for one type of query.',
  UngroupMethod: 'The type of `ungroup`, for one type of query.',
  'QueryManager.constructor':
    'Creates a manager. Rules and groups of the query that have no `id` get one.',
  'QueryManager.constructor(query)':
    'The initial query, which is frozen unless `freeze` is `false`. Defaults to a new group.',
  'QueryManager.constructor(options)':
    'The configuration, such as fields, default values, and whether to record a history for `undo`.',
  'QueryManager.add(ruleOrGroup)': 'The rule or group to add.',
  'QueryManager.add(parentPathOrID)': GROUP_PATH_OR_ID,
  'QueryManager.batch(fn)': 'Makes the changes.',
  'QueryManager.createRuleGroup(independentCombinators)':
    'Whether the group has combinators between its rules.',
  'QueryManager.filter(predicate)': 'Returns whether to include a rule or group.',
  'QueryManager.find(predicate)': 'Returns whether this is the rule or group in question.',
  'QueryManager.findID(id)': 'The `id` of the rule or group.',
  'QueryManager.getPathOfID(id)': 'The `id` of the rule or group.',
  'QueryManager.getGroup(pathOrID)': GROUP_PATH_OR_ID,
  'QueryManager.getNode(pathOrID)': PATH_OR_ID,
  'QueryManager.getParent(pathOrID)': PATH_OR_ID,
  'QueryManager.getRule(pathOrID)': 'The path or the `id` of the rule.',
  'QueryManager.getRuleContext(pathOrID)': 'The path or the `id` of the rule.',
  'QueryManager.getRuleGroupContext(pathOrID)': GROUP_PATH_OR_ID,
  'QueryManager.group(sourcePathOrID)': 'The path or the `id` of the rule or group to move.',
  'QueryManager.group(targetPathOrID)':
    'The path or the `id` of the rule or group that becomes part of the new group.',
  'QueryManager.insert(ruleOrGroup)': 'The rule or group to insert.',
  'QueryManager.move(oldPathOrID)': 'The path or the `id` of the rule or group to move.',
  'QueryManager.move(newPath)':
    'The new path. `"up"` and `"down"` exchange it with its neighbor, or move it into or out of a group.',
  'QueryManager.reconfigure(config)':
    'Whether the options replace all earlier ones (`replace`), instead of being merged with them.',
  'QueryManager.remove(pathOrID)': PATH_OR_ID,
  'QueryManager.setQuery(query)': 'The new query, which is frozen unless `freeze` is `false`.',
  'QueryManager.signatureOf(other)': 'The query to compare the current one with.',
  'QueryManager.ungroup(pathOrID)': GROUP_PATH_OR_ID,
  'QueryManager.update(pathOrID)': PATH_OR_ID,
  'QueryManager.update(value)': 'The new value of the property.',
  'QueryManager.update(values)': 'The new values by property.',
  'QueryManagerError.constructor':
    'Creates the error that a `QueryManager` throws in strict mode when it cannot carry out an operation.',
  'QueryManagerError.constructor(info)': 'The operation that was not carried out, and the reason.',
  'QueryManagerError.cause': 'The cause of the error, which is not set.',
  'QueryManagerError.message': 'The message of the error.',
  'QueryManagerError.name': 'The name of the error class.',
  'QueryManagerError.stack': 'The call stack.',
  'useQueryManager(manager)': 'The manager whose query the component renders.',
  'CreateRuleOptions.fields': 'The fields, of which the rule gets one.',
  'CreateRuleOptions.getDefaultField':
    'The field of the rule, or a function that returns it. Defaults to the first field.',
  'CreateRuleGroupOptions.combinators':
    'The combinators, the first of which becomes the combinator of the group.',
  uuidV4regex: 'A regular expression that matches a UUID of version 4.',
  getParseNumberMethod:
    'Returns the method to parse numbers with, for a setting of `parseNumbers` and a type of input. The result is `false` where numbers are not parsed.',
  'RuleGroupProcessor(options)': 'The options of `formatQuery`, completed with their defaults.',
  ValueChangeEventHandler:
    'A function that updates a property of a rule, called with the new value.',
  'ValueChangeEventHandler(value)': 'The new value.',

  // Options
  StringUnionToFlexibleOptionArray:
    'An array of options, whose identifiers are the strings of a union.',
  StringUnionToFullOptionArray:
    'An array of full options, whose identifiers are the strings of a union.',
  ValueSourceFlexibleOptions: 'Value sources as options.',
  ValueSourceFullOptions: 'Value sources as full options.',
  defaultCombinatorLabelMap: 'The label of each default combinator.',
  defaultOperatorLabelMap: 'The label of each default operator.',
  'BaseFullField.matchModes':
    'The match modes for this field, whose values are lists. They take precedence over the `getMatchModes` prop; `true` stands for all default ones.',
  'PreparedOptionList.optionList': 'The options, as full options.',
  'PreparedOptionList.optionsMap': 'The options by identifier.',
  'PreparedOptionList.defaultOption': 'The placeholder, as an option.',
  'PrepareOptionListParams.autoSelectOption':
    'Whether the first option is selected, so that the list needs no placeholder.',
  'PrepareOptionListParams.baseOption': 'Properties that each option gets unless it has its own.',
  'PrepareOptionListParams.labelMap': 'Labels by `name`, for options that are plain strings.',
  'PrepareOptionListParams.optionList': 'The options: an array, groups of options, or an object.',
  'PrepareOptionListParams.placeholder': 'The labels and the name of the placeholder.',

  // Match modes
  MatchMode: 'How many elements of a list have to match the nested conditions.',
  MatchModeOptions: 'Match modes as full options.',
  DefaultMatchModes: 'The type of `defaultMatchModes`.',
  'MatchConfig.mode': 'How many elements have to match.',
  'MatchConfig.threshold':
    'The number of elements, for the modes `"atLeast"`, `"atMost"`, and `"exactly"`.',
  'RuleType.match': 'How many elements of the list have to match the nested conditions.',
  useMatchModeEditor: 'Prepares the values and methods of a match mode editor.',
  UseMatchModeEditor: 'What `useMatchModeEditor` returns.',
  'UseMatchModeEditor.thresholdNum': 'The threshold as a number. Defaults to 1.',
  'UseMatchModeEditor.thresholdRule': 'A rule whose value is the threshold, for a value editor.',
  'UseMatchModeEditor.thresholdSchema': 'The schema with `parseNumbers`, for a value editor.',
  'UseMatchModeEditor.handleChangeMode': 'Updates the match mode.',
  'UseMatchModeEditor.handleChangeThreshold': 'Updates the threshold.',
  'MatchModeEditorProps.classNames.matchMode': 'The classes of the match mode selector.',
  'MatchModeEditorProps.classNames.matchThreshold': 'The classes of the threshold editor.',
  'MatchModeEditorProps.thresholdPlaceholder': 'The placeholder of the threshold editor.',

  // Components, hooks, and context
  RuleComponentsWithSubQuery:
    'Renders the controls of a rule whose value is a query, followed by that query.',
  RuleWithSubQueryGroupComponentsWrapper:
    'Renders the element around the nested query of a rule: a `div` with the given props.',
  QueryBuilderFlags: 'The boolean props of `QueryBuilder`.',
  'QueryBuilderProps.onUngroup(query)': 'The query before the change.',
  'Schema.showUndoRedo': 'The `showUndoRedo` prop of the query builder.',
  'Schema.showUngroupButtons': 'The `showUngroupButtons` prop of the query builder.',
  'Schema.dispatchQuery(options)': 'Options of the update.',
  'Schema.getRuleDefaultOperator': 'Returns the default operator for a field.',
  'Schema.getRuleDefaultValue': 'Returns the default value for a rule.',
  DispatchQueryFn: 'The type of the function that replaces the query of a query builder.',
  'DispatchQueryFn(query)': 'The new query.',
  UseMergedContextParams: 'The parameter of `useMergedContext`.',
  'UseMergedContextParams.initialQuery': 'The query of the first render.',
  'UseMergedContextParams.qbId': 'The identifier of the query builder.',
  UseQbId: 'What `useQbId` returns.',
  UseValueEditor: 'What `useValueEditor` returns.',
  useFields: 'Prepares the fields of a query builder from its props.',
  UseFields: 'What `useFields` returns.',
  'UseFields.defaultField': 'The placeholder, as a field.',
  'UseFields.fieldMap': 'The fields by identifier.',
  'UseFields.fields': 'The fields, as full options.',
  usePathsMemo:
    'Returns the path of each child of a group, and whether it is disabled. The result is memoized.',
  'PathInfo.path': 'The path of the rule or group.',
  'PathInfo.disabled': 'Whether the rule or group is disabled.',
  'UseQueryBuilderSetup.resolveQbIdCollision':
    'Gives the query builder a generated identifier, because a mounted one already has the same.',
  'UseQueryBuilderSetup.getParameters': 'Returns the parameters for a field and an operator.',
  'UseQueryBuilderSetup.getMatchModesMain': 'Returns the match modes for a field.',
  'UseQueryBuilderSetup.getSubQueryBuilderPropsMain':
    'Returns the props of the query builder for nested conditions on a field.',
  'UseRule.matchModes': 'The match modes for the field of the rule.',
  'UseRule.muted': 'Whether the rule, or a group that contains it, is muted.',
  'UseRule.parentMuted': 'Whether a group that contains the rule is muted.',
  'UseRule.onChangeField': 'Updates the field of the rule.',
  'UseRule.onChangeMatchMode': 'Updates the match mode of the rule.',
  'UseRule.onChangeOperator': 'Updates the operator of the rule.',
  'UseRule.onChangeValue': 'Updates the value of the rule.',
  'UseRule.onChangeValueSource': 'Updates the value source of the rule.',
  'UseRule.subproperties': 'The fields for the nested conditions of the rule.',
  'UseRule.subQueryBuilderProps': 'The props of the query builder for the nested conditions.',
  'UseRule.toggleMuteRule': 'Mutes the rule, or unmutes it if it is muted.',
  'UseRuleGroup.muted': 'Whether the group, or one that contains it, is muted.',
  'UseRuleGroup.toggleMuteGroup': 'Mutes the group, or unmutes it if it is muted.',
  'UseRuleGroup.ungroup': 'Replaces the group with its contents.',
  'UndoRedoActionsProps.classNames.undo':
    'The classes of the button that restores the previous query.',
  'UndoRedoActionsProps.classNames.redo':
    'The classes of the button that restores the undone query.',
  'UndoRedoActionsProps.labels.undo': 'The label of the button that restores the previous query.',
  'UndoRedoActionsProps.labels.redo': 'The label of the button that restores the undone query.',
  'UndoRedoActionsProps.titles.undo': 'The tooltip of the button that restores the previous query.',
  'UndoRedoActionsProps.titles.redo': 'The tooltip of the button that restores the undone query.',

  // Query actions
  'QueryActionCallbacks.onAddRule':
    'Called before a rule is added. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onAddGroup':
    'Called before a group is added. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onRemove':
    'Called before a rule or group is removed. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onMoveRule':
    'Called before a rule is moved or cloned. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onMoveGroup':
    'Called before a group is moved or cloned. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onGroupRule':
    'Called before a rule is grouped with another rule or group. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onGroupGroup':
    'Called before a group is grouped with another rule or group. See the prop of `QueryBuilder`.',
  'QueryActionCallbacks.onUngroup':
    'Called before a group is replaced with its contents. See the prop of `QueryBuilder`.',
  'QueryActionHandlers.addRule': 'Adds a rule to a group.',
  'QueryActionHandlers.addGroup': 'Adds a group to a group.',
  'QueryActionHandlers.groupRule': 'Moves a rule into a new group with another rule or group.',
  'QueryActionHandlers.moveRule': 'Moves or clones a rule or group.',
  'QueryActionHandlers.propChange': 'Updates a property of a rule or group.',
  'QueryActionHandlers.removeRuleOrGroup': 'Removes a rule or group.',
  'QueryActionHandlers.ungroupRuleGroup': 'Replaces a group with its contents.',
  'QueryActions.groupRule': 'Moves a rule or group into a new group with another rule or group.',
  'QueryActions.groupRule(sourcePath)': 'The path of the rule or group to move.',
  'QueryActions.groupRule(targetPath)':
    'The path of the rule or group that becomes part of the new group.',
  'QueryActions.groupRule(clone)': 'Whether the rule or group is copied instead of moved.',
  'QueryActions.ungroupRuleGroup': 'Replaces a group with its contents.',
  'QueryActionsConfig.combinators': 'The combinators, the first of which new groups get.',
  'QueryActionsConfig.resetOnFieldChange':
    'Whether operator and value are reset when the field changes.',
  'QueryActionsConfig.resetOnOperatorChange':
    'Whether the value is reset when the operator changes.',
  'QueryActionsConfig.getRuleDefaultOperator': 'Returns the default operator for a field.',
  'QueryActionsConfig.getRuleDefaultValue': 'Returns the default value for a rule.',
  'QueryActionsConfig.getValueSources': 'Returns the value sources for a field and an operator.',
  'QueryActionsConfig.getMatchModes': 'Returns the match modes for a field.',
  'LogType.group': 'A rule or group was moved into a new group with another one.',
  'LogType.ungroup': 'A group was replaced with its contents.',
  'LogType.onGroupRuleFalse': 'A rule was not grouped, because `onGroupRule` returned `false`.',
  'LogType.onGroupGroupFalse': 'A group was not grouped, because `onGroupGroup` returned `false`.',
  'LogType.onUngroupFalse': 'A group was not ungrouped, because `onUngroup` returned `false`.',

  // What is derived for rules and groups
  'RuleContext.fieldData': 'The complete definition of the field of the rule.',
  'RuleContext.hideValueControls':
    'Whether the operator takes no value, so that the value editor is hidden.',
  'RuleContext.inputType':
    'The `type` attribute of the `input` element in the value editor, or `null` if nothing sets it.',
  'RuleContext.matchModes': 'The match modes for the field.',
  'RuleContext.operatorObject': 'The complete definition of the operator.',
  'RuleContext.operators': 'The operators for the field.',
  'RuleContext.parameters':
    'The parameters for the field and the operator, or `null` if there are none.',
  'RuleContext.subQueryBuilderProps': 'The props of the query builder for nested conditions.',
  'RuleContext.valueEditorType': 'The type of the value editor.',
  'RuleContext.values': 'The options of the value editor.',
  'RuleContext.valueSourceOptions': 'The possible value sources, as options.',
  'RuleContext.valueSources': 'The possible value sources.',
  'RuleContextResolvers.fields': 'The fields.',
  'RuleContextResolvers.fieldMap': 'The fields by identifier.',
  'RuleContextResolvers.getInputType': 'Returns the type of input for a field and an operator.',
  'RuleContextResolvers.getMatchModes': 'Returns the match modes for a field.',
  'RuleContextResolvers.getOperators': 'Returns the operators for a field.',
  'RuleContextResolvers.getParameters': 'Returns the parameters for a field and an operator.',
  'RuleContextResolvers.getSubQueryBuilderProps':
    'Returns the props of the query builder for nested conditions on a field.',
  'RuleContextResolvers.getValueEditorType':
    'Returns the type of the value editor for a field and an operator.',
  'RuleContextResolvers.getValues':
    'Returns the options of the value editor for a field and an operator.',
  'RuleContextResolvers.getValueSources': 'Returns the value sources for a field and an operator.',
  'RuleGroupContext.combinator': 'The identifier of the combinator.',
  'RuleGroupContext.combinatorObject': 'The complete definition of the combinator.',
  'RuleGroupContext.combinators': 'The combinators, as full options.',
  'RuleGroupContext.independentCombinators': 'Whether the group has combinators between its rules.',
  'ClassnameCondition.key': 'The class, a key of `standardClassnames`.',
  'ClassnameCondition.standardOnly':
    'Whether only the standard class is applied, not one of `controlClassnames`.',
  'ClassnameCondition.when': 'Returns whether the class applies.',
  'ClassnameSpec.conditions': 'Classes that depend on the state.',
  'ClassnameSpec.sources': 'The keys of `controlClassnames` that contribute to the classes.',
  'QueryBuilderClassNameState.disabled': 'Whether the query builder is disabled.',
  'QueryBuilderClassNameState.validationResult': 'What the `validator` prop returned.',
  'RuleClassNameState.disabled': 'Whether the rule or group is disabled.',
  'RuleClassNameState.muted': 'Whether the rule or group is muted.',
  'RuleClassNameState.hasSubQuery': 'Whether the value of the rule is a query.',
  'standardClassnames.justified':
    'The class that aligns buttons with the end of their row. The query builder never applies it by itself; add it to `queryBuilder`.',
  'standardClassnames.responsive':
    'The class that lets controls wrap to further lines. The query builder never applies it by itself; add it to `queryBuilder`.',

  // Drag and drop
  'DropCollection.groupItems': 'Whether a drop groups the dragged rule or group with this one.',
  'DropCollection.dropNotAllowed':
    'Whether a rule or group that cannot be dropped here is dragged over this element.',

  // Translations
  'BaseTranslation.title': 'The tooltip of the control.',
  'Translations.matchMode': 'The translations for the match mode selector.',
  'Translations.matchThreshold': 'The translations for the threshold editor.',
  'Translations.matchThreshold.placeholderName': 'The placeholder of the threshold editor.',
  'Translations.muteRule': `${FILTER_BUTTON} mutes a rule.`,
  'Translations.muteGroup': `${FILTER_BUTTON} mutes a group.`,
  'Translations.unmuteRule': `${FILTER_BUTTON} unmutes a muted rule.`,
  'Translations.unmuteGroup': `${FILTER_BUTTON} unmutes a muted group.`,
  'Translations.undo': `${FILTER_BUTTON} restores the query before the last change.`,
  'Translations.redo': `${FILTER_BUTTON} restores the query that was undone last.`,
  'Translations.ungroupRuleGroup': `${FILTER_BUTTON} replaces a group with its contents.`,
  'Translations.values': 'The translations for a value editor that selects from a list.',
  mergeAnyTranslation:
    'Returns an object with the strings of one control: those from the props, completed with those from the context and the defaults. If none are set, the result is `undefined`.',
  clsx: 'Joins class names: strings, arrays, and objects whose keys apply where their value is true.',
  'clsx(inputs)': 'The class names.',

  // State
  'RqbState.asyncOptionLists': 'The option lists that were loaded, with their cache.',
  'RqbState.queryHistory': 'The recorded histories, by the `qbId` of their query builder.',
  LazyLoadedSlices:
    'Parts of the state that exist only where the entry points that add them are imported.',
  RqbStore: 'The type of the Redux store with the state of all query builders on the page.',
  'RqbStore.addSlice': 'Adds a part to the state.',
  'getRqbStore(devTools)':
    'Whether Redux DevTools can inspect the store. Only the first call, which creates the store, reads it.',
  'messages.errorChangedQbId': 'Logged when the `qbId` prop changes after the first render.',
  'messages.errorDeprecatedDebugImport':
    'Logged when the deprecated entry point `react-querybuilder/debug` is imported.',
  'messages.errorDuplicateQbId': 'Logged when a mounted query builder has the same `qbId`.',
  'messages.errorShowUndoRedoWithoutProvider':
    'Logged when `showUndoRedo` is set, but no component renders the undo and redo buttons.',
  'TestID.matchModeEditor': 'The match mode editor.',
  'TestID.muteGroup': 'The button that mutes a group.',
  'TestID.muteRule': 'The button that mutes a rule.',
  'TestID.undoRedoActions': 'The element around the buttons that restore queries.',
  'TestID.undoAction': 'The button that restores the query before the last change.',
  'TestID.redoAction': 'The button that restores the query that was undone last.',
  'TestID.ungroup': 'The button that replaces a group with its contents.',

  // History
  UseQueryBuilderHistory: 'What `useQueryBuilderHistory` returns.',
  'QueryBuilderHistoryProps.children': 'The query builders whose history is recorded.',
  QueryBuilderHistoryContextProps: 'The settings of the history.',
  defaultQueryBuilderHistoryContext:
    'The settings that apply outside a `QueryBuilderHistory`: the default limits, with `historyEnabled` set to `false`.',
  QueryHistorySliceState: 'The histories by the identifier of their query builder.',
  queryHistorySlice: 'The slice of the Redux store that has the histories.',
  RegisterHistoryParams:
    'The payload of the action that starts to record the history of a query builder.',
  'RegisterHistoryParams.qbId': 'The identifier of the query builder.',
  'RegisterHistoryParams.maxHistory': 'How many earlier queries are kept.',
  'RegisterHistoryParams.coalesceMs': 'Within how many milliseconds changes are recorded as one.',
  QbIdParams: 'The payload of actions on the history of a query builder.',
  'QbIdParams.qbId': 'The identifier of the query builder.',

  // Options that are loaded
  UseAsyncOptionList:
    'What `useAsyncOptionList` returns: the props of the selector, completed with what was loaded.',
  UseAsyncOptionListParams: 'The second parameter of `useAsyncOptionList`.',
  CacheKeys: 'The properties of a rule that the key of the cache is made from.',
  State: 'The state of the slice that has the loaded option lists.',
  sliceName: 'The name of the slice that has the loaded option lists.',
  asyncOptionListsSlice: 'The slice of the Redux store that has the loaded option lists.',
  DEFAULT_CACHE_TTL: 'How long a loaded option list is kept, in milliseconds: 30 minutes.',
  AsyncOptionListsSliceState: 'The loaded option lists, and what is being loaded.',
  'AsyncOptionListsSliceState.cache': 'The loaded option lists by key.',
  'AsyncOptionListsSliceState.errors': 'The messages of failed requests by key.',
  'AsyncOptionListsSliceState.loading': 'Whether a list is being loaded, by key.',
  CachedOptionList: 'A loaded option list.',
  'CachedOptionList.data': 'The options.',
  'CachedOptionList.timestamp': 'When the list was loaded, in milliseconds since 1970.',
  'CachedOptionList.validUntil': 'When the list expires, in milliseconds since 1970.',
  getOptionListsAsync: 'Creates the Redux action that loads an option list.',
  'GetOptionListsAsyncParams.cacheKey': 'The key of the list in the cache.',
  'GetOptionListsAsyncParams.cacheTTL': 'How long the list is kept, in milliseconds.',
  'GetOptionListsAsyncParams.loadOptionList': 'Loads the list.',
  'GetOptionListsAsyncParams.value': 'The current value of the selector.',
  'GetOptionListsAsyncParams.ruleOrGroup': 'The rule or group of the selector.',

  // Export and import
  'FormatQueryOptions.context': 'Custom data, passed on to processors unchanged.',
  'FormatQueryFinalOptions.getParseNumberBoolean':
    'Returns whether numbers are parsed for a type of input. `undefined` means no.',
  'FormatQueryFinalOptions.validateRule':
    'Returns two values in an array: the known validation result of a rule, and the validator of its field. Either can be `undefined`.',
  'FormatQueryFinalOptions.validationMap':
    'What `validator` returned, by the `id` of rules and groups.',
  'FormatQueryFinalOptions.subqueryDepth': 'How many nested queries contain the group.',
  'DiagnosticsStats.totalRules': 'How many rules there are.',
  'DiagnosticsStats.totalGroups': 'How many groups there are, including the root group.',
  'DiagnosticsStats.validRules': 'How many rules are valid.',
  'DiagnosticsStats.invalidRules': 'How many rules are invalid.',
  'DiagnosticsStats.validGroups': 'How many groups are valid.',
  'DiagnosticsStats.invalidGroups': 'How many groups are invalid.',
  'DrizzleOperatorsLike.and': 'Combines conditions with `AND`.',
  'DrizzleOperatorsLike.or': 'Combines conditions with `OR`.',
  'DrizzleOperatorsLike.not': 'Negates a condition.',
  'DrizzleWhereCallback(columns)': 'The columns of the table.',
  'DrizzleWhereCallback(drizzleOperators)': 'The operators of Drizzle.',
  'ExpressionNode.kind': 'The kind of the node.',
  'ExpressionNode.field': 'The name of the field.',
  'ExpressionNode.value': 'The literal value.',
  'ExpressionNode.valueType': 'The type of the literal value.',
  'ExpressionNode.parameter': 'The name of the parameter.',
  'ExpressionNode.fn': 'The name of the function.',
  'ExpressionNode.args': 'The arguments of the function.',
  'cypherCombinatorMap.and': 'The operator for the combinator `and`.',
  'cypherCombinatorMap.or': 'The operator for the combinator `or`.',
  'mongoDbFallback.$and': 'A condition that every document meets.',
  'mongoOperators.notin': 'The MongoDB operator for `notIn`.',
  'prismaOperators.=': 'The Prisma operator for `=`.',
  'prismaOperators.!=': 'The Prisma operator for `!=`.',
  'prismaOperators.<': 'The Prisma operator for `<`.',
  'prismaOperators.<=': 'The Prisma operator for `<=`.',
  'prismaOperators.>': 'The Prisma operator for `>`.',
  'prismaOperators.>=': 'The Prisma operator for `>=`.',
  'prismaOperators.in': 'The Prisma operator for `in`.',
  'prismaOperators.notin': 'The Prisma operator for `notIn`.',
  ParseCELOptionsIC: 'The options of `parseCEL` for a query with independent combinators.',
  ParseCELOptionsStandard: 'The options of `parseCEL` for a query without independent combinators.',
  'ParseSQLExpressionContext.bigIntOnOverflow':
    'Whether integers that a number cannot represent become `bigint` values.',
  'ParseSQLOptions.parseParameters.positional':
    'Whether positional placeholders such as `?` become parameters.',
  'ParseSQLOptions.parseParameters.prefix': 'The characters in front of the names of parameters.',
  'parseCypher(cypher)':
    'The Cypher query, its `WHERE` clause, or only the condition of that clause.',
  'parseGQL(gql)': 'The GQL query, its `WHERE` clause, or only the condition of that clause.',
  'parseGremlin(gremlin)': 'The Gremlin traversal, or only its `has()` steps.',
  'parseSPARQL(sparql)': 'The SPARQL query, or only the condition inside `FILTER()`.',
};

const FIELD_DATA = [
  'MatchModeEditorProps',
  'OperatorSelectorProps',
  'ValueSourceSelectorProps',
  'AntDValueEditorProps',
  'MantineValueEditorProps',
  'MaterialValueEditorProps',
  'UseRule',
  'ValueProcessorOptions',
];

/** Types of version 8 whose members mean what the same members of another type mean. */
export const sameCore: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIELD_DATA.map((owner) => [`${owner}.fieldData`, 'BaseFullField'])),
  'UseFields.defaultField': 'BaseFullField',
  'PreparedOptionList.defaultOption': 'FullOption',
  'UseOptionListProp.defaultOption': 'FullOption',
  BaseFullField: 'BaseOption',
  FullOperator: 'BaseFullField',
  'BaseTranslations.matchThreshold': 'Translations.matchThreshold',
  LazyLoadedSlices: 'RqbState',
  BaseTranslations: 'Translations',
  BaseTranslationWithLabel: 'BaseTranslation',
  BaseTranslationWithPlaceholders: 'BaseTranslation',
  TranslationWithLabel: 'BaseTranslation',
  TranslationWithPlaceholders: 'BaseTranslation',
  UseOptionListProp: 'PreparedOptionList',
  UseOptionListPropParams: 'PrepareOptionListParams',
  GetOptionListsAsyncParams: 'PrepareOptionListParams',
  QueryActionsConfig: 'QueryActionCallbacks',
  UseMergedContext: 'UseMergedContextParams',
  RuleClassNameState: 'DropCollection',
  OuterClassNameOptions: 'RuleClassNameState',
  DndClassNameState: 'DragCollection',
  DropResult: 'DropCollection',
  controlKind: 'ControlElementsProp',
  controlPropKeys: 'ControlElementsProp',
  RuleGroupDiagnosticsResult: 'RuleGroupType',
  RuleGroupICDiagnosticsResult: 'RuleGroupTypeIC',
  FormatQueryFinalOptions: 'FormatQueryOptions',
  ParseCELOptionsIC: 'ParserCommonOptions',
  ParseCELOptionsStandard: 'ParserCommonOptions',
  ParseCypherOptions: 'ParserCommonOptions',
  ParseGremlinOptions: 'ParserCommonOptions',
  ParseSPARQLOptions: 'ParserCommonOptions',
};
