/**
 * What tells the overloads of a function apart, where a heading made from their types would not say
 * enough, by that heading.
 */
export const OVERLOAD_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  formatQuery: {
    'Without `options`': 'Default: JSON text',
    '`options: FormatQueryOptions`': 'Options without a format: JSON text',
    '`options: Exclude<ExportFormat…`': 'Other formats',
    '`format: Exclude<ExportFormat…`': 'Other formats with options',
  },
  useQueryBuilderSelector: {
    '`selector: (state: RqbState) => TSelected`': 'With an equality function',
    '`selector: (state: RqbState) => Selected`': 'With options',
  },
};

/** A call of an overload, whose result is observed by running the package. */
export interface OverloadExample {
  /** The id of the overload. */
  overload: string;
  /** The arguments: code. */
  arguments: string;
}

export interface OverloadExamples {
  /** What the function does, where the comments of the overloads say only what each of them does. */
  summary?: string;
  /** The values that the examples pass by name. */
  values: Readonly<Record<string, unknown>>;
  rows: readonly OverloadExample[];
}

const query = {
  combinator: 'and',
  rules: [
    { field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { field: 'age', operator: '>', value: 28 },
  ],
};

const rule = { field: 'age', operator: '>', value: 28 };

const ofFormat = (format: string, overload = format): OverloadExample => ({
  overload,
  arguments: `query, '${format}'`,
});

const OTHER_FORMATS = 'other-formats';

/** The three overloads that all parsers have. */
const ofParser = (argument: string): OverloadExamples => ({
  values: {},
  rows: [
    { overload: 'without-options', arguments: argument },
    {
      overload: 'independentcombinators-false',
      arguments: `${argument}, { listsAsArrays: true }`,
    },
    {
      overload: 'independentcombinators-true',
      arguments: `${argument}, { independentCombinators: true }`,
    },
  ],
});

/** One example or several of each overload, in the order of the table above the overloads. */
export const OVERLOAD_EXAMPLES: Readonly<Record<string, OverloadExamples>> = {
  formatQuery: {
    summary:
      'Exports a query as SQL, as a condition in another query language, as a sentence, or as JSON.',
    values: { query },
    rows: [
      { overload: 'default-json-text', arguments: 'query' },
      ofFormat('sql', OTHER_FORMATS),
      ofFormat('parameterized'),
      ofFormat('parameterized_named'),
      ofFormat('mongodb', OTHER_FORMATS),
      ofFormat('cel', OTHER_FORMATS),
      ofFormat('spel', OTHER_FORMATS),
      ofFormat('jsonlogic'),
      ofFormat('elasticsearch'),
      ofFormat('jsonata'),
      ofFormat('natural_language', OTHER_FORMATS),
      ofFormat('json', OTHER_FORMATS),
      ofFormat('json_without_ids', OTHER_FORMATS),
      {
        overload: 'options-without-a-format-json-text',
        arguments: 'query, { parseNumbers: true }',
      },
      {
        overload: 'other-formats-with-options',
        arguments: "query, { format: 'sql', preset: 'mssql' }",
      },
    ],
  },
  convertQuery: {
    values: {
      query: { combinator: 'and', rules: [rule, rule] },
      queryIC: { rules: [rule, 'and', rule] },
    },
    rows: [
      {
        overload: 'query-rulegrouptype',
        arguments: 'query',
      },
      {
        overload: 'query-rulegrouptypeic',
        arguments: 'queryIC',
      },
    ],
  },
  transformQuery: {
    values: { query: { combinator: 'and', rules: [rule] }, queryIC: { rules: [rule] } },
    rows: [
      { overload: 'query-rulegrouptype', arguments: 'query' },
      { overload: 'query-rulegrouptypeic', arguments: 'queryIC' },
    ],
  },
  parseCEL: ofParser("'age > 28'"),
  parseJSONata: ofParser("'age > 28'"),
  parseJsonLogic: ofParser("{ '>': [{ var: 'age' }, 28] }"),
  parseMongoDB: ofParser('{ age: { $gt: 28 } }'),
  parseSpEL: ofParser("'age > 28'"),
  parseSQL: ofParser("'age > 28'"),
};
