import type { RuleType } from 'react-querybuilder';
import {
  ALL,
  comparesFields,
  type Difference,
  fieldRule,
  held,
  isText,
  operandsOf,
  query,
  rule,
  type Scene,
  SQL,
  takesNothing,
} from './difference';

/** The pair of quotes around field names, by the choice or else by the dialect. */
const fieldQuotesOf = ({ choices: { fieldQuotes, sqlPreset } }: Scene) =>
  fieldQuotes === 'preset'
    ? ({ mssql: 'brackets', postgresql: 'double' } as Record<string, string>)[sqlPreset]
    : fieldQuotes;

/** What joins text, by the choice or else by the dialect. */
const joinsWithPlus = ({ choices: { concatOperator, sqlPreset } }: Scene) =>
  concatOperator === 'preset' ? sqlPreset === 'mssql' : concatOperator === '+';

/** Whether SQLite knows parameters with the prefix. */
const knowsPrefix = ({ format, choices }: Scene) => {
  const { paramPrefix, numberedParams, sqlPreset } = choices;
  if (format === 'parameterized' && !numberedParams && sqlPreset !== 'postgresql') return true;
  return (format === 'parameterized' ? /^[:@$?]?$/ : /^[:@$]?$/).test(paramPrefix);
};

/** What the chosen options do. */
export const settings: Difference[] = [
  {
    id: 'plus-is-not-concatenation',
    title: 'SQL Server’s + in SQLite',
    because:
      'The pattern for another field’s text is put together with +, which SQLite takes for a sum. Choose || or CONCAT to run it here; SQL Server itself wants +.',
    origin: 'engine',
    formats: SQL,
    rule: (part, scene) => comparesFields(part) && isText(part) && joinsWithPlus(scene),
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
    origin: 'engine',
    formats: ['parameterized', 'parameterized_named'],
    rule: (part, scene) => !takesNothing(part) && !knowsPrefix(scene),
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
    origin: 'language',
    formats: ['sql'],
    rule: (part, { choices }) => choices.valueQuotes === 'double' && !takesNothing(part),
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
    origin: 'export',
    formats: ['jsonata'],
    rule: (_, scene) => /double|brackets/.test(fieldQuotesOf(scene) ?? ''),
    examples: [{ query: query(rule('city', '=', 'kyoto')), choices: { sqlPreset: 'postgresql' } }],
  },
  {
    id: 'fallback',
    title: 'Your own expression for empty groups',
    because:
      'The reference counts an empty group as true, as the expressions do that the library writes by itself.',
    origin: 'export',
    formats: ALL.filter((format) => format !== 'jsonlogic'),
    group: (group, { choices, isLeftOut }) =>
      choices.fallbackExpression !== '' &&
      (isLeftOut(group) ||
        (group.rules as (string | RuleType)[]).every(
          (part) => typeof part === 'string' || isLeftOut(part),
        )),
    examples: [{ query: query(), choices: { fallbackExpression: '1 = 0' } }],
  },
  {
    id: 'unlike-fields',
    title: 'Fields of different kinds',
    because:
      'A number and a text, or a field that the records do not have: SQLite, JavaScript and MongoDB each have rules for that, the others refuse.',
    origin: 'language',
    formats: ALL,
    rule: (part, { record }) => {
      const own = held(record, part.field);
      if (own === undefined) return true;
      if (!comparesFields(part) || own === null) return false;
      return operandsOf(part, record).some(
        (other) => other !== null && typeof other !== typeof own,
      );
    },
    examples: [
      { query: query(rule('colour', '!=', 'red')) },
      { query: query(fieldRule('total', '<', 'customer')) },
    ],
  },
];
