import type { FormatQueryOptions, RuleGroupTypeAny } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { defaultChoices, type ExportChoices, type FormatId } from './exportChoices';
import { numbersOfNumberFields } from './numberFields';
import { fields } from './schema';
import { validatedFields, validateGroups } from './validation';

/** An export format as a visitor picks it. */
export interface ExportFormat {
  id: FormatId;
  label: string;
  /** The Prism language that colours the output. */
  language: string;
  /** Where its documentation is. */
  docs: string;
  /**
   * Writes a query in this format.
   *
   * @param query - the query to write
   * @param choices - options that change the output
   * @returns the text to show: what the library writes, JSON with line breaks
   */
  write: (query: RuleGroupTypeAny, choices?: ExportChoices) => string;
}

const isJson = (id: FormatId) => id === 'json' || id === 'json_without_ids';

const exportFormat = (id: FormatId, label: string, language: string): ExportFormat => ({
  id,
  label,
  language,
  docs: `/docs/utils/export#${isJson(id) ? 'json-and-json_without_ids' : id}`,
  write: (query, choices = defaultChoices) =>
    textOf(formatQuery(query, formatOptions(id, choices))),
});

/** Every format that the library writes. */
export const exportFormats: ExportFormat[] = [
  exportFormat('sql', 'SQL', 'sql'),
  exportFormat('parameterized', 'SQL, parameterised', 'json'),
  exportFormat('parameterized_named', 'SQL, named parameters', 'json'),
  exportFormat('mongodb', 'MongoDB', 'json'),
  exportFormat('cel', 'CEL', 'clike'),
  exportFormat('spel', 'SpEL', 'clike'),
  exportFormat('jsonlogic', 'JsonLogic', 'json'),
  exportFormat('elasticsearch', 'Elasticsearch', 'json'),
  exportFormat('jsonata', 'JSONata', 'clike'),
  exportFormat('natural_language', 'Natural language', 'text'),
  exportFormat('json', 'JSON', 'json'),
  exportFormat('json_without_ids', 'JSON without ids', 'json'),
];

const FIELD_QUOTES = { double: '"', backticks: '`', brackets: ['[', ']'] } as const;

/**
 * The options with which the library writes a format. An option that is left to the dialect is not
 * among them, since it would override the dialect.
 *
 * @param format - the format
 * @param choices - what the visitor has chosen
 * @returns options for `formatQuery`
 */
export function formatOptions(format: FormatId, choices: ExportChoices): FormatQueryOptions {
  const { fieldQuotes, valueQuotes, concatOperator } = choices;
  const quotes = fieldQuotes === 'preset' ? undefined : FIELD_QUOTES[fieldQuotes];
  const options = {
    format,
    preset: choices.sqlPreset,
    fields: choices.skipInvalid ? validatedFields : fields,
    ...(choices.skipInvalid && { validator: validateGroups }),
    parseNumbers: isJson(format) ? choices.parseNumbersInJson : choices.parseNumbers,
    quoteValuesWith: valueQuotes === 'double' ? '"' : "'",
    ...(quotes && { quoteFieldNamesWith: typeof quotes === 'string' ? quotes : [...quotes] }),
    ...(concatOperator !== 'preset' && { concatOperator }),
    ...(choices.numberedParams && { numberedParams: true }),
    ...(choices.paramPrefix && { paramPrefix: choices.paramPrefix }),
    ...(choices.paramsKeepPrefix && { paramsKeepPrefix: true }),
    ...(choices.fallbackExpression && { fallbackExpression: choices.fallbackExpression }),
  } as FormatQueryOptions;
  return options.parseNumbers && !isJson(format) ? numbersOfNumberFields(options) : options;
}

/** Shows JSON with line breaks, and any other text as it is. */
function textOf(written: unknown): string {
  if (typeof written !== 'string') return JSON.stringify(written, null, 2);
  if (!/^[{[]/.test(written)) return written;
  try {
    return JSON.stringify(JSON.parse(written), null, 2);
  } catch {
    // A fallback expression of the visitor's own need not be JSON.
    return written;
  }
}
