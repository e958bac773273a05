import {
  isRuleGroup,
  type RuleGroupType,
  type RuleType,
  toFlatOptionArray,
} from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { optionNames } from '../../../src/demo/checkQuery';
import { demoAddress } from '../../../src/demo/examples/demoAddress';
import { exportExample } from '../../../src/demo/examples/exportExample';
import * as logs from '../../../src/demo/examples/logs';
import { ORDERS_AS_SQL, orders } from '../../../src/demo/examples/orders';
import * as people from '../../../src/demo/examples/people';
import { formatInfos } from '../../../src/demo/formatInfos';
import { decodeState } from '../../../src/demo/permalink';

const rulesOf = (group: RuleGroupType): RuleType[] =>
  group.rules.flatMap((part) => (isRuleGroup(part) ? rulesOf(part) : [part]));

describe.each(Object.entries({ orders, people, logs }))(
  'the example %s',
  (_, { fields, query }) => {
    it('starts with a query that a visitor could make, and an id for each rule and group', () => {
      const options = toFlatOptionArray(fields as never) as {
        name: string;
        operators?: unknown;
        values?: unknown;
      }[];
      for (const { id, field, operator, value } of rulesOf(query)) {
        const found = options.find(({ name }) => name === field);
        expect(id).toBeTruthy();
        expect(optionNames(found?.operators)).toContain(operator);
        const values = optionNames(found?.values);
        if (values) expect(values).toEqual(expect.arrayContaining(String(value).split(',')));
      }
    });

    it('is exported in every format', () => {
      for (const { id } of formatInfos) {
        const text = exportExample(id, query, fields);
        for (const { value } of rulesOf(query))
          expect(text.toLowerCase()).toContain(String(value).toLowerCase().split(',')[0]);
      }
    });
  },
);

describe('the home page', () => {
  it('shows the SQL of its first query before formatQuery is loaded', () => {
    expect(ORDERS_AS_SQL).toBe(exportExample('sql', orders.query, orders.fields));
  });

  it('leads to the demo with the query and the format', () => {
    const rules = [{ id: 'r', field: 'country', operator: '=', value: 'JP' }];
    const query = { id: 'root', combinator: 'and', rules };
    const [route, hash = ''] = demoAddress('/demo/antd', 'cel', query).split('#');
    expect(route).toBe('/demo/antd');
    expect(decodeState(hash)).toMatchObject({
      state: { format: 'cel', query: { rules: [{ field: 'country', value: 'JP' }] } },
      notices: [],
    });
  });
});
