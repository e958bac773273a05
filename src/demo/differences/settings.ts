import type { RuleType } from 'react-querybuilder';
import type { ExportChoices } from '../exportChoices';
import {
  ALL,
  type Answered,
  comparesFields,
  type Difference,
  fieldRule,
  itemsOf,
  kindOf,
  query,
  rule,
  type Scene,
  SQL,
} from './difference';
import { type RuleContext, unknown } from './rewriting';

/** The pair of quotes around field names, by the choice or else by the dialect. */
const fieldQuotesOf = ({ fieldQuotes, sqlPreset }: ExportChoices) =>
  fieldQuotes === 'preset'
    ? ({ mssql: 'brackets', postgresql: 'double' } as Record<string, string>)[sqlPreset]
    : fieldQuotes;

/** What joins text, by the choice or else by the dialect. */
const joinsWithPlus = ({ concatOperator, sqlPreset }: ExportChoices) =>
  concatOperator === 'preset' ? sqlPreset === 'mssql' : concatOperator === '+';

/** Whether SQLite knows parameters with the prefix. */
const knowsPrefix = ({ format, choices }: Scene) => {
  const { paramPrefix, numberedParams, sqlPreset } = choices;
  if (format === 'parameterized' && !numberedParams && sqlPreset !== 'postgresql') return true;
  return (format === 'parameterized' ? /^[:@$?]?$/ : /^[:@$]?$/).test(paramPrefix);
};

/** A rule of fields that the engines cannot compare, or that the records do not have. */
function unlikeFields(part: RuleType, context: RuleContext): Answered | undefined {
  const own = kindOf(part.field);
  const others = comparesFields(part) ? itemsOf(part).map((name) => kindOf(String(name))) : [];
  if (own === undefined || others.includes(undefined)) {
    return { affects: () => true, base: unknown(context) };
  }
  return others.some((other) => other !== own) ? { affects: () => true } : undefined;
}

/** What the chosen options do. */
export const settings: Difference[] = [
  {
    id: 'plus-is-not-concatenation',
    title: 'SQL Server’s + in SQLite',
    because:
      'The pattern for another field’s text is put together with +, which SQLite takes for a sum. Choose || or CONCAT to run it here; SQL Server itself wants +.',
    remedy: '|| in place of +',
    origin: 'engine',
    formats: SQL,
    choose: ({ choices }) => (joinsWithPlus(choices) ? { concatOperator: '||' } : undefined),
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
    choose: (scene) => (knowsPrefix(scene) ? undefined : { paramPrefix: '' }),
    examples: [
      {
        query: query(rule('city', '=', 'kyoto')),
        choices: { paramPrefix: '%', numberedParams: true },
      },
    ],
  },
  {
    id: 'double-quotes',
    title: 'Text in double quotes, in SQL',
    because:
      'Standard SQL and SQLite read a word in double quotes as the name of a column. MySQL takes it as text unless it runs in ANSI mode.',
    remedy: 'single quotes',
    origin: 'language',
    formats: ['sql'],
    choose: ({ choices }) =>
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
      'JSONata knows backticks around a name. In double quotes it is text, and in brackets a list. The quotes of the SQL dialect are used for JSONata too.',
    remedy: 'no quotes around field names',
    origin: 'export',
    formats: ['jsonata'],
    choose: ({ choices }) =>
      /double|brackets/.test(fieldQuotesOf(choices) ?? '')
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
    formats: ALL.filter((format) => format !== 'jsonlogic'),
    choose: ({ choices }) =>
      choices.fallbackExpression === '' ? undefined : { fallbackExpression: '' },
    examples: [{ query: query(), choices: { fallbackExpression: '1 = 0' } }],
  },
  {
    id: 'unlike-fields',
    title: 'Fields of different kinds',
    because:
      'A number and a text, or a field that the records do not have: SQLite, JavaScript and MongoDB each have rules for that, the others refuse.',
    remedy: 'a comparison of like with like',
    origin: 'language',
    formats: ALL,
    answer: unlikeFields,
    examples: [
      { query: query(rule('colour', '!=', 'red')) },
      { query: query(fieldRule('total', '<', 'customer')) },
    ],
  },
];
