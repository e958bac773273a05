import type { RuleType } from 'react-querybuilder';
import type { ExportChoices } from '../exportChoices';
import {
  ALL_FORMATS,
  type AnsweredRecords,
  comparedItems,
  comparesFields,
  type Difference,
  fieldRule,
  fieldType,
  type QueryContext,
  query,
  rule,
  SQL_FORMATS,
} from './difference';
import { type RuleContext, unknownAnswer } from './rewriting';

/** The pair of quotes around field names, by the choice or else by the dialect. */
const getFieldQuotes = ({ fieldQuotes, sqlPreset }: ExportChoices) =>
  fieldQuotes === 'preset'
    ? ({ mssql: 'brackets', postgresql: 'double' } as Record<string, string>)[sqlPreset]
    : fieldQuotes;

/** The operator that concatenates strings: the chosen one, or otherwise that of the dialect. */
const concatenatesWithPlus = ({ concatOperator, sqlPreset }: ExportChoices) =>
  concatOperator === 'preset' ? sqlPreset === 'mssql' : concatOperator === '+';

/** Whether SQLite knows parameters with the prefix. */
const supportsPrefix = ({ format, choices }: QueryContext) => {
  const { paramPrefix, numberedParams, sqlPreset } = choices;
  if (format === 'parameterized' && !numberedParams && sqlPreset !== 'postgresql') return true;
  return (format === 'parameterized' ? /^[:@$?]?$/ : /^[:@$]?$/).test(paramPrefix);
};

/** A rule of fields that the engines cannot compare, or that the records do not have. */
function findMismatchedFields(part: RuleType, context: RuleContext): AnsweredRecords | undefined {
  const own = fieldType(part.field);
  const others = comparesFields(part)
    ? comparedItems(part).map((name) => fieldType(String(name)))
    : [];
  if (own === undefined || others.includes(undefined)) {
    return { affects: () => true, base: unknownAnswer(context) };
  }
  return others.some((other) => other !== own) ? { affects: () => true } : undefined;
}

/** Differences caused by the export options. */
export const exportOptions: Difference[] = [
  {
    id: 'plus-is-not-concatenation',
    title: 'SQL Server’s + in SQLite',
    because:
      'The pattern for the value of another field is concatenated with +, which SQLite evaluates as a sum. Choose || or CONCAT to run it here; SQL Server itself requires +.',
    remedy: '|| in place of +',
    origin: 'engine',
    formats: SQL_FORMATS,
    changeOptions: ({ choices }) =>
      concatenatesWithPlus(choices) ? { concatOperator: '||' } : undefined,
    examples: [
      {
        query: query(fieldRule('notes', 'contains', 'customer')),
        choices: { sqlPreset: 'mssql' },
      },
    ],
  },
  {
    id: 'parameter-prefix',
    title: 'A prefix that SQLite does not know',
    because: 'SQLite takes :name, @name and $name as parameters, and ? with or without a number.',
    remedy: 'the prefix of the dialect',
    origin: 'engine',
    formats: ['parameterized', 'parameterized_named'],
    changeOptions: (context) => (supportsPrefix(context) ? undefined : { paramPrefix: '' }),
    examples: [
      {
        query: query(rule('city', '=', 'kyoto')),
        choices: { paramPrefix: '%', numberedParams: true },
      },
    ],
  },
  {
    id: 'double-quotes',
    title: 'Strings in double quotes in SQL',
    because:
      'Standard SQL and SQLite read a word in double quotes as the name of a column. MySQL reads it as a string unless it runs in ANSI mode.',
    remedy: 'single quotes',
    origin: 'language',
    formats: ['sql'],
    changeOptions: ({ choices }) =>
      choices.valueQuotes === 'double' ? { valueQuotes: 'single' } : undefined,
    examples: [
      {
        query: query(rule('city', '=', 'city')),
        choices: { valueQuotes: 'double' },
      },
    ],
  },
  {
    id: 'jsonata-field-quotes',
    title: 'Quoted field names in JSONata',
    because:
      'JSONata supports backticks around a name. In double quotes it is a string, and in brackets a list. The quotes of the SQL dialect are used for JSONata too.',
    remedy: 'no quotes around field names',
    origin: 'export',
    formats: ['jsonata'],
    changeOptions: ({ choices }) =>
      /double|brackets/.test(getFieldQuotes(choices) ?? '')
        ? { fieldQuotes: 'preset', sqlPreset: 'ansi' }
        : undefined,
    examples: [{ query: query(rule('city', '=', 'kyoto')), choices: { sqlPreset: 'postgresql' } }],
  },
  {
    id: 'fallback',
    title: 'Your own expression for empty groups',
    because:
      'The reference counts an empty group as true, as the expressions do that the library writes by itself.',
    remedy: 'the library’s own expression',
    origin: 'export',
    formats: ALL_FORMATS.filter((format) => format !== 'jsonlogic'),
    changeOptions: ({ choices }) =>
      choices.fallbackExpression === '' ? undefined : { fallbackExpression: '' },
    examples: [{ query: query(), choices: { fallbackExpression: '1 = 0' } }],
  },
  {
    id: 'unlike-fields',
    title: 'Fields of different kinds',
    because:
      'A number and a string, or a field that the records do not have: SQLite, JavaScript and MongoDB each have rules for that, and the others report an error.',
    remedy: 'a comparison of like with like',
    origin: 'language',
    formats: ALL_FORMATS,
    answerFromReference: findMismatchedFields,
    examples: [
      { query: query(rule('colour', '!=', 'red')) },
      { query: query(fieldRule('total', '<', 'customer')) },
    ],
  },
];
