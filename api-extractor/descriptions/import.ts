import type { Descriptions } from './types';

const PARSER_OPTIONS =
  'The fields to validate rules against, and how lists and combinators are represented.';

/** The parsers and their options. */
export const importing: Descriptions = {
  'ParserCommonOptions.fields':
    'The valid fields, as for the `fields` prop of the query builder. A rule whose field or value source is not allowed is left out.',
  'ParserCommonOptions.getValueSources':
    'Returns the valid value sources for a field and an operator, as for the prop of the query builder.',
  'ParserCommonOptions.listsAsArrays':
    'Whether the value of a rule with several values is an array. By default it is a string with commas.',
  'ParserCommonOptions.independentCombinators':
    'Whether the query has independent combinators. By default each group has one combinator.',
  'ParseSQLOptions.paramPrefix':
    'The prefix of named parameters in the SQL, such as `"$"`. Defaults to `":"`.',
  'ParseSQLOptions.params':
    'The values of the parameters in the SQL: an array for anonymous parameters (`?`), otherwise an object by name.',
  'ParseJsonLogicOptions.jsonLogicOperations':
    'Functions by the name of a custom JsonLogic operation. Each returns the rule or group that the operation means, or `false` to ignore it.',
  'parseCEL(cel)': 'The CEL expression to import.',
  'parseCEL(options)': PARSER_OPTIONS,
  'parseJSONata(jsonataInput)': 'The JSONata expression to import.',
  'parseJSONata(options)': PARSER_OPTIONS,
  'parseJsonLogic(rqbJsonLogic)': 'The JsonLogic rule to import, as an object or a JSON string.',
  'parseJsonLogic(options)': PARSER_OPTIONS,
  'parseMongoDB(mongoDbRules)': 'The MongoDB query to import, as an object or a JSON string.',
  'parseMongoDB(options)': PARSER_OPTIONS,
  'parseSQL(sql)': 'A complete `SELECT` statement, or only the condition of its `WHERE` clause.',
  'parseSQL(options)': PARSER_OPTIONS,
  'parseSpEL(spel)': 'The SpEL expression to import.',
  'parseSpEL(options)': PARSER_OPTIONS,
  'parseNumber(val)': 'The value to convert. Numbers and `bigint` values are returned as they are.',
  'parseNumber(options)': 'The parsing algorithm.',
  'ParseNumberOptions.parseNumbers':
    'The parsing algorithm. Without one, the value is returned as it is.',
};
