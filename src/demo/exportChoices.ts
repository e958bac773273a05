import type { ExportFormat, SQLPreset } from 'react-querybuilder';

/** The id of an export format: the library's own name for it. */
export type FormatId = ExportFormat;

/** Options of the exports that change the output. */
export interface ExportChoices {
  sqlPreset: SQLPreset;
  parseNumbers: boolean;
  /** Writes every string that is a number as a number in JSON, which otherwise is the query as it is. */
  parseNumbersInJson: boolean;
  /** Leaves out rules and groups that the validators reject. */
  skipInvalid: boolean;
  /** The quotes around field names: those of the preset, or one of these. */
  fieldQuotes: 'preset' | 'double' | 'backticks' | 'brackets';
  /** The quotes around strings. */
  valueQuotes: 'single' | 'double';
  /** How SQL concatenates strings: as in the preset, or one of these. */
  concatOperator: 'preset' | '||' | '+' | 'CONCAT';
  numberedParams: boolean;
  /** The prefix of parameter names; that of the preset if empty. */
  paramPrefix: string;
  paramsKeepPrefix: boolean;
  /** The expression for an empty group; the format's default if empty. */
  fallbackExpression: string;
}

interface Common {
  label: string;
  /** The formats that it changes. */
  formats: readonly FormatId[];
  /** Where its documentation is. */
  docs: string;
}

/** How an export option is displayed, and which values it accepts. */
export type ChoiceInfo = Common & { id: keyof ExportChoices } & (
    | {
        kind: 'switch';
        default: boolean;
        /** The dialect that always enables the option. */
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
    label: 'Field quotes',
    kind: 'list',
    default: 'preset',
    options: [
      { value: 'preset', label: 'Dialect default' },
      { value: 'double', label: '" "' },
      { value: 'backticks', label: '` `' },
      { value: 'brackets', label: '[ ]' },
    ],
    formats: [...SQL, 'jsonata', 'natural_language'],
    docs: `${GUIDE}#quotefieldnameswith-and-fieldidentifierseparator`,
  },
  {
    id: 'valueQuotes',
    label: 'String quotes',
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
    label: 'String concatenation',
    kind: 'list',
    default: 'preset',
    options: [
      { value: 'preset', label: 'Dialect default' },
      { value: '||', label: '||' },
      { value: '+', label: '+' },
      { value: 'CONCAT', label: 'CONCAT()' },
    ],
    formats: SQL,
    docs: `${GUIDE}#concatoperator`,
  },
  {
    id: 'paramPrefix',
    label: 'Parameter prefix',
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
    label: 'Write numeric strings as numbers',
    kind: 'switch',
    default: false,
    formats: ['json', 'json_without_ids'],
    docs: `${GUIDE}#parsenumbers`,
  },
  {
    id: 'skipInvalid',
    label: 'Leave out invalid rules',
    kind: 'switch',
    default: false,
    formats: [...SQL, ...TREES, 'natural_language'],
    docs: `${GUIDE}#validator`,
  },
  {
    id: 'fallbackExpression',
    label: 'Expression for empty groups',
    kind: 'text',
    default: '',
    maxLength: 60,
    placeholder: '(1 = 1)',
    formats: [...SQL, 'mongodb', 'cel', 'spel', 'jsonata', 'natural_language'],
    docs: `${GUIDE}#fallbackexpression`,
  },
];

/** The initial values. */
export const defaultChoices = Object.fromEntries(
  choiceInfos.map((info) => [info.id, info.default]),
) as unknown as ExportChoices;
