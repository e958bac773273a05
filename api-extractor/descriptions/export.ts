import type { Descriptions } from './types';

/** `formatQuery`, its options and its rule and value processors. */
export const exporting: Descriptions = {
  'formatQuery(ruleGroup)': 'The query to export. It is not modified.',
  'formatQuery(options)':
    'The export format, or an object with the format and its options. Defaults to the `"json"` format.',
  SQLPreset:
    'The SQL dialects that have a preset. A preset sets options such as the quotation marks of field names, the concatenation operator and the style of parameters.',
  ValueProcessor: 'The former name of `ValueProcessorLegacy`, kept for compatibility.',
  'FormatQueryOptions.getOperators(field)': 'The identifier of the field of the rule.',
  'ValueProcessorOptions.escapeQuotes':
    'Whether to escape quotation marks inside string values. Defaults to `false`; `formatQuery` sets it to `true` for plain values.',
  'RuleProcessor(rule)': 'The rule to export.',
  'RuleProcessor(options)': 'The options of `formatQuery`, completed with its defaults.',
  'RuleProcessor(meta)':
    'Information from the previous rules: `processedParams` contains the parameters of the parameterized formats.',
  'ValueProcessorByRule(rule)': 'The rule whose value is exported.',
  'ValueProcessorByRule(options)': 'The options of `formatQuery`, completed with its defaults.',
  'ValueProcessorLegacy(value)': 'The value of the rule.',
  defaultMongoDBValueProcessor:
    'Formats a rule for MongoDB. It is deprecated; use `defaultRuleProcessorMongoDB` instead.',
  defaultCELValueProcessor:
    'Formats a rule for CEL. It is deprecated; use `defaultRuleProcessorCEL` instead.',
  defaultSpELValueProcessor:
    'Formats a rule for SpEL. It is deprecated; use `defaultRuleProcessorSpEL` instead.',
  defaultValueProcessorCELByRule: 'The former name of `defaultRuleProcessorCEL`.',
  defaultValueProcessorMongoDBByRule: 'The former name of `defaultRuleProcessorMongoDB`.',
  defaultValueProcessorSpELByRule: 'The former name of `defaultRuleProcessorSpEL`.',
  'mapSQLOperator(rqbOperator)': 'The identifier of an operator of the query builder.',
  'mongoOperators.=': 'The MongoDB operator for `=`.',
  'mongoOperators.!=': 'The MongoDB operator for `!=`.',
  'mongoOperators.<': 'The MongoDB operator for `<`.',
  'mongoOperators.<=': 'The MongoDB operator for `<=`.',
  'mongoOperators.>': 'The MongoDB operator for `>`.',
  'mongoOperators.>=': 'The MongoDB operator for `>=`.',
  'mongoOperators.in': 'The MongoDB operator for `in`.',
  'mongoOperators.notIn': 'The MongoDB operator for `notIn`.',
  'celCombinatorMap.and': 'The CEL operator for the combinator `and`.',
  'celCombinatorMap.or': 'The CEL operator for the combinator `or`.',
  'numerifyValues(rg)': 'The group whose numeric strings are converted. It is not modified.',
  'isValidValue(value)': 'The value to test.',
  'shouldRenderAsNumber(value)': 'The value to test.',
  'shouldRenderAsNumber(parseNumbers)':
    'Whether strings with a number count as numbers. The result is always `false` without it.',
  'isValueProcessorLegacy(valueProcessor)':
    'The value processor to test. It is a legacy one if it declares at least three parameters.',
  'getQuoteFieldNamesWithArray(quoteFieldNamesWith)':
    'One string for both sides of a field name, or a pair of strings. Defaults to empty strings.',
  'getQuotedFieldName(fieldName)': 'The field name to quote.',
  'getQuotedFieldName(options)':
    'The quotation marks, and the separator between the parts of a field name that are quoted one by one.',

  RQBJsonLogicStartsWith:
    'A JsonLogic operation that tests whether a string begins with another one. It is not part of JsonLogic; register `jsonLogicAdditionalOperators` to evaluate it.',
  'RQBJsonLogicStartsWith.startsWith':
    'The string to test, and the string that it must begin with.',
  RQBJsonLogicEndsWith:
    'A JsonLogic operation that tests whether a string ends with another one. It is not part of JsonLogic; register `jsonLogicAdditionalOperators` to evaluate it.',
  'RQBJsonLogicEndsWith.endsWith': 'The string to test, and the string that it must end with.',
  RQBJsonLogicVar: 'A JsonLogic operation that reads the value of a field.',
  'RQBJsonLogicVar.var': 'The name of the field.',
  JsonLogicReservedOperations: 'The names of all operations that JsonLogic defines.',
  JsonLogicRulesLogic: 'Any JsonLogic rule: a plain value or one of the operations.',
  JsonLogicVar: 'The JsonLogic operation `var`, which reads a value from the data.',
  JsonLogicEqual: 'The JsonLogic operation `==`, which compares with type conversion.',
  JsonLogicStrictEqual: 'The JsonLogic operation `===`, which compares without type conversion.',
  JsonLogicNotEqual: 'The JsonLogic operation `!=`, the negation of `==`.',
  JsonLogicStrictNotEqual: 'The JsonLogic operation `!==`, the negation of `===`.',
  JsonLogicNegation: 'The JsonLogic operation `!`, which negates its operand.',
  JsonLogicDoubleNegation: 'The JsonLogic operation `!!`, which converts its operand to a boolean.',
  JsonLogicOr:
    'The JsonLogic operation `or`, which returns its first truthy operand, or otherwise the last one.',
  JsonLogicAnd:
    'The JsonLogic operation `and`, which returns its first falsy operand, or otherwise the last one.',
  JsonLogicGreaterThan: 'The JsonLogic operation `>`.',
  JsonLogicGreaterThanOrEqual: 'The JsonLogic operation `>=`.',
  JsonLogicLessThan:
    'The JsonLogic operation `<`. With three operands, it tests whether the second one is between the others.',
  JsonLogicLessThanOrEqual:
    'The JsonLogic operation `<=`. With three operands, it tests whether the second one is between the others or equal to one of them.',
  JsonLogicInArray: 'The JsonLogic operation `in`, when it tests whether an array has an element.',
  JsonLogicInString:
    'The JsonLogic operation `in`, when it tests whether a string contains another one.',
};
