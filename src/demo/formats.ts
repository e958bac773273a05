import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { fields } from './schema';

/** An export format as a visitor picks it. */
export interface ExportFormat {
  id: string;
  label: string;
  /** The Prism language that colours the output. */
  language: string;
  /**
   * Writes a query in this format.
   *
   * @param query - the query to write
   * @returns the text to show
   */
  write: (query: RuleGroupType) => string;
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** The formats shown beside a query builder. */
export const exportFormats: ExportFormat[] = [
  {
    id: 'sql',
    label: 'SQL',
    language: 'sql',
    write: (query) => formatQuery(query, { format: 'sql', fields, parseNumbers: true }),
  },
  {
    id: 'mongodb',
    label: 'MongoDB',
    language: 'json',
    write: (query) =>
      pretty(JSON.parse(formatQuery(query, { format: 'mongodb', fields, parseNumbers: true }))),
  },
  {
    id: 'cel',
    label: 'CEL',
    language: 'clike',
    write: (query) => formatQuery(query, { format: 'cel', fields, parseNumbers: true }),
  },
  {
    id: 'spel',
    label: 'SpEL',
    language: 'clike',
    write: (query) => formatQuery(query, { format: 'spel', fields, parseNumbers: true }),
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    language: 'json',
    write: (query) =>
      pretty(formatQuery(query, { format: 'jsonlogic', fields, parseNumbers: true })),
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    language: 'clike',
    write: (query) => formatQuery(query, { format: 'jsonata', fields, parseNumbers: true }),
  },
];
