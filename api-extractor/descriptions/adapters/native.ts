import type { Descriptions } from '../types';

/** `@react-querybuilder/native` */
export const native: Descriptions = {
  QueryBuilderNativeProps:
    'The props of `QueryBuilderNative`: those of `QueryBuilder`, and styles.',
  defaultNativeWebControlElements:
    'The components for React Native Web, for the `controlElements` prop.',
  defaultNativeStyles: 'The default styles of all elements.',
  defaultNativeSelectStyles: 'The default styles of selectors.',
  'defaultNativeSelectStyles.selector': 'The style of the selector itself.',
  'defaultNativeSelectStyles.option': 'The style of each option.',
  WrapEachPropertyInStyleProp:
    'Makes each property of an object optional, and accepts any form of style that React Native does.',
  SchemaNative:
    'The schema that the native components receive: that of the core package, with styles.',
  'WithOptionalStyleSheets.styles': 'The styles from the `styles` prop of the query builder.',
  WithSchemaNative: 'The part of the props that holds the schema with styles.',
  'WithSchemaNative.schema': 'The configuration of the query builder, with styles.',
  QueryBuilderNativeStyles: 'The style of each element that the native components render.',
  QueryBuilderNativeStyleSheets: 'The styles of `QueryBuilderNativeStyles`, all of them optional.',
  'QueryBuilderNativeStyles.actionElement': 'The style of buttons.',
  'QueryBuilderNativeStyles.actionElementText': 'The style of the text of buttons.',
  'QueryBuilderNativeStyles.combinatorOption': 'The style of the options of combinator selectors.',
  'QueryBuilderNativeStyles.combinatorSelector': 'The style of combinator selectors.',
  'QueryBuilderNativeStyles.dragHandle': 'The style of drag handles.',
  'QueryBuilderNativeStyles.fieldOption': 'The style of the options of field selectors.',
  'QueryBuilderNativeStyles.fieldSelector': 'The style of field selectors.',
  'QueryBuilderNativeStyles.inlineCombinator': 'The style of combinators between two rules.',
  'QueryBuilderNativeStyles.notToggle': 'The style of the toggle that negates a group.',
  'QueryBuilderNativeStyles.notToggleLabel': 'The style of the label of that toggle.',
  'QueryBuilderNativeStyles.notToggleSwitch': 'The style of the switch of that toggle.',
  'QueryBuilderNativeStyles.operatorOption': 'The style of the options of operator selectors.',
  'QueryBuilderNativeStyles.operatorSelector': 'The style of operator selectors.',
  'QueryBuilderNativeStyles.rule': 'The style of rules.',
  'QueryBuilderNativeStyles.ruleGroup': 'The style of rule groups.',
  'QueryBuilderNativeStyles.ruleGroupBody':
    'The style of the element around rules and nested groups.',
  'QueryBuilderNativeStyles.ruleGroupHeader': 'The style of the header of rule groups.',
  'QueryBuilderNativeStyles.shiftActions':
    'The style of the element around the buttons that move a rule or group.',
  'QueryBuilderNativeStyles.value': 'The style of text inputs in value editors.',
  'QueryBuilderNativeStyles.valueEditorOption': 'The style of the options of value editors.',
  'QueryBuilderNativeStyles.valueEditorSelector': 'The style of value editors that offer options.',
  'QueryBuilderNativeStyles.valueEditorSwitch': 'The style of value editors that are switches.',
  'QueryBuilderNativeStyles.valueList': 'The style of the element around several value editors.',
  'QueryBuilderNativeStyles.valueSourceOption':
    'The style of the options of value source selectors.',
  'QueryBuilderNativeStyles.valueSourceSelector': 'The style of value source selectors.',
  RuleGroupNativeProps: 'The props of `RuleGroupNative`.',
  RuleNativeProps: 'The props of `RuleNative`.',
  NotToggleNativeProps: 'The props of `NativeNotToggle`.',
  InlineCombinatorNativeProps: 'The props of `NativeInlineCombinator`.',
  ActionNativeProps: 'The props of `NativeActionElement`.',
  ShiftActionsNativeProps: 'The props of `NativeShiftActions`.',
  ValueSelectorNativeProps: 'The props of `NativeValueSelector`.',
  ValueEditorNativeProps: 'The props of `NativeValueEditor`.',
  MatchModeEditorNativeProps: 'The props of `NativeMatchModeEditor`.',
  '*.selectorComponent': 'The component that renders editors that offer options.',
  NativeActionElement: 'Renders an action as a `Button` of React Native.',
  NativeInlineCombinator: 'Renders the combinator between two rules in a `View`.',
  NativeMatchModeEditorWeb: 'Renders the editor of the match mode for React Native Web.',
  NativeNotToggle: 'Renders the toggle that negates a group as a `Switch` with a label.',
  NativeShiftActions: 'Renders the buttons that move a rule or group.',
  NativeValueEditor: 'Renders the value editor with the inputs of React Native.',
  NativeValueEditorWeb: 'Renders the value editor for React Native Web.',
  NativeValueSelector: 'Renders a selector.',
  NativeValueSelectorWeb: 'Renders a selector for React Native Web.',
  RuleGroupNative: 'Renders a rule group with its header and its body.',
  RuleNative: 'Renders a rule with all its controls.',
  'Schema.getMatchModes': {
    7: 'Returns the match modes for a field, as full options. They exist from version 8 on.',
    8: 'Returns the match modes for a field, as full options.',
  },
  'Schema.getSubQueryBuilderProps': {
    7: 'Returns the props of the query builder for nested conditions on a field. It exists from version 8 on.',
    8: 'Returns the props of the query builder for nested conditions on a field.',
  },
  'Schema.showMuteButtons':
    'Whether each rule and group has a button that excludes it from exports.',
  'Schema.autoSelectValue':
    'Whether a new rule has the first value. With `false`, it has a placeholder until a value is selected.',
  'Schema.maxLevels': 'How deep groups can be nested.',
};
