// @vitest-environment jsdom
import '../../../adapters/testing/domStubs';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { QueryBuilder, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { afterEach, describe, expect, it } from 'vitest';
import { controlElements } from '../../../src/components/uiLibraries/antd/antdControls';
import { fields } from '../../../src/demo/schema';
import { AntdStyles } from '../support/AntdStyles';

afterEach(cleanup);

/** Shows one rule, and returns its pickers and what the query holds. */
function show(rule: RuleType) {
  let query: RuleGroupType = { combinator: 'and', rules: [rule] };
  const props = {
    fields,
    defaultQuery: query,
    onQueryChange: (changed: RuleGroupType) => {
      query = changed;
    },
  };
  render(
    createElement(
      AntdStyles,
      {},
      createElement(
        QueryBuilderAntD,
        { controlElements },
        createElement(QueryBuilder as ComponentType<object>, props),
      ),
    ),
  );
  const inputs = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((input) => input.closest('.ant-picker'));
  return { inputs, value: () => (query.rules[0] as RuleType).value };
}

describe('the pickers of Ant Design', () => {
  it.each<[string, string, unknown, string[]]>([
    ['pickup', '=', '09:30', ['09:30']],
    ['pickup', '=', '09:30:00', ['09:30:00']],
    ['pickup', '=', 'noon', ['']],
    ['pickup', 'between', '08:00, 10:30', ['08:00', '10:30']],
    ['pickup', 'between', ['08:00', '10:30'], ['08:00', '10:30']],
    ['pickup', 'between', '08:00,', ['08:00', '']],
    ['pickup', 'notBetween', '25:00,soon', ['', '']],
    ['ordered', 'between', '2026-01-05,2026-02-06', ['2026-01-05', '2026-02-06']],
    ['ordered', '=', '2026-02-30', ['']],
    ['updated', '=', '2026-03-01T12:00', ['2026-03-01 12:00']],
    [
      'updated',
      'between',
      '2026-03-01T12:00,2026-03-02T08:30',
      ['2026-03-01 12:00', '2026-03-02 08:30'],
    ],
  ])('show a stored value: %s %s %j', (field, operator, value, shown) => {
    const { inputs } = show({ field, operator, value });
    expect(inputs.map((input) => input.value)).toEqual(shown);
  });

  it('store a time that is typed as the sample data has it', () => {
    const { inputs, value } = show({ field: 'pickup', operator: '=', value: '09:30' });
    const [input] = inputs as [HTMLInputElement];
    act(() => input.focus());
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: '11:45' } });
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
    expect(value()).toBe('11:45');
  });
});
