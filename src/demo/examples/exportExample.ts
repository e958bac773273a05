import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { defaultChoices, type FormatId } from '../exportChoices';
import { formatOptions, printOutput } from '../formats';
import type { Example } from './Example';

/** Exports a query over the fields of an example. */
export function exportExample(
  format: FormatId,
  query: RuleGroupType,
  fields: Example['fields'],
): string {
  return printOutput(formatQuery(query, formatOptions(format, defaultChoices, fields)));
}
