import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { defaultChoices, type FormatId } from '../exportChoices';
import { formatOptions, textOf } from '../formats';
import type { Example } from './Example';

/**
 * Exports a query over the fields of an example.
 *
 * @param format - the export format
 * @returns the text to show
 */
export function writeQuery(
  format: FormatId,
  query: RuleGroupType,
  fields: Example['fields'],
): string {
  return textOf(formatQuery(query, formatOptions(format, defaultChoices, fields)));
}
