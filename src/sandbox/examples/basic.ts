import type { ProjectFiles } from '../project';

/** Differences between the major versions that the examples need. */
interface Dialect {
  /** How the component is imported, with other names of the package. */
  importLine: (names: readonly string[]) => string;
  /** The id that a group must have. */
  groupId: string;
  /** How the query is exported as SQL. */
  toSql: string;
}

/** How code for a version is written. */
export function dialectOf(version: string): Dialect {
  const isNamed = Number(version) >= 4;
  return {
    importLine: (names) =>
      isNamed
        ? `import { ${['QueryBuilder', ...names].sort(byName).join(', ')} } from 'react-querybuilder';`
        : `import QueryBuilder, { ${[...names].sort(byName).join(', ')} } from 'react-querybuilder';`,
    groupId: isNamed ? '' : "\n  id: 'root',",
    toSql: isNamed
      ? "formatQuery(query, { format: 'sql', parseNumbers: true })"
      : "String(formatQuery(query, 'sql'))",
  };
}

const byName = (one: string, other: string) =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en', { sensitivity: 'base' });

/** The stylesheet of the library, which is the same in every version. */
export const STYLESHEET = "import 'react-querybuilder/dist/query-builder.css';";

/**
 * Writes a short example: three fields, two rules, and the query as SQL.
 *
 * @param version - the major version of the library
 * @param isTyped - whether it is TypeScript
 */
export function basicExample(version: string, isTyped: boolean): ProjectFiles {
  const { importLine, groupId, toSql } = dialectOf(version);
  const types = isTyped ? ['type Field', 'type RuleGroupType'] : [];
  const typed = (type: string) => (isTyped ? `: ${type}` : '');
  return {
    [isTyped ? 'App.tsx' : 'App.jsx']: `import { useState } from 'react';
${importLine(['formatQuery', ...types])}
${STYLESHEET}

const fields${typed('Field[]')} = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'paid', label: 'Paid', valueEditorType: 'checkbox', defaultValue: true },
];

const initialQuery${typed('RuleGroupType')} = {${groupId}
  combinator: 'and',
  rules: [
    { field: 'customer', operator: 'beginsWith', value: 'Ada' },
    { field: 'total', operator: '>', value: 250 },
  ],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={(changed) => setQuery(changed)} />
      <pre>{${toSql}}</pre>
    </>
  );
}
`,
  };
}
