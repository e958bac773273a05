// @vitest-environment jsdom
import '../../testing/domStubs';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrate, renderRule } from '../../testing/render';
import { renderOnServer } from '../../testing/server';
import { QueryBuilderTremor } from '../src/index';
import { EveryControlApp } from './EveryControlApp';

afterEach(cleanup);

const render = renderRule.bind(null, QueryBuilderTremor);

/** The button that opens a select or a date picker; its name ends with what is selected. */
const trigger = (name: RegExp | string) => screen.getByRole('button', { name });

describe('value selector', () => {
  it('reports the selected option', async () => {
    const { query } = render({ field: 'name', operator: '=', value: '' });
    await userEvent.click(trigger('Operators: ='));
    await userEvent.click(screen.getByRole('option', { name: 'contains' }));
    expect(query().rules[0]).toMatchObject({ operator: 'contains' });
    expect(trigger('Operators: contains')).toBeTruthy();
  });

  it('uses the classes of Tremor, and fits into the row', () => {
    render({ field: 'name', operator: '=', value: '' });
    const root = screen.getByTestId('fields').parentElement?.parentElement;
    expect(root?.className).toBe('text-tremor-default rule-fields w-fit min-w-[10rem]');
  });

  it('has one tab stop', () => {
    const { container } = render({ field: 'plays', operator: '=', value: 'guitar' });
    for (const select of container.querySelectorAll('select')) {
      expect(select.tabIndex).toBe(-1);
      expect(select.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('shows option groups', async () => {
    const { value } = render({ field: 'plays', operator: '=', value: 'guitar' });
    await userEvent.click(trigger('Value: Guitar'));
    const list = screen.getByRole('listbox');
    expect(list.textContent).toBe('StringsGuitarViolinWindsFluteOboe');
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    await userEvent.click(within(list).getByRole('option', { name: 'Oboe' }));
    expect(value()).toBe('guitar');
    await userEvent.click(within(list).getByRole('option', { name: 'Flute' }));
    expect(value()).toBe('flute');
  });

  it('reports several options as text or as an array', async () => {
    const rule = { field: 'hears', operator: 'in', value: 'guitar' };
    const text = render(rule);
    await userEvent.click(trigger('Value: Guitar'));
    expect(screen.getByRole('listbox').textContent).toContain('WindsFlute');
    await userEvent.click(screen.getByRole('option', { name: 'Flute' }));
    expect(text.value()).toBe('guitar,flute');
    text.unmount();

    const array = render(rule, { listsAsArrays: true });
    await userEvent.click(trigger('Value: Guitar'));
    await userEvent.click(screen.getByRole('option', { name: 'Flute' }));
    expect(array.value()).toEqual(['guitar', 'flute']);
  });

  it('clears several options with a button that has a name', async () => {
    const { value } = render({ field: 'hears', operator: 'in', value: 'guitar' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Value' }));
    expect(value()).toBe('');
  });
});

describe('value editor', () => {
  it('edits text', async () => {
    const { editor, value } = render({ field: 'name', operator: '=', value: '' });
    expect(editor()).toBe(screen.getByRole('textbox', { name: 'Value' }));
    expect(editor().className).toContain('tremor-TextInput-input');
    expect(editor().getAttribute('placeholder')).toBe('Enter a name');
    await userEvent.type(editor(), 'Steve');
    expect(value()).toBe('Steve');
  });

  it('reports numbers when numbers are parsed', async () => {
    const { editor, value } = render(
      { field: 'age', operator: '=', value: '' },
      { parseNumbers: true },
    );
    expect(editor().getAttribute('type')).toBe('number');
    await userEvent.type(editor(), '42');
    expect(value()).toBe(42);
  });

  it.each([
    ['created', 'datetime-local', '2024-02-29T12:34'],
    ['alarm', 'time', '06:30'],
  ])('gives %s a %s control', (field, type, value) => {
    const view = render({ field, operator: '=', value: '' });
    expect(view.editor().getAttribute('type')).toBe(type);
    fireEvent.change(view.editor(), { target: { value } });
    expect(view.value()).toBe(value);
  });

  it('lists values as text, also for numbers', () => {
    const { editor } = render({ field: 'age', operator: 'in', value: [1, 2] });
    expect(editor().getAttribute('type')).toBe('text');
    expect(editor()).toHaveProperty('value', '1,2');
  });

  it('gives two inputs for a range', async () => {
    const { editor, value } = render({ field: 'age', operator: 'between', value: '1,2' });
    const inputs = within(editor()).getAllByRole('spinbutton');
    expect(inputs.map((i) => i.getAttribute('aria-label'))).toEqual(['Value 1', 'Value 2']);
    await userEvent.type(inputs[1] as HTMLElement, '0');
    expect(value()).toBe('1,20');
  });

  it('gives two selectors for a range of options, as an array', async () => {
    const { value } = render(
      { field: 'plays', operator: 'between', value: ['guitar', 'violin'] },
      { listsAsArrays: true },
    );
    expect(trigger('Value 1: Guitar')).toBeTruthy();
    await userEvent.click(trigger('Value 2: Violin'));
    await userEvent.click(screen.getByRole('option', { name: 'Flute' }));
    expect(value()).toEqual(['guitar', 'flute']);
  });

  it('picks a date, and clears it', async () => {
    const { value } = render({ field: 'born', operator: '=', value: '2024-02-10T01:00:00Z' });
    await userEvent.click(trigger('Value: Feb 10, 2024'));
    await userEvent.click(screen.getByRole('gridcell', { name: '21' }));
    expect(value()).toBe('2024-02-21');
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Value' }));
    expect(value()).toBe('');
    await userEvent.click(trigger('Value: Select date'));
    await userEvent.click(screen.getByRole('gridcell', { name: '15' }));
    expect(value()).toMatch(/-15$/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Value' }));
    expect(trigger('Value: Select date')).toBeTruthy();
  });

  it.each([
    [false, '2024-02-10,2024-02-21', ''],
    [true, ['2024-02-10', '2024-02-21'], []],
  ])('picks a range of dates, as an array: %s', async (listsAsArrays, range, cleared) => {
    const { value } = render(
      { field: 'born', operator: 'between', value: '2024-02-10,2024-02-20' },
      { listsAsArrays },
    );
    await userEvent.click(trigger(/^Value: Feb 10 - .*20, 2024/));
    await userEvent.click(screen.getByRole('gridcell', { name: '21' }));
    expect(value()).toEqual(range);
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Value' }));
    expect(value()).toEqual(cleared);
  });

  it('edits long text', async () => {
    const { editor, value } = render({ field: 'bio', operator: '=', value: '' });
    expect(editor().tagName).toBe('TEXTAREA');
    await userEvent.type(editor(), 'Text');
    expect(value()).toBe('Text');
  });

  it.each([
    ['member', 'checkbox'],
    ['active', 'switch'],
  ])('toggles %s with a %s', async (field, role) => {
    const { value } = render({ field, operator: '=', value: false });
    await userEvent.click(screen.getByRole(role, { name: 'Value' }));
    expect(value()).toBe(true);
  });

  it('chooses with radio buttons', async () => {
    const { value } = render({ field: 'shift', operator: '=', value: 'day' });
    expect(screen.getByRole('radiogroup', { name: 'Value' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(value()).toBe('night');
  });

  it('shows nothing when there is no value to edit', () => {
    render({ field: 'name', operator: 'null', value: '' });
    expect(screen.queryByTestId('value-editor')).toBeNull();
  });

  it('marks invalid values, and only those', async () => {
    const { editor } = render({ field: 'name', operator: '=', value: 'invali' });
    expect(editor().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(editor(), 'd');
    expect(editor().getAttribute('aria-invalid')).toBe('true');
    // The border of the focused control tells of the focus.
    await userEvent.tab();
    expect(editor().parentElement?.className).toContain('border-red-500');
  });
});

describe('not toggle', () => {
  it('negates a group, and ends that', async () => {
    const { query } = render({ field: 'name', operator: '=', value: '' }, { showNotToggle: true });
    const toggle = screen.getByRole('switch', { name: 'Not' });
    await userEvent.click(toggle);
    expect(query().not).toBe(true);
    await userEvent.click(toggle);
    expect(query().not).toBe(false);
  });
});

describe('action element', () => {
  it('names icon buttons, and leaves text to name the others', async () => {
    const { query } = render({ field: 'name', operator: '=', value: '' });
    expect(screen.getByRole('button', { name: '+ Rule' }).className).toContain('tremor-Button');
    await userEvent.click(screen.getByRole('button', { name: 'Remove rule' }));
    expect(query().rules).toEqual([]);
  });

  it('unlocks what is locked', async () => {
    const { query } = render(
      { disabled: true, field: 'name', operator: '=', value: '' },
      { showLockButtons: true },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unlock rule' }));
    expect(query().rules[0]).toMatchObject({ disabled: false });
  });
});

describe('query builder', () => {
  it('disables every control', async () => {
    const { container, query } = render(
      { field: 'born', operator: '=', value: '2024-02-10' },
      { disabled: true, showNotToggle: true },
    );
    const controls = container.querySelectorAll<HTMLButtonElement>('select, button');
    expect(controls.length).toBeGreaterThan(6);
    expect([...controls].filter((c) => !c.disabled)).toEqual([]);
    await userEvent.click(screen.getByText('Not'));
    expect(query().not).toBeFalsy();
  });

  it('renders on the server and hydrates without a difference', { timeout: 60_000 }, () => {
    const server = renderOnServer(`${import.meta.dirname}/server.tsx`);
    expect(server.complaints).toBe('');
    expect(server.html).toContain('tremor-TextInput');
    const client = hydrate(server.html, <EveryControlApp />);
    expect(client.complaints).toEqual([]);
    expect(client.container.querySelectorAll('select').length).toBeGreaterThan(40);
    client.unmount();
  });
});
