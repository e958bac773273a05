import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { expect } from 'vitest';
import { type Claim, claimsOf, type Shown } from './claim';
import { all, fields, rule } from './queries';

const rulesOf = (query: unknown) => (query as RuleGroupType).rules as RuleType[];

const values = [
  { name: 'x', label: 'X' },
  { name: 'y', label: 'Y' },
];

/** Shows one rule whose field has these settings. */
const showField = (
  show: (props?: object) => Shown,
  field: object,
  parts: object = {},
  props = {},
) =>
  show({
    fields: [{ name: 'f', label: 'F', ...field }],
    defaultQuery: all(rule({ field: 'f', value: '', ...parts })),
    ...props,
  });

const storedIn = ({ query }: Shown) => rulesOf(query())[0]?.value as unknown;

export const valueClaims: Claim[] = [
  ...claimsOf('components/valueeditor', {
    'One radio button per value': ({ show }) => {
      const { one } = showField(show, { valueEditorType: 'radio', values });
      expect(one('value-editor').querySelectorAll('input[type="radio"]')).toHaveLength(2);
    },

    "By default, 'switch' looks like a checkbox.": ({ show }) => {
      const { one } = showField(show, { valueEditorType: 'switch' });
      expect(one('value-editor')).toHaveProperty('type', 'checkbox');
    },

    "A valueEditorType of null means 'text'.": ({ show }) => {
      const { one } = showField(show, {}, {}, { getValueEditorType: () => null });
      expect(one('value-editor')).toHaveProperty('type', 'text');
    },

    "The field's own valueEditorType and inputType take precedence over the callbacks.": ({
      show,
    }) => {
      const { one } = showField(
        show,
        { inputType: 'date' },
        {},
        { getInputType: () => 'time', getValueEditorType: () => 'text' },
      );
      expect(one('value-editor')).toHaveProperty('type', 'date');
    },

    'null, notNull | Nothing is rendered. The stored value is kept': ({ show }) => {
      const shown = showField(show, {}, { value: 'kept' });
      shown.change(shown.one('operators'), 'null');
      expect(shown.all('value-editor')).toEqual([]);
      expect(storedIn(shown)).toBe('kept');
    },

    "Two editors, for types 'text' and 'select' only": ({ show }) => {
      const editors = (valueEditorType: string) =>
        showField(show, { valueEditorType, values }, { operator: 'between', value: 'x,y' })
          .one('rule')
          .querySelectorAll('.rule-value-list-item').length;
      expect(['text', 'select', 'checkbox', 'textarea'].map(editors)).toEqual([2, 2, 0, 0]);
    },

    "For type 'text', inputType is ignored so that users can type 3,5,8 into a text input": ({
      show,
    }) => {
      const shown = showField(show, { inputType: 'number' }, { operator: 'in' });
      expect(shown.one('value-editor')).toHaveProperty('type', 'text');
      shown.change(shown.one('value-editor'), '3,5,8');
      expect(storedIn(shown)).toBe('3,5,8');
    },

    "A range is stored as one value: '10,20', or ['10', '20'] with listsAsArrays.": ({ show }) => {
      const enter = (props: object) => {
        const shown = showField(show, {}, { operator: 'between', value: '10,0' }, props);
        const second = shown.one('rule').querySelectorAll<HTMLElement>('.rule-value-list-item')[1];
        shown.change(second as HTMLElement, '20');
        return storedIn(shown);
      };
      expect(enter({})).toBe('10,20');
      expect(enter({ listsAsArrays: true })).toEqual(['10', '20']);
    },

    'When the user fills in the first editor of an empty range, the second editor gets the first option of values. Without values, the second editor stays empty.':
      ({ show }) => {
        const enter = (field: object, value: string) => {
          const shown = showField(show, field, { operator: 'between' });
          const editor = shown.one('rule').querySelector<HTMLElement>('.rule-value-list-item');
          shown.change(editor as HTMLElement, value);
          return storedIn(shown);
        };
        expect(enter({ valueEditorType: 'select', values }, 'y')).toBe('y,x');
        expect(enter({}, '5')).toBe('5,');
      },

    'The text input for in and notIn always stores the string that the user typed.': ({ show }) => {
      const shown = showField(show, {}, { operator: 'notIn' }, { listsAsArrays: true });
      shown.change(shown.one('value-editor'), 'a, b');
      expect(storedIn(shown)).toBe('a, b');
    },

    'The editor is then a select that lists the other fields, regardless of the editor type.': ({
      show,
    }) => {
      const { one, options } = show({
        fields,
        getValueSources: () => ['field'],
        defaultQuery: all(rule({ field: 'city', value: 'age', valueSource: 'field' })),
      });
      expect(one('value-editor').tagName).toBe('SELECT');
      expect(options(one('value-editor'))).toEqual(['Age', 'Plan']);
    },

    "A field's defaultValue is used for every value source.": ({ show }) => {
      const { one, change, query } = show({
        fields: [{ name: 'city', label: 'City', defaultValue: 'Rome' }, ...fields.slice(1)],
        getValueSources: () => ['value', 'field'],
        defaultQuery: all(rule()),
      });
      change(one('value-source-selector'), 'field');
      expect(rulesOf(query())[0]).toMatchObject({ valueSource: 'field', value: 'Rome' });
    },

    'Inputs produce strings.': ({ show }) => {
      const shown = showField(show, { inputType: 'number' });
      shown.change(shown.one('value-editor'), '12');
      expect(storedIn(shown)).toBe('12');
    },

    "'strict-limited' | 12 | \"12 kg\" | inputType: 'number'": ({ show }) => {
      const enter = (field: object, value: string) => {
        const shown = showField(show, field, {}, { parseNumbers: 'strict-limited' });
        shown.change(shown.one('value-editor'), value);
        return storedIn(shown);
      };
      expect(enter({ inputType: 'number' }, '12')).toBe(12);
      expect(enter({}, '12')).toBe('12');
      expect(enter({}, '12 kg')).toBe('12 kg');
    },

    "'native' and 'native-limited' use parseFloat, so an emptied input and text without a leading number become NaN.":
      ({ show }) => {
        const enter = (value: string) => {
          const shown = showField(show, {}, { value: 'before' }, { parseNumbers: 'native' });
          shown.change(shown.one('value-editor'), value);
          return storedIn(shown);
        };
        expect(enter('12 kg')).toBe(12);
        expect(enter('kg')).toBeNaN();
        expect(enter('')).toBeNaN();
      },

    'The other methods also read fractions: 1/2 becomes 0.5.': ({ show }) => {
      const enter = (parseNumbers: unknown) => {
        const shown = showField(show, {}, {}, { parseNumbers });
        shown.change(shown.one('value-editor'), '1/2');
        return storedIn(shown);
      };
      expect([true, 'strict', 'enhanced'].map(enter)).toEqual([0.5, 0.5, 0.5]);
    },

    'The value is left over from a range.': ({ show }) => {
      const shown = showField(show, {}, { operator: 'between', value: '10,20' });
      shown.change(shown.one('operators'), '=');
      expect(storedIn(shown)).toBe('10,20');
    },

    "Only 'text' and 'select' support two values.": ({ show }) => {
      const { one } = showField(
        show,
        { valueEditorType: 'radio', values },
        { operator: 'between', value: 'x,y' },
      );
      expect(one('value-editor').querySelectorAll('input:checked')).toHaveLength(0);
    },

    'The value is an object. Write an editor for such values.': ({ show }) => {
      const { one } = showField(show, {}, { value: { a: 1 } });
      expect((one('value-editor') as HTMLInputElement).value).toBe('[object Object]');
    },
  }),

  ...claimsOf('components/valueselector', {
    'valueSelector replaces all of these. A more specific key, such as fieldSelector, takes precedence.':
      ({ show }) => {
        const { root } = show({
          fields,
          defaultQuery: all(rule({ field: 'plan', value: 'free' })),
          controlElements: { valueSelector: () => 'general', operatorSelector: () => 'own' },
        });
        expect(root().querySelectorAll('select')).toHaveLength(0);
        expect(root().textContent?.match(/general|own/g)).toEqual([
          'general',
          'general',
          'own',
          'general',
        ]);
      },

    'If you define only one of name and value, the other gets the same string.': ({ core }) => {
      expect(core.toFullOption({ name: 'a', label: 'A' } as never)).toMatchObject({ value: 'a' });
      expect(core.toFullOption({ value: 'b', label: 'B' } as never)).toMatchObject({ name: 'b' });
    },

    'If you define both with different strings, both are kept, and value is the identifier that the query stores.':
      ({ show, core }) => {
        const option = { name: 'n', value: 'v', label: 'L' };
        expect(core.toFullOption(option)).toMatchObject(option);
        const { one, click, query } = show({ fields: [option] });
        click(one('add-rule'));
        expect(rulesOf(query())[0]?.field).toBe('v');
      },

    'disabled: true on an option disables it in the default <select>.': ({ show }) => {
      const { one } = show({
        fields: [...fields, { name: 'x', label: 'X', disabled: true }],
        defaultQuery: all(rule()),
      });
      const disabled = [...one('fields').querySelectorAll('option')].map(
        (option) => option.disabled,
      );
      expect(disabled).toEqual([false, false, false, true]);
    },

    'Option groups become <optgroup> elements:': ({ show }) => {
      const { one } = show({
        fields: [{ label: 'Places', options: [{ name: 'city', label: 'City' }] }],
        defaultQuery: all(rule()),
      });
      expect(one('fields').querySelector('optgroup')?.label).toBe('Places');
    },

    'If options in the field or operator lists have the same identifier, only the first one is kept.':
      ({ show }) => {
        const { one, options } = show({
          fields: [...fields, { name: 'city', label: 'Second' }],
          operators: [
            { name: '=', label: 'is' },
            { name: '=', label: 'equals' },
          ],
          defaultQuery: all(rule()),
        });
        expect(options(one('fields'))).toEqual(['City', 'Age', 'Plan']);
        expect(options(one('operators'))).toEqual(['is']);
      },

    'an array if listsAsArrays is true, or a comma-separated string otherwise': ({ show }) => {
      const select = (props: object) => {
        const shown = showField(
          show,
          { valueEditorType: 'multiselect', values },
          { operator: 'in' },
          props,
        );
        const editor = shown.one('value-editor') as HTMLSelectElement;
        for (const option of editor.options) option.selected = true;
        shown.change(editor, editor.value);
        return storedIn(shown);
      };
      expect([select({}), select({ listsAsArrays: true })]).toEqual(['x', ['x']]);
    },
  }),
];
