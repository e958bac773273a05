import { useState } from 'react';
import { defaultOperators, type Field, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { countries } from '../../demo/countries';
import CustomValueEditor from './CustomValueEditor';

const operators = (...names: string[]) =>
  names.flatMap((name) => defaultOperators.filter((operator) => operator.name === name));

const fields: Field[] = [
  {
    name: 'gears',
    label: 'Gears',
    editor: 'slider',
    min: 0,
    max: 30,
    inputType: 'number',
    operators: operators('=', '<=', '>=', 'between'),
    defaultValue: 8,
  },
  {
    name: 'country',
    label: 'Ship to',
    editor: 'autocomplete',
    values: countries,
    operators: operators('=', '!='),
    defaultValue: 'NL',
  },
  {
    name: 'ordered',
    label: 'Ordered on',
    editor: 'calendar',
    inputType: 'date',
    operators: operators('=', '<', '>=', 'between'),
    defaultValue: '2026-03-01',
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'gears', field: 'gears', operator: '>=', value: 8 },
    { id: 'country', field: 'country', operator: '=', value: 'NL' },
    { id: 'ordered', field: 'ordered', operator: '>=', value: '2026-03-01' },
  ],
};

const controlElements = { valueEditor: CustomValueEditor };

/** A query builder whose value editors are our own, next to the query that it edits. */
export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <div className="app">
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        controlElements={controlElements}
      />
      <section aria-label="Query">
        <pre>{JSON.stringify(query, null, 2)}</pre>
      </section>
    </div>
  );
}
