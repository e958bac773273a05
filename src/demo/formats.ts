import type { FormatQueryOptions, RuleGroupTypeAny } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { defaultChoices, type ExportChoices, type FormatId } from './exportChoices';
import { type FormatInfo, formatInfos } from './formatInfos';
import { parseNumberFieldsOnly } from './numberFields';
import { fields } from './schema';
import { validatedFields, validateGroups } from './validation';

/** An export format with its export function. */
export interface ExportFormat extends FormatInfo {
  /** Where its documentation is. */
  docs: string;
  /**
   * Writes a query in this format.
   *
   * @param query - the query to write
   * @param choices - options that change the output
   * @returns the text to show: what the library writes, JSON with line breaks
   */
  exportQuery: (query: RuleGroupTypeAny, choices?: ExportChoices) => string;
}

const isJson = (id: FormatId) => id === 'json' || id === 'json_without_ids';

/** Every export format of the library. */
export const exportFormats: ExportFormat[] = formatInfos.map((info) => ({
  ...info,
  docs: `/docs/utils/export#${isJson(info.id) ? 'json-and-json_without_ids' : info.id}`,
  exportQuery: (query, choices = defaultChoices) =>
    printOutput(formatQuery(query, formatOptions(info.id, choices))),
}));

/**
 * Adds its value to each field. Otherwise the library copies all fields in every export to add it, which takes as
 * long as writing the query.
 */
const withValues = <F extends { name: string }>(list: readonly F[]) =>
  list.map((field) => ({ ...field, value: field.name }));

const FIELDS = withValues(fields);
const VALIDATED_FIELDS = withValues(validatedFields);

const FIELD_QUOTES = { double: '"', backticks: '`', brackets: ['[', ']'] } as const;

/**
 * The options with which the library writes a format. An option that is left to the dialect is not
 * among them, since it would override the dialect.
 *
 * @param choices - what the visitor has chosen
 * @param customFields - the fields of the query, where they are not those of the demo
 */
export function formatOptions(
  format: FormatId,
  choices: ExportChoices,
  customFields?: FormatQueryOptions['fields'],
): FormatQueryOptions {
  const { fieldQuotes, valueQuotes, concatOperator } = choices;
  const quotes = fieldQuotes === 'preset' ? undefined : FIELD_QUOTES[fieldQuotes];
  const options = {
    format,
    preset: choices.sqlPreset,
    fields: customFields ?? (choices.skipInvalid ? VALIDATED_FIELDS : FIELDS),
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
  return options.parseNumbers && !isJson(format) ? parseNumberFieldsOnly(options) : options;
}

/** Pretty-prints JSON; returns any other string unchanged. */
export function printOutput(written: unknown): string {
  if (typeof written !== 'string') return JSON.stringify(written, null, 2);
  if (!/^[{[]/.test(written)) return written;
  try {
    return JSON.stringify(JSON.parse(written), null, 2);
  } catch {
    // A custom fallback expression need not be JSON.
    return written;
  }
}
