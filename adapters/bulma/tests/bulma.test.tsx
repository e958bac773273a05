// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrate, renderRule } from '../../testing/render';
import { renderOnServer } from '../../testing/server';
import { QueryBuilderBulma } from '../src/index';
import { EveryControlApp } from './EveryControlApp';

afterEach(cleanup);

const render = renderRule.bind(null, QueryBuilderBulma);

describe('value selector', () => {
  it('reports the selected option', async () => {
    const { query } = render({ field: 'name', operator: '=', value: '' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operators' }), 'contains');
    expect(query().rules[0]).toMatchObject({ operator: 'contains' });
  });

  it('uses the markup of Bulma', () => {
    render({ field: 'name', operator: '=', value: '' });
    const select = screen.getByRole('combobox', { name: 'Fields' });
    expect(select.parentElement?.className).toBe('rule-fields select is-small');
    expect(select.title).toBe('Fields');
  });

  it('shows option groups', () => {
    const { editor } = render({ field: 'plays', operator: '=', value: 'guitar' });
    expect(within(editor()).getByRole('group', { name: 'Winds' })).toBeTruthy();
    expect(within(editor()).getByRole<HTMLOptionElement>('option', { name: 'Oboe' }).disabled).toBe(
      true,
    );
  });

  it('reports several options as text or as an array', async () => {
    const rule = { field: 'hears', operator: 'in', value: 'guitar' };
    const text = render(rule);
    await userEvent.selectOptions(text.editor(), 'flute');
    expect(text.value()).toBe('guitar,flute');
    expect(text.editor().parentElement?.classList).toContain('is-multiple');
    text.unmount();

    const array = render(rule, { listsAsArrays: true });
    await userEvent.selectOptions(array.editor(), 'flute');
    expect(array.value()).toEqual(['guitar', 'flute']);
  });
});

describe('value editor', () => {
  it('edits text', async () => {
    const { editor, value } = render({ field: 'name', operator: '=', value: '' });
    expect(editor()).toBe(screen.getByRole('textbox', { name: 'Value' }));
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
    ['born', 'date', '2024-02-29'],
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
    const { editor, value } = render(
      { field: 'plays', operator: 'between', value: ['guitar', 'violin'] },
      { listsAsArrays: true },
    );
    const [, to] = within(editor()).getAllByRole('combobox');
    await userEvent.selectOptions(to as HTMLElement, 'flute');
    expect(value()).toEqual(['guitar', 'flute']);
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
    expect(editor().classList).not.toContain('is-danger');
    await userEvent.type(editor(), 'd');
    expect(editor().classList).toContain('is-danger');
    expect(editor().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('not toggle', () => {
  it('negates a group, and ends that', async () => {
    const { query } = render({ field: 'name', operator: '=', value: '' }, { showNotToggle: true });
    const toggle = screen.getByRole('checkbox', { name: 'Not' });
    await userEvent.click(toggle);
    expect(query().not).toBe(true);
    await userEvent.click(toggle);
    expect(query().not).toBe(false);
  });
});

describe('query builder', () => {
  it('disables every control', () => {
    const { container } = render(
      { field: 'name', operator: '=', value: '' },
      { disabled: true, showNotToggle: true },
    );
    const controls = container.querySelectorAll<HTMLInputElement>('input, select, button');
    expect(controls.length).toBeGreaterThan(6);
    expect([...controls].filter((c) => !c.disabled)).toEqual([]);
  });

  it('gives buttons the classes of Bulma', () => {
    render({ field: 'name', operator: '=', value: '' });
    expect(screen.getByTitle('Add rule').className).toContain('button is-small is-primary');
    expect(screen.getByTitle('Remove rule').className).toContain('button is-small is-danger');
  });

  it('renders on the server and hydrates without a difference', { timeout: 60_000 }, () => {
    const server = renderOnServer(`${import.meta.dirname}/server.tsx`);
    expect(server.complaints).toBe('');
    expect(server.html).toContain('class="rule-value input is-small"');
    const client = hydrate(server.html, <EveryControlApp />);
    expect(client.complaints).toEqual([]);
    expect(client.container.querySelectorAll('select').length).toBeGreaterThan(40);
    client.unmount();
  });
});
