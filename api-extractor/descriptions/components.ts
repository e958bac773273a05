import type { Descriptions } from './types';

/** Components, the props of subcomponents, and the controls that can be replaced. */
export const components: Descriptions = {
  'SelectorOrEditorProps.value': 'The current value: the identifier of the selected option.',
  'SelectorOrEditorProps.handleOnChange': 'Updates the query with a new value.',
  'SelectorOrEditorProps.handleOnChange(value)': 'The new value.',
  'BaseSelectorProps.value': 'The identifier of the selected option.',
  'BaseSelectorProps.handleOnChange': 'Updates the query with the selection.',
  'BaseSelectorProps.handleOnChange(value)': 'The identifier of the selected option.',
  'CombinatorSelectorProps.handleOnChange(value)': 'The identifier of the selected option.',
  'BaseSelectorProps.options': 'The options or option groups to choose from.',
  'CommonRuleSubComponentProps.rule': 'The rule that this control belongs to.',
  'ValueSelectorProps.multiple': 'Whether several options can be selected. Defaults to `false`.',
  'ValueSelectorProps.listsAsArrays':
    'Whether several selected options are stored as an array. By default they are a string with commas.',
  'CombinatorSelectorProps.options': 'The combinators to choose from.',
  'CombinatorSelectorProps.rules': 'The rules and nested groups of the group.',
  'FieldSelectorProps.operator': 'The identifier of the current operator of the rule.',
  'OperatorSelectorProps.options': 'The operators to choose from.',
  'OperatorSelectorProps.field': 'The identifier of the field of the rule.',
  'OperatorSelectorProps.fieldData': 'The complete definition of the field.',
  'ValueSourceSelectorProps.options': 'The value sources to choose from.',
  'ValueSourceSelectorProps.field': 'The identifier of the field of the rule.',
  'ValueSourceSelectorProps.fieldData': 'The complete definition of the field.',

  '*(e)': 'The event that triggers the action.',
  'NotToggleProps.checked': 'Whether the group is negated.',
  'NotToggleProps.handleOnChange': 'Updates the query with the new state of the toggle.',
  'NotToggleProps.handleOnChange(checked)': 'Whether the group is negated.',
  'NotToggleProps.ruleGroup': 'The group that this toggle belongs to.',
  'ShiftActionsProps.labels.shiftUp': 'The visible text of the button that moves up.',
  'ShiftActionsProps.labels.shiftDown': 'The visible text of the button that moves down.',
  'ShiftActionsProps.titles.shiftUp': 'The tooltip of the button that moves up.',
  'ShiftActionsProps.titles.shiftDown': 'The tooltip of the button that moves down.',
  'DragHandleProps.ruleOrGroup': 'The rule or group that this handle belongs to.',
  'InlineCombinatorProps.component':
    'The component that renders the selector: the `combinatorSelector` of the query builder.',
  'ValueEditorProps.field': 'The identifier of the field of the rule.',
  'ValueEditorProps.operator': 'The identifier of the operator of the rule.',
  'ValueEditorProps.value': 'The current value of the rule.',
  'ValueEditorProps.valueSource':
    'Whether the value is a plain value (`"value"`) or the name of another field (`"field"`).',
  'ValueEditorProps.type': 'The type of editor to render. Defaults to `"text"`.',
  'ValueEditorProps.inputType': 'The `type` attribute of the `input` element, such as `"date"`.',
  'ValueEditorProps.values': 'The options to choose from, for editors that offer a choice.',
  'ValueEditorProps.listsAsArrays':
    'Whether lists of values are stored as arrays. By default they are strings with commas.',
  'ValueEditorProps.parseNumbers': 'Whether and how strings are converted to numbers.',
  'ValueEditorProps.separator':
    'What is rendered between the editors of a rule that has several values.',
  'ValueEditorProps.selectorComponent':
    'The component that renders the editor types `"select"` and `"multiselect"`. Defaults to `ValueSelector`.',

  ControlElementsProp:
    'The components that replace the default ones in a query builder. Most of them can be `null`, which hides the control.',
  'ControlElementsProp.actionElement':
    'Renders every button for which no more specific component is given. Defaults to `ActionElement`.',
  'ControlElementsProp.addGroupAction': 'Renders the button that adds a group.',
  'ControlElementsProp.addRuleAction': 'Renders the button that adds a rule.',
  'ControlElementsProp.cloneGroupAction': 'Renders the button that duplicates a group.',
  'ControlElementsProp.cloneRuleAction': 'Renders the button that duplicates a rule.',
  'ControlElementsProp.combinatorSelector': 'Renders the selector of the combinator.',
  'ControlElementsProp.dragHandle':
    'Renders the handle by which a rule or group is dragged. It must forward its ref.',
  'ControlElementsProp.fieldSelector': 'Renders the selector of the field of a rule.',
  'ControlElementsProp.inlineCombinator':
    'Renders the combinator between two rules, where combinators are shown there.',
  'ControlElementsProp.lockGroupAction': 'Renders the button that disables and enables a group.',
  'ControlElementsProp.lockRuleAction': 'Renders the button that disables and enables a rule.',
  'ControlElementsProp.notToggle': 'Renders the toggle that negates a group.',
  'ControlElementsProp.operatorSelector': 'Renders the selector of the operator of a rule.',
  'ControlElementsProp.removeGroupAction': 'Renders the button that removes a group.',
  'ControlElementsProp.removeRuleAction': 'Renders the button that removes a rule.',
  'ControlElementsProp.rule': 'Renders a rule with all its controls. Defaults to `Rule`.',
  'ControlElementsProp.ruleGroup':
    'Renders a group with its header and its body. Defaults to `RuleGroup`.',
  'ControlElementsProp.ruleGroupBodyElements':
    'Renders the rules and nested groups of a group. Defaults to `RuleGroupBodyComponents`.',
  'ControlElementsProp.ruleGroupHeaderElements':
    'Renders the controls in the header of a group. Defaults to `RuleGroupHeaderComponents`.',
  'ControlElementsProp.shiftActions':
    'Renders the buttons that move a rule or group up and down. Defaults to `ShiftActions`.',
  'ControlElementsProp.valueEditor':
    'Renders the editor of the value of a rule. Defaults to `ValueEditor`.',
  'ControlElementsProp.valueSelector':
    'Renders every selector for which no more specific component is given. Defaults to `ValueSelector`.',
  'ControlElementsProp.valueSourceSelector': 'Renders the selector of the value source of a rule.',

  'CommonRuleAndGroupProps.id': 'The unique identifier of the rule or group.',
  'CommonRuleAndGroupProps.path': 'The path of the rule or group in the query.',
  'CommonRuleAndGroupProps.parentDisabled': 'Whether the parent group is disabled.',
  'CommonRuleAndGroupProps.translations': 'The translations for all controls.',
  'CommonRuleAndGroupProps.schema':
    'The configuration of the query builder, which every subcomponent receives.',
  'CommonRuleAndGroupProps.actions': 'The functions that change the query.',
  'CommonRuleAndGroupProps.disabled': 'Whether the rule or group is disabled.',
  'CommonRuleAndGroupProps.shiftUpDisabled': 'Whether the rule or group cannot be moved up.',
  'CommonRuleAndGroupProps.shiftDownDisabled': 'Whether the rule or group cannot be moved down.',
  'CommonRuleAndGroupProps.context': 'The custom data from the `context` prop.',
  'RuleProps.rule': 'The rule to render.',
  'RuleGroupProps.ruleGroup': 'The group to render.',
  'QueryBuilderStateProvider(props)': 'The content that shares the state of the query builders.',

  'Translation.title': 'The tooltip of the control: its `title` attribute.',
  'TranslationWithLabel.label': 'The visible text of the control.',
  'Translations.fields': 'The translations for the field selector.',
  'Translations.operators': 'The translations for the operator selector.',
  'Translations.value': 'The translations for the value editor.',
  'Translations.removeRule': 'The translations for the button that removes a rule.',
  'Translations.removeGroup': 'The translations for the button that removes a group.',
  'Translations.addRule': 'The translations for the button that adds a rule.',
  'Translations.addGroup': 'The translations for the button that adds a group.',
  'Translations.combinators': 'The translations for the combinator selector.',
  'Translations.notToggle': 'The translations for the toggle that negates a group.',
  'Translations.cloneRule': 'The translations for the button that duplicates a rule.',
  'Translations.cloneRuleGroup': 'The translations for the button that duplicates a group.',
  'Translations.shiftActionUp': 'The translations for the button that moves a rule or group up.',
  'Translations.shiftActionDown':
    'The translations for the button that moves a rule or group down.',
  'Translations.dragHandle': 'The translations for the drag handle.',
  'Translations.lockRule': 'The translations for the button that locks a rule.',
  'Translations.lockGroup': 'The translations for the button that locks a group.',
  'Translations.lockRuleDisabled':
    'The translations for the lock button of a rule while the rule is locked.',
  'Translations.lockGroupDisabled':
    'The translations for the lock button of a group while the group is locked.',
  'Translations.valueSourceSelector': 'The translations for the value source selector.',
  mergeTranslation:
    'Chooses each string of one control from the props, the context or the defaults, in that order.',
  'mergeTranslation(el)': 'The name of the control in `Translations`.',
  'mergeTranslation(keyPropContextMap)':
    'For each kind of string, such as `title`, a pair: the string from the props and the string from the context.',
  'mergeTranslation(finalize)': 'Whether to use the default string if neither is set.',
  'mergeClassnames(args)': 'The objects with classes to merge.',
};
