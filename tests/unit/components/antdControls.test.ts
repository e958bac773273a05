// @vitest-environment jsdom
import '../../../adapters/testing/domStubs';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { QueryBuilder, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { controlElements } from '../../../src/components/uiLibraries/antd/antdControls';
import { fields } from '../../../src/demo/schema';
import { AntdStyles } from '../support/AntdStyles';

afterEach(cleanup);

/** Shows one rule, and returns what the query holds. */
function showRule(rule: RuleType, controls = controlElements) {
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
        { controlElements: controls },
        createElement(QueryBuilder as ComponentType<object>, props),
      ),
    ),
  );
  return { value: () => (query.rules[0] as RuleType).value };
}

/** Shows one rule, and returns its pickers and what the query holds. */
async function show(rule: RuleType) {
  const shown = showRule(rule);
  const inputs = await waitFor(() => {
    const found = document.querySelectorAll<HTMLInputElement>('.ant-picker input');
    expect(found).not.toHaveLength(0);
    return [...found];
  });
  return { inputs, ...shown };
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
  ])('show a stored value: %s %s %j', async (field, operator, value, shown) => {
    const { inputs } = await show({ field, operator, value });
    expect(inputs.map((input) => input.value)).toEqual(shown);
  });

  it('store a time that is typed as the sample data has it', async () => {
    const { inputs, value } = await show({ field: 'pickup', operator: '=', value: '09:30' });
    const [input] = inputs as [HTMLInputElement];
    act(() => input.focus());
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: '11:45' } });
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
    expect(value()).toBe('11:45');
  });
});

describe('until the pickers of Ant Design are loaded, the inputs of the browser', () => {
  it.each<[string, string, string, unknown, string[]]>([
    ['pickup', 'time', '=', '09:30', ['09:30:00']],
    ['pickup', 'time', 'between', '08:00, 10:30', ['08:00:00', '10:30:00']],
    ['ordered', 'date', '=', '2026-01-05', ['2026-01-05']],
    ['ordered', 'date', 'between', '2026-01-05,2026-02-06', ['2026-01-05', '2026-02-06']],
    ['updated', 'datetime-local', '=', '2026-03-01T12:00', ['2026-03-01T12:00']],
  ])('show and store a value: %s, a %s, %s %j', async (field, type, operator, value, expected) => {
    // Modules that have not loaded the pickers.
    vi.resetModules();
    const modules = await import('../../../src/components/uiLibraries/antd/antdControls');
    const { value: stored } = showRule({ field, operator, value }, modules.controlElements);
    const selector = `input.ant-input[type="${type}"]`;
    const inputs = [...document.querySelectorAll<HTMLInputElement>(selector)];
    expect(inputs.map((input) => input.value)).toEqual(expected);
    const [first] = inputs as [HTMLInputElement];
    const typed = { time: '11:45', date: '2026-01-04', 'datetime-local': '2026-01-04T10:15' }[type];
    fireEvent.change(first, { target: { value: typed } });
    expect(String(stored()).split(',')[0]).toBe(typed);
  });

  it('stay while someone types', async () => {
    vi.resetModules();
    const modules = await import('../../../src/components/uiLibraries/antd/antdControls');
    showRule({ field: 'ordered', operator: '=', value: '2026-01-05' }, modules.controlElements);
    const input = document.querySelector<HTMLInputElement>('input[type="date"]');
    act(() => input?.focus());
    await act(() => import('../../../src/components/uiLibraries/antd/AntDPickers'));
    expect(document.activeElement).toBe(input);
    expect(document.querySelector('.ant-picker')).toBeNull();
    act(() => input?.blur());
    await waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());
  });
});
