import { defaultOperators, type Field, type RuleGroupType } from 'react-querybuilder';

const operators = (...names: string[]) =>
  names.flatMap((name) => defaultOperators.filter((operator) => operator.name === name));

/** People, as an applicant list or a member directory filters them. */
export const fields: Field[] = [
  { name: 'name', label: 'Name', operators: operators('=', 'contains', 'beginsWith') },
  {
    name: 'team',
    label: 'Team',
    valueEditorType: 'select',
    values: [
      {
        label: 'Product',
        options: [
          { name: 'design', label: 'Design' },
          { name: 'engineering', label: 'Engineering' },
        ],
      },
      {
        label: 'Business',
        options: [
          { name: 'finance', label: 'Finance' },
          { name: 'sales', label: 'Sales' },
        ],
      },
    ],
    defaultValue: 'design',
    operators: operators('=', '!='),
  },
  {
    name: 'skills',
    label: 'Skills',
    valueEditorType: 'multiselect',
    values: ['React', 'SQL', 'Spanish', 'Writing'].map((skill) => ({
      name: skill.toLowerCase(),
      label: skill,
    })),
    defaultValue: 'react',
    operators: operators('in', 'notIn'),
  },
  {
    name: 'started',
    label: 'Started on',
    inputType: 'date',
    defaultValue: '2024-01-01',
    operators: operators('<', '>=', 'between'),
  },
  {
    name: 'remote',
    label: 'Works remotely',
    valueEditorType: 'checkbox',
    defaultValue: true,
    operators: [{ name: '=', label: 'is' }],
  },
];

/** The query that the example starts with. */
export const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'started', field: 'started', operator: '>=', value: '2024-01-01' },
    { id: 'remote', field: 'remote', operator: '=', value: true },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'team', field: 'team', operator: '=', value: 'design' },
        { id: 'skills', field: 'skills', operator: 'in', value: 'react,sql' },
      ],
    },
  ],
};
