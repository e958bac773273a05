import type { ExportFormat, SQLPreset } from 'react-querybuilder';

/** The id of an export format: the library's own name for it. */
export type FormatId = ExportFormat;

/** Options of the exports that change the output. */
export interface ExportChoices {
  sqlPreset: SQLPreset;
  parseNumbers: boolean;
  /** Writes every string that is a number as a number in JSON, which otherwise is the query as it is. */
  parseNumbersInJson: boolean;
  /** Leaves out rules and groups that the validators refuse. */
  skipInvalid: boolean;
  /** What stands around field names: the preset's own, or one of these. */
  fieldQuotes: 'preset' | 'double' | 'backticks' | 'brackets';
  /** What stands around text. */
  valueQuotes: 'single' | 'double';
  /** How SQL joins text: the preset's own way, or one of these. */
  concatOperator: 'preset' | '||' | '+' | 'CONCAT';
  numberedParams: boolean;
  /** What stands before the name of a parameter; the preset's own when empty. */
  paramPrefix: string;
  paramsKeepPrefix: boolean;
  /** What stands in for an empty group; the format's own when empty. */
  fallbackExpression: string;
}

interface Common {
  label: string;
  /** The formats that it changes. */
  formats: readonly FormatId[];
  /** Where its documentation is. */
  docs: string;
}

/** A choice as a visitor makes it, which is also the list of what a choice may be. */
export type ChoiceInfo = Common & { id: keyof ExportChoices } & (
    | {
        kind: 'switch';
        default: boolean;
        /** The dialect that does it by itself, which cannot be switched off. */
        givenBy?: SQLPreset;
      }
    | { kind: 'list'; default: string; options: readonly { value: string; label: string }[] }
    | { kind: 'text'; default: string; maxLength: number; placeholder: string }
  );

const SQL = ['sql', 'parameterized', 'parameterized_named'] as const;
const TREES = ['mongodb', 'cel', 'spel', 'jsonlogic', 'elasticsearch', 'jsonata'] as const;
const GUIDE = '/docs/utils/export';

/** Every choice, in the order a visitor sees them. */
export const choiceInfos: readonly ChoiceInfo[] = [
  {
    id: 'sqlPreset',
    label: 'Dialect',
    kind: 'list',
    default: 'ansi',
    options: [
      { value: 'ansi', label: 'ANSI' },
      { value: 'sqlite', label: 'SQLite' },
      { value: 'postgresql', label: 'PostgreSQL' },
      { value: 'mysql', label: 'MySQL' },
      { value: 'mssql', label: 'SQL Server' },
      { value: 'oracle', label: 'Oracle' },
    ],
    formats: SQL,
    docs: `${GUIDE}#preset`,
  },
  {
    id: 'fieldQuotes',
    label: 'Quotes of fields',
    kind: 'list',
    default: 'preset',
    options: [
      { value: 'preset', label: 'Of the dialect' },
      { value: 'double', label: '" "' },
      { value: 'backticks', label: '` `' },
      { value: 'brackets', label: '[ ]' },
    ],
    formats: [...SQL, 'jsonata', 'natural_language'],
    docs: `${GUIDE}#quotefieldnameswith-and-fieldidentifierseparator`,
  },
  {
    id: 'valueQuotes',
    label: 'Quotes of text',
    kind: 'list',
    default: 'single',
    options: [
      { value: 'single', label: "' '" },
      { value: 'double', label: '" "' },
    ],
    formats: ['sql', 'natural_language'],
    docs: `${GUIDE}#quotevalueswith`,
  },
  {
    id: 'concatOperator',
    label: 'Joins text with',
    kind: 'list',
    default: 'preset',
    options: [
      { value: 'preset', label: 'Of the dialect' },
      { value: '||', label: '||' },
      { value: '+', label: '+' },
      { value: 'CONCAT', label: 'CONCAT()' },
    ],
    formats: SQL,
    docs: `${GUIDE}#concatoperator`,
  },
  {
    id: 'paramPrefix',
    label: 'Prefix of parameters',
    kind: 'text',
    default: '',
    maxLength: 3,
    placeholder: ':',
    formats: ['parameterized', 'parameterized_named'],
    docs: `${GUIDE}#paramprefix-paramskeepprefix-and-numberedparams`,
  },
  {
    id: 'numberedParams',
    label: 'Number the parameters',
    kind: 'switch',
    default: false,
    givenBy: 'postgresql',
    formats: ['parameterized'],
    docs: `${GUIDE}#paramprefix-paramskeepprefix-and-numberedparams`,
  },
  {
    id: 'paramsKeepPrefix',
    label: 'Keep the prefix in the keys',
    kind: 'switch',
    default: false,
    givenBy: 'sqlite',
    formats: ['parameterized_named'],
    docs: `${GUIDE}#paramprefix-paramskeepprefix-and-numberedparams`,
  },
  {
    id: 'parseNumbers',
    label: 'Write values of number fields as numbers',
    kind: 'switch',
    default: true,
    formats: [...SQL, ...TREES, 'natural_language'],
    docs: `${GUIDE}#parsenumbers`,
  },
  {
    id: 'parseNumbersInJson',
    label: 'Write text that is a number as a number',
    kind: 'switch',
    default: false,
    formats: ['json', 'json_without_ids'],
    docs: `${GUIDE}#parsenumbers`,
  },
  {
    id: 'skipInvalid',
    label: 'Leave out what is not valid',
    kind: 'switch',
    default: false,
    formats: [...SQL, ...TREES, 'natural_language'],
    docs: `${GUIDE}#validator`,
  },
  {
    id: 'fallbackExpression',
    label: 'For an empty group',
    kind: 'text',
    default: '',
    maxLength: 60,
    placeholder: '(1 = 1)',
    formats: [...SQL, 'mongodb', 'cel', 'spel', 'jsonata', 'natural_language'],
    docs: `${GUIDE}#fallbackexpression`,
  },
];

/** What a visitor starts with. */
export const defaultChoices = Object.fromEntries(
  choiceInfos.map((info) => [info.id, info.default]),
) as unknown as ExportChoices;
