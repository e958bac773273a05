import type { RuleGroupType } from 'react-querybuilder';

/**
 * The query that a visitor starts from. Its ids are written out, because ids made while rendering
 * would differ between the server and the browser.
 */
export const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'city', field: 'city', operator: '=', value: 'utrecht' },
    { id: 'total', field: 'total', operator: '>=', value: 750 },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'kind', field: 'kind', operator: 'in', value: 'cargo,folding' },
        { id: 'notes', field: 'notes', operator: 'contains', value: 'gift' },
      ],
    },
  ],
};
