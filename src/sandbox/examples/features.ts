import type { ProjectFiles } from '../project';
import { dialectOf, STYLESHEET } from './basic';

/** Rules that are incomplete are marked, and the message says what is missing. */
export function validationExample(version: string): ProjectFiles {
  const { importLine } = dialectOf(version);
  return {
    'App.tsx': `import { useState } from 'react';
${importLine(['type Field', 'type RuleGroupType', 'type RuleType'])}
${STYLESHEET}
import './styles.css';

const notEmpty = (rule: RuleType) =>
  rule.value ? true : { valid: false, reasons: ['The value is missing.'] };

const fields: Field[] = [
  { name: 'customer', label: 'Customer', validator: notEmpty },
  { name: 'total', label: 'Total', inputType: 'number', validator: ({ value }) => Number(value) > 0 },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'customer', field: 'customer', operator: 'beginsWith', value: '' },
    { id: 'total', field: 'total', operator: '>', value: 250 },
  ],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(changed) => setQuery(changed)}
      controlClassnames={{ queryBuilder: 'validateQuery' }}
    />
  );
}
`,
    'styles.css': `.validateQuery .queryBuilder-invalid {
  outline: 2px solid #b3261e;
}

.validateQuery .rule.queryBuilder-invalid::after {
  content: 'This rule is incomplete.';
  color: #b3261e;
}
`,
  };
}

/** The value of one field is chosen with buttons. */
export function customEditorExample(version: string): ProjectFiles {
  const { importLine } = dialectOf(version);
  return {
    'App.tsx': `import { useState } from 'react';
${importLine(['type Field', 'type RuleGroupType'])}
${STYLESHEET}
import { PriorityEditor } from './PriorityEditor';

const fields: Field[] = [
  { name: 'priority', label: 'Priority', operators: [{ name: '=', label: 'is' }] },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'priority', operator: '=', value: 'high' },
    { field: 'title', operator: 'contains', value: 'bug' },
  ],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(changed) => setQuery(changed)}
        controlElements={{ valueEditor: PriorityEditor }}
      />
      <pre>{JSON.stringify(query, null, 2)}</pre>
    </>
  );
}
`,
    'PriorityEditor.tsx': `import { ValueEditor, type ValueEditorProps } from 'react-querybuilder';

const LEVELS = ['low', 'medium', 'high'];

/** Buttons for the field "priority", and the default editor for all others. */
export function PriorityEditor(props: ValueEditorProps) {
  if (props.field !== 'priority') return <ValueEditor {...props} />;
  return (
    <span role="group" aria-label="Priority">
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={props.value === level}
          onClick={() => props.handleOnChange(level)}
          style={{ fontWeight: props.value === level ? 700 : 400 }}
        >
          {level}
        </button>
      ))}
    </span>
  );
}
`,
  };
}

/** The values of one field are loaded when the page has been rendered. */
export function asyncValuesExample(version: string): ProjectFiles {
  const { importLine } = dialectOf(version);
  return {
    'App.tsx': `import { useEffect, useMemo, useState } from 'react';
${importLine(['type Field', 'formatQuery', 'type RuleGroupType'])}
${STYLESHEET}
import { loadCities } from './loadCities';

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'city', operator: '=', value: '' }],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  const [cities, setCities] = useState<{ name: string; label: string }[]>();

  useEffect(() => {
    let isCurrent = true;
    loadCities().then((loaded) => isCurrent && setCities(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);

  const fields = useMemo<Field[]>(
    () => [
      {
        name: 'city',
        label: 'City',
        valueEditorType: 'select',
        values: cities ?? [{ name: '', label: 'Loading…' }],
      },
      { name: 'name', label: 'Name' },
    ],
    [cities],
  );

  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={(changed) => setQuery(changed)} />
      <pre>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
`,
    'loadCities.ts': `const CITIES = ['Utrecht', 'Ghent', 'Aarhus'];

/** Takes the place of a request: the preview has no network. */
export async function loadCities() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return CITIES.map((label) => ({ name: label.toLowerCase(), label }));
}
`,
  };
}

/** Rules and groups are moved with the mouse or by touch. */
export function dragAndDropExample(version: string): ProjectFiles {
  const { importLine } = dialectOf(version);
  return {
    'App.tsx': `import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
${importLine(['type Field', 'type RuleGroupType'])}
${STYLESHEET}

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'city', label: 'City' },
];

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'customer', operator: 'beginsWith', value: 'Ada' },
    {
      combinator: 'or',
      rules: [
        { field: 'city', operator: '=', value: 'Utrecht' },
        { field: 'city', operator: '=', value: 'Ghent' },
      ],
    },
  ],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <QueryBuilderDnD dnd={{ ...ReactDnD, ...ReactDndHtml5Backend }}>
      <QueryBuilder fields={fields} query={query} onQueryChange={(changed) => setQuery(changed)} />
    </QueryBuilderDnD>
  );
}
`,
  };
}
