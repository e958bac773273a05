import type { Descriptions } from './types';

/** Fields, operators, combinators and other options, and the functions that handle lists of them. */
export const options: Descriptions = {
  'BaseOption.name':
    'The identifier of the option. An option needs `name`, `value` or both; the missing one is copied from the other.',
  'BaseOption.value':
    'The identifier of the option, under the name that HTML `option` elements use. It is interchangeable with `name`.',
  'BaseOption.label': 'The visible text of the option.',
  'BaseOption.disabled': 'Whether the option is shown but cannot be selected.',
  'OptionGroup.label': 'The visible heading of the group of options.',
  'OptionGroup.options': 'The options in this group.',

  'HasOptionalClassName.className':
    'Classes for each rule or group that uses this operator or combinator. They are added to its outermost element.',
  'BaseFullField.className':
    'Classes for each rule that uses this field. They are added to the outermost element of the rule.',
  'BaseFullField.id': 'An identifier for your own use. The query builder does not read it.',
  'BaseFullField.operators':
    'The operators for this field. They take precedence over the `getOperators` and `operators` props.',
  'BaseFullField.valueEditorType':
    'The type of value editor for this field, or a function that returns it for an operator. It takes precedence over the `getValueEditorType` prop.',
  'BaseFullField.valueSources':
    'The value sources for this field, or a function that returns them for an operator. They take precedence over the `getValueSources` prop.',
  'BaseFullField.inputType':
    'The `type` attribute of the `input` element in the value editor, such as `"number"` or `"date"`. It takes precedence over the `getInputType` prop.',
  'BaseFullField.values':
    'The options of the value editor when its type is `"select"`, `"multiselect"` or `"radio"`. They take precedence over the `getValues` prop.',
  'BaseFullField.defaultOperator':
    'The operator of a new rule for this field. It takes precedence over the `getDefaultOperator` prop.',
  'BaseFullField.defaultValue':
    'The value of a new rule for this field. It takes precedence over the `getDefaultValue` prop.',
  'BaseFullField.placeholder': 'The placeholder of the text input in the value editor.',
  'BaseFullField.validator':
    'Validates each rule for this field. A result from the `validator` prop of the query builder takes precedence.',
  'BaseFullField.comparator':
    'Limits which fields this field can be compared with when the value source is `"field"`. A string names a property that both fields must share; a function returns `true` for each allowed field.',
  'FullOperator.arity':
    'The number of operands. With `"unary"` or a number below 2, the rule has no value editor and no value source selector.',

  'toFullOption(opt)':
    'The option to complete: its missing `name` or `value` is copied from the other.',
  'toFullOptionList(optList)': 'The options or option groups to complete.',
  'toFullOptionMap(optMap)':
    'The options to complete, as an object with their identifiers as keys.',
  'isOptionGroupArray(arr)': 'The list to test.',
  'isFlexibleOptionGroupArray(arr)': 'The list to test.',
  'isFullOptionGroupArray(arr)': 'The list to test.',
  'getOption(arr)': 'The options or option groups to search.',
  'getOption(name)': 'The identifier of the option to find.',
  'getFirstOption(arr)': 'The options or option groups. The first nonempty group is used.',
  'toFlatOptionArray(arr)': 'The options or option groups to flatten.',
  'uniqOptList(originalArray)':
    'The options or option groups to remove duplicates from. The list is not modified.',
  'toOptions(arr)': 'The options or option groups to render.',
  'filterFieldsByComparator(field)': 'The field that the rule is about.',
  'filterFieldsByComparator(fields)': 'The fields to filter, which may be in option groups.',
  'filterFieldsByComparator(operator)':
    'The operator of the rule, which is passed to a `comparator` function.',
  'getValueSourcesUtil(fieldData)': 'The complete definition of the field.',
  'getValueSourcesUtil(getValueSources)':
    'The `getValueSources` prop, which is called when the field does not define `valueSources`.',

  Path: 'The position of a rule or group in a query: its index in the `rules` array at each level, starting from the root group. The path of the root group is `[]`.',
  ValueSourceOptions:
    'The possible value sources of a rule as a list of options, in the form that a value source selector takes.',
  defaultPlaceholderName:
    'The identifier of the placeholder option for fields and operators. `formatQuery` ignores rules that have it as their field or operator.',
  defaultPlaceholderLabel: 'The visible text of the placeholder option for fields and operators.',
  DefaultOperators: 'The type of `defaultOperators`, with the literal name of each operator.',
  DefaultCombinators:
    'The type of `defaultCombinators`, with the literal names `"and"` and `"or"`.',
  DefaultCombinatorsExtended:
    'The type of `defaultCombinatorsExtended`, with the literal names `"and"`, `"or"` and `"xor"`.',
};
