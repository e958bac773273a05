// @vitest-environment jsdom
import '../../testing/domStubs';
import {
  createDOMRenderer,
  FluentProvider,
  RendererProvider,
  SSRProvider,
  webLightTheme,
} from '@fluentui/react-components';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRef } from 'react';
import type { DragHandleProps, RuleType } from 'react-querybuilder';
import { afterEach, describe, expect, it } from 'vitest';
import { toInputValue } from '../../shared/src/inputValue';
import { hydrate, renderRule } from '../../testing/render';
import { renderOnServer } from '../../testing/server';
import { FluentDragHandle, QueryBuilderFluent } from '../src/index';
import { EveryControlApp } from './EveryControlApp';

afterEach(cleanup);

/** Adds the rules to a document of its own: jsdom matches all those of a page whenever a test asks for a role. */
const renderer = createDOMRenderer(document.implementation.createHTMLDocument());

const wrapper = ({ children }: { children: ReactNode }) => (
  <RendererProvider renderer={renderer}>
    <FluentProvider theme={webLightTheme}>{children}</FluentProvider>
  </RendererProvider>
);

const renderFluent = (rule: RuleType, props: Parameters<typeof renderRule>[2] = {}) =>
  renderRule(QueryBuilderFluent, rule, { wrapper, ...props });

