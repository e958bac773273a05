import { defaultOperators, type Field, type RuleGroupType } from 'react-querybuilder';

const operators = (...names: string[]) =>
  names.flatMap((name) => defaultOperators.filter((operator) => operator.name === name));

/** Server logs, as an alert rule or a log viewer filters them. */
export const fields: Field[] = [
  {
    name: 'level',
    label: 'Level',
    valueEditorType: 'select',
    values: ['Debug', 'Info', 'Warning', 'Error'].map((level) => ({
      name: level.toLowerCase(),
      label: level,
    })),
    defaultValue: 'error',
    operators: operators('=', '!='),
  },
  { name: 'message', label: 'Message', operators: operators('contains', 'doesNotContain') },
  { name: 'path', label: 'Path', operators: operators('=', 'beginsWith', 'endsWith') },
  {
    name: 'status',
    label: 'Status',
    inputType: 'number',
    defaultValue: 500,
    operators: operators('=', '!=', '>=', 'between'),
  },
  {
    name: 'duration',
    label: 'Duration (ms)',
    inputType: 'number',
    defaultValue: 1000,
    operators: operators('<', '>', 'between'),
  },
  {
    name: 'at',
    label: 'Time',
    inputType: 'datetime-local',
    defaultValue: '2026-03-01T12:00',
    operators: operators('<', '>=', 'between'),
  },
];

/** The query that the example starts with. */
export const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'at', field: 'at', operator: '>=', value: '2026-03-01T12:00' },
    { id: 'path', field: 'path', operator: 'beginsWith', value: '/api/' },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'status', field: 'status', operator: '>=', value: 500 },
        { id: 'duration', field: 'duration', operator: '>', value: 1000 },
      ],
    },
  ],
};
