/** A heading, or one of an overload that a later major version added. */
export type OverloadTitle = string | { title: string; since: number };

/**
 * What tells the overloads of a function apart, where a heading made from their types would not say
 * enough, by that heading.
 */
export const OVERLOAD_TITLES: Readonly<Record<string, Readonly<Record<string, OverloadTitle>>>> = {
  formatQuery: {
    'Without `options`': 'Default: JSON text',
    '`options: FormatQueryOptions`': 'Options without a format: JSON text',
    '`options: Exclude<ExportFormat…`': 'Other formats',
    '`format: Exclude<ExportFormat…`': 'Other formats with options',
    '`ruleGroupProcessor: RuleGroupProcessor…`': { title: 'Own group processor', since: 8 },
  },
  useQueryBuilderSelector: {
    '`selector: (state: RqbState) => TSelected`': 'With an equality function',
    '`selector: (state: RqbState) => Selected`': 'With options',
  },
  parseCEL: {
    '`string`, `ParseCELOptionsStandard`': { title: 'Own expression handler', since: 8 },
    '`string`, `ParseCELOptionsIC`': {
      title: 'Own expression handler, independent combinators',
      since: 8,
    },
    '`options: ParseCELOptionsStandard`': { title: '`independentCombinators: false`', since: 8 },
    '`options: ParseCELOptionsIC`': { title: '`independentCombinators: true`', since: 8 },
  },
};

/** A call of an overload, whose result is observed by running the package. */
export interface OverloadExample {
  /** The id of the overload, or several, the first of which that the function has is the overload. */
  overload: string | readonly string[];
  /** The arguments: code. */
  arguments: string;
  /** The first major version in which the function accepts the arguments. */
  since?: number;
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

/** The operators of Sequelize that the query needs. */
const Op = { and: Symbol('and'), gt: Symbol('gt'), startsWith: Symbol('startsWith') };

const rule = { field: 'age', operator: '>', value: 28 };

/** Formats have an overload of their own, or are among the other ones. */
const ofFormat = (format: string, since?: number): OverloadExample => ({
  overload: [format, 'other-formats'],
  arguments: `query, '${format}'`,
  since,
});

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
    values: { query, Op },
    rows: [
      { overload: 'default-json-text', arguments: 'query' },
      ofFormat('sql'),
      ofFormat('parameterized'),
      ofFormat('parameterized_named'),
      ofFormat('mongodb'),
      ofFormat('mongodb_query', 8),
      ofFormat('prisma', 8),
      ofFormat('drizzle', 8),
      {
        overload: 'sequelize',
        arguments: "query, { format: 'sequelize', context: { sequelizeOperators: Op } }",
        since: 8,
      },
      ofFormat('tanstack_db', 8),
      ofFormat('cypher', 8),
      ofFormat('gql', 8),
      ofFormat('gremlin', 8),
      ofFormat('sparql', 8),
      ofFormat('ldap', 8),
      ofFormat('cel'),
      ofFormat('spel'),
      ofFormat('jsonlogic'),
      ofFormat('elasticsearch'),
      ofFormat('jsonata'),
      ofFormat('natural_language'),
      ofFormat('json'),
      ofFormat('json_without_ids'),
      ofFormat('diagnostics', 8),
      {
        overload: 'options-without-a-format-json-text',
        arguments: 'query, { parseNumbers: true }',
      },
      {
        overload: 'other-formats-with-options',
        arguments: "query, { format: 'sql', preset: 'mssql' }",
      },
      {
        overload: 'own-group-processor',
        arguments: 'query, { ruleGroupProcessor: ({ rules }) => rules.length }',
        since: 8,
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