describe('value selector', () => {
  it('reports the selected option', async () => {
    const { query } = renderFluent({ field: 'name', operator: '=', value: '' });
    const select = screen.getByRole('combobox', { name: 'Operators' });
    expect(select.className).toContain('fui-Select');
    expect(select.parentElement?.className).toContain('rule-operators');
    await userEvent.selectOptions(select, 'contains');
    expect(query().rules[0]).toMatchObject({ operator: 'contains' });
  });

  it('shows option groups', () => {
    const { editor } = renderFluent({ field: 'plays', operator: '=', value: 'guitar' });
    expect(within(editor()).getByRole('group', { name: 'Winds' })).toBeTruthy();
    expect(within(editor()).getByRole<HTMLOptionElement>('option', { name: 'Oboe' }).disabled).toBe(
      true,
    );
  });

  it('reports several options of a dropdown with groups', async () => {
    const { editor, value } = renderFluent({ field: 'hears', operator: 'in', value: 'guitar' });
    expect(editor()).toBe(screen.getByRole('combobox', { name: 'Value' }));
    expect(editor().textContent).toBe('Guitar');
    await userEvent.click(editor());
    const winds = screen.getByRole('group', { name: 'Winds' });
    expect(
      within(winds).getByRole('menuitemcheckbox', { name: 'Oboe' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.click(within(winds).getByRole('menuitemcheckbox', { name: 'Flute' }));
    expect(value()).toBe('guitar,flute');
    expect(editor().textContent).toBe('Guitar, Flute');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Guitar' }));
    expect(value()).toBe('flute');
  });

  it('reports several options as an array', async () => {
    const { editor, value } = renderFluent(
      { field: 'hears', operator: 'in', value: ['guitar'] },
      { listsAsArrays: true },
    );
    await userEvent.click(editor());
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Flute' }));
    expect(value()).toEqual(['guitar', 'flute']);
  });
});

describe('value editor', () => {
  it('edits text', async () => {
    const { editor, value } = renderFluent({ field: 'name', operator: '=', value: '' });
    expect(editor()).toBe(screen.getByRole('textbox', { name: 'Value' }));
    expect(editor().className).toContain('fui-Input');
    expect(editor().getAttribute('placeholder')).toBe('Enter a name');
    await userEvent.type(editor(), 'Steve');
    expect(value()).toBe('Steve');
  });

  it('reports numbers when numbers are parsed', async () => {
    const { editor, value } = renderFluent(
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
    const view = renderFluent({ field, operator: '=', value: '' });
    expect(view.editor().getAttribute('type')).toBe(type);
    fireEvent.change(view.editor(), { target: { value } });
    expect(view.value()).toBe(value);
  });

  it('lists values as text, also for numbers', () => {
    const { editor } = renderFluent({ field: 'age', operator: 'in', value: [1, 2] });
    expect(editor().getAttribute('type')).toBe('text');
    expect(editor()).toHaveProperty('value', '1,2');
  });

  it('gives two inputs for a range', async () => {
    const { editor, value } = renderFluent({ field: 'age', operator: 'between', value: '1,2' });
    const inputs = within(editor()).getAllByRole('spinbutton');
    expect(inputs.map((i) => i.getAttribute('aria-label'))).toEqual(['Value 1', 'Value 2']);
    await userEvent.type(inputs[1] as HTMLElement, '0');
    expect(value()).toBe('1,20');
  });

  it('gives two selectors for a range of options, as an array', async () => {
    const { editor, value } = renderFluent(
      { field: 'plays', operator: 'between', value: ['guitar', 'violin'] },
      { listsAsArrays: true },
    );
    const [, to] = within(editor()).getAllByRole('combobox');
    await userEvent.selectOptions(to as HTMLElement, 'flute');
    expect(value()).toEqual(['guitar', 'flute']);
  });

  it('edits long text', async () => {
    const { editor, value } = renderFluent({ field: 'bio', operator: '=', value: '' });
    expect(editor().tagName).toBe('TEXTAREA');
    await userEvent.type(editor(), 'Text');
    expect(value()).toBe('Text');
  });

  it.each([
    ['member', 'checkbox'],
    ['active', 'switch'],
  ])('toggles %s with a %s', async (field, role) => {
    const { value } = renderFluent({ field, operator: '=', value: false });
    await userEvent.click(screen.getByRole(role, { name: 'Value' }));
    expect(value()).toBe(true);
  });

  it('chooses with radio buttons', async () => {
    const { value } = renderFluent({ field: 'shift', operator: '=', value: 'day' });
    expect(screen.getByRole('radiogroup', { name: 'Value' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(value()).toBe('night');
  });

  it('shows nothing when there is no value to edit', () => {
    renderFluent({ field: 'name', operator: 'null', value: '' });
    expect(screen.queryByTestId('value-editor')).toBeNull();
  });

  it('marks invalid values, and only those', async () => {
    const { editor } = renderFluent({ field: 'name', operator: '=', value: 'invali' });
    expect(editor().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(editor(), 'd');
    expect(editor().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('values for native inputs', () => {
  it.each([
    ['2024-02-29T23:59:00Z', 'date', '2024-02-29'],
    ['Feb 29, 2024', 'date', '2024-02-29'],
    ['2024-02-29', 'datetime-local', '2024-02-29T00:00:00'],
    ['2024-02-29T12:34:56.789Z', 'datetime-local', '2024-02-29T12:34:56'],
    ['6:30', 'time', '06:30:00'],
    ['not a date', 'date', 'not a date'],
    ['', 'date', ''],
    [undefined, 'text', ''],
    [['a', 'b'], 'text', 'a,b'],
  ])('converts %j for %s to %j', (value, inputType, expected) => {
    expect(toInputValue(value, inputType)).toBe(expected);
  });
});

describe('not toggle', () => {
  it('negates a group, and ends that', async () => {
    const { query } = renderFluent(
      { field: 'name', operator: '=', value: '' },
      { showNotToggle: true },
    );
    const toggle = screen.getByRole('switch', { name: 'Not' });
    await userEvent.click(toggle);
    expect(query().not).toBe(true);
    await userEvent.click(toggle);
    expect(query().not).toBe(false);
  });
});

describe('action element', () => {
  it('names icon buttons, and leaves text to name the others', async () => {
    const { query } = renderFluent({ field: 'name', operator: '=', value: '' });
    expect(screen.getByRole('button', { name: '+ Rule' }).className).toContain('fui-Button');
    await userEvent.click(screen.getByRole('button', { name: 'Remove rule' }));
    expect(query().rules).toEqual([]);
  });

  it('unlocks what is locked', async () => {
    const { query } = renderFluent(
      { disabled: true, field: 'name', operator: '=', value: '' },
      { showLockButtons: true },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unlock rule' }));
    expect(query().rules[0]).toMatchObject({ disabled: false });
  });
});

describe('drag handle', () => {
  it('can be dragged by its element', () => {
    const ref = createRef<HTMLSpanElement>();
    const props = { path: [0], level: 1, label: 'text', title: 'Drag' } as Partial<DragHandleProps>;
    render(<FluentDragHandle ref={ref} {...(props as DragHandleProps)} />, { wrapper });
    expect(ref.current).toBe(screen.getByTitle('Drag'));
    expect(ref.current?.querySelector('svg')).toBeTruthy();
  });
});

describe('query builder', () => {
  it('disables every control', () => {
    const { container } = renderFluent(
      { field: 'hears', operator: 'in', value: '' },
      { disabled: true, showNotToggle: true },
    );
    const controls = container.querySelectorAll<HTMLInputElement>('input, select, button');
    expect(controls.length).toBeGreaterThan(6);
    expect([...controls].filter((c) => !c.disabled)).toEqual([]);
  });

  it('renders on the server and hydrates without a difference', { timeout: 60_000 }, () => {
    const server = renderOnServer(`${import.meta.dirname}/server.tsx`);
    expect(server.complaints).toBe('');
    expect(server.html).toContain('fui-Select');
    const client = hydrate(
      server.html,
      <RendererProvider renderer={createDOMRenderer()}>
        <SSRProvider>
          <EveryControlApp />
        </SSRProvider>
      </RendererProvider>,
    );
    expect(client.complaints).toEqual([]);
    expect(client.container.querySelectorAll('select').length).toBeGreaterThan(40);
    client.unmount();
  });
});
