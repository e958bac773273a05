import type { FormatId } from './exportChoices';

/** An export format by name. */
export interface FormatInfo {
  id: FormatId;
  label: string;
  /** The Prism language that colors the output. */
  language: string;
}

const format = (id: FormatId, label: string, language: string): FormatInfo => ({
  id,
  label,
  language,
});

/** Every export format of the library. Pages can list them without loading `formatQuery`. */
export const formatInfos: readonly FormatInfo[] = [
  format('sql', 'SQL', 'sql'),
  format('parameterized', 'SQL, parameterized', 'json'),
  format('parameterized_named', 'SQL, named parameters', 'json'),
  format('mongodb', 'MongoDB', 'json'),
  format('cel', 'CEL', 'clike'),
  format('spel', 'SpEL', 'clike'),
  format('jsonlogic', 'JsonLogic', 'json'),
  format('elasticsearch', 'Elasticsearch', 'json'),
  format('jsonata', 'JSONata', 'clike'),
  format('natural_language', 'Natural language', 'text'),
  format('json', 'JSON', 'json'),
  format('json_without_ids', 'JSON without ids', 'json'),
];
