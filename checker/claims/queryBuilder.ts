import type { RuleGroupType, RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { expect, vi } from 'vitest';
import { claimsOf } from './claim';
import { all, any, fields, list, rule } from './queries';

/** A version 4 UUID, which the library makes for each id. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The rules of a query. */
const rulesOf = (query: unknown) => (query as RuleGroupType).rules as RuleType[];

/** The first rule of a query. */
const first = (query: unknown) => rulesOf(query)[0] as RuleType;

export const queryBuilderClaims = claimsOf('components/querybuilder', {
  'Every prop is optional, but without fields, users have nothing useful to choose.': ({
    show,
  }) => {
    const { one, options, click } = show();
    click(one('add-rule'));
    expect(options(one('fields'))).toHaveLength(1);
  },

  'changes appear only if you pass the new query back': ({ show }) => {
    const { one, all: found, click, rerender, query } = show({ fields, query: all(rule()) });
    click(one('add-rule'));
    expect(found('rule')).toHaveLength(1);
    rerender({ fields, query: query() });
    expect(found('rule')).toHaveLength(2);
  },

  'Later changes to defaultQuery are ignored.': ({ show }) => {
    const { all: found, rerender } = show({ fields, defaultQuery: all(rule()) });
    rerender({ fields, defaultQuery: all(rule(), rule(), rule()) });
    expect(found('rule')).toHaveLength(1);
  },

  'Without either prop, the component starts with an empty group.': ({ show }) => {
    expect(show({ fields }).query()).toMatchObject({ combinator: 'and', rules: [] });
  },

  'Except in production builds, either mistake is reported in the console.': async ({
    show,
    errors,
  }) => {
    const reports = (part: string) => vi.waitFor(() => expect(errors().join()).toContain(part));
    show({ fields, query: all(), defaultQuery: all() });
    await reports('both query and defaultQuery');
    const { rerender } = show({ fields, defaultQuery: all() });
    rerender({ fields, query: all() });
    await reports('uncontrolled');
  },

  'The mount call passes you the query with any ids that the query builder added': ({ show }) => {
    const { changes } = show({ fields, query: all(rule(), any(rule())) });
    expect(changes).toHaveLength(1);
    const [query] = changes as RuleGroupType[];
    const group = query?.rules[1] as RuleGroupType;
    for (const { id } of [query, query?.rules[0], group, group.rules[0]] as RuleType[]) {
      expect(id).toMatch(UUID);
    }
  },

  'Set enableMountQueryChange={false} to skip this call.': ({ show }) => {
    const { changes } = show({ fields, defaultQuery: all(), enableMountQueryChange: false });
    expect(changes).toEqual([]);
  },

  'A new query prop does not trigger a call.': ({ show }) => {
    const { changes, rerender } = show({ fields, query: { id: 'a', ...all() } });
    const before = changes.length;
    rerender({ fields, query: { id: 'b', ...all({ id: 'c', ...rule() }) } });
    expect(changes).toHaveLength(before);
  },

  'By default, it creates random UUIDs.': ({ show }) => {
    const { one, click, query } = show({ fields });
    click(one('add-rule'));
    click(one('add-rule'));
    const ids = rulesOf(query()).map(({ id }) => id as string);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(UUID);
  },

  'Copies always get random UUIDs, whether users click a clone button or hold Alt while they click a shift button.':
    ({ show }) => {
      let count = 0;
      const { one, click, query } = show({
        fields,
        showCloneButtons: true,
        defaultQuery: all(rule()),
        idGenerator: () => `own-${count++}`,
      });
      click(one('clone-rule'));
      const [kept, copy] = rulesOf(query());
      expect(kept?.id).toMatch(/^own-/);
      expect(copy?.id).toMatch(UUID);
    },

  'Queries from onQueryChange are frozen': ({ show }) => {
    const { one, click, query } = show({ fields });
    click(one('add-rule'));
    expect(Object.isFrozen(query())).toBe(true);
    expect(Object.isFrozen(first(query()))).toBe(true);
  },

  'Its only effect is a console error.': async ({ show, errors }) => {
    const { all: found } = show({
      fields,
      defaultQuery: all(rule(), rule()),
      independentCombinators: true,
    });
    await vi.waitFor(() => expect(errors().join()).toContain('independentCombinators'));
    expect(found('inline-combinator')).toEqual([]);
  },

  'A query without a combinator counts as one with independent combinators, so { rules: [] } is enough to enable them.':
    ({ show }) => {
      const { one, click, query } = show({ fields, defaultQuery: { rules: [] } });
      click(one('add-rule'));
      click(one('add-rule'));
      expect((query() as RuleGroupTypeIC).rules[1]).toBe('and');
    },

  'The combinator in front of a new rule is the same as the preceding combinator or, if there is none, the first of combinators.':
    ({ show }) => {
      const { one, click, query } = show({ fields, defaultQuery: list(rule(), 'or', rule()) });
      click(one('add-rule'));
      expect((query() as RuleGroupTypeIC).rules[3]).toBe('or');
      const other = show({
        fields,
        combinators: [
          { name: 'xor', label: 'XOR' },
          { name: 'and', label: 'AND' },
        ],
        defaultQuery: list(rule()),
      });
      other.click(other.one('add-rule'));
      expect((other.query() as RuleGroupTypeIC).rules[1]).toBe('xor');
    },

  'If you omit the prop, there is one placeholder field. An empty list leaves the select empty': ({
    show,
  }) => {
    const without = show({ defaultQuery: all(rule()) });
    expect(without.options(without.one('fields'))).toHaveLength(1);
    const empty = show({ fields: [], defaultQuery: all(rule()) });
    expect(empty.options(empty.one('fields'))).toEqual([]);
  },

  'Properties of the option itself take precedence': ({ show }) => {
    const { one } = show({
      fields: [{ name: 'city', label: 'City', placeholder: 'own' }],
      baseField: { placeholder: 'of all' },
      defaultQuery: all(rule({ value: '' })),
    });
    expect(one('value-editor').getAttribute('placeholder')).toBe('own');
  },

  'Returns the operators of one field, or null to use the operators prop': ({ show }) => {
    const operators = [{ name: 'is', label: 'is' }];
    const getOperators = (name: string) => (name === 'age' ? [{ name: '>', label: 'over' }] : null);
    const { one, options } = show({
      fields,
      operators,
      getOperators,
      defaultQuery: all(rule({ operator: 'is' }), rule({ field: 'age', operator: '>' })),
    });
    expect(options(one('operators', 0))).toEqual(['is']);
    expect(options(one('operators', 1))).toEqual(['over']);
  },

  'The fields of such an object are sorted by label.': ({ show }) => {
    const { one, options } = show({
      fields: { z: { label: 'Beta' }, y: { label: 'Alpha' } },
      defaultQuery: all(rule({ field: 'z' })),
    });
    expect(options(one('fields'))).toEqual(['Alpha', 'Beta']);
  },

  "The operators of a rule come from the first of these that is defined: the field's operators, the result of getOperators, or the operators prop.":
    ({ show }) => {
      const named = (name: string) => [{ name, label: name }];
      const { one, options } = show({
        fields: [{ name: 'a', label: 'A', operators: named('field') }, ...fields],
        getOperators: (name: string) => (name === 'city' ? null : named('function')),
        operators: named('prop'),
        defaultQuery: all(rule({ field: 'a' }), rule({ field: 'age' }), rule()),
      });
      const shown = [0, 1, 2].map((index) => options(one('operators', index)));
      expect(shown).toEqual([['field'], ['function'], ['prop']]);
    },

  'Adds a rule to each new group, and to the initial root group if there is no query': ({
    show,
  }) => {
    const { one, click, query } = show({ fields, addRuleToNewGroups: true });
    expect(rulesOf(query())).toHaveLength(1);
    click(one('add-group'));
    expect((rulesOf(query())[1] as unknown as RuleGroupType).rules).toHaveLength(1);
  },

  'Field settings take precedence: defaultOperator over getDefaultOperator, and defaultValue over getDefaultValue.':
    ({ show }) => {
      const { one, click, query } = show({
        fields: [{ name: 'city', label: 'City', defaultOperator: '!=', defaultValue: 'Rome' }],
        getDefaultOperator: () => '<',
        getDefaultValue: () => 'Lima',
      });
      click(one('add-rule'));
      expect(first(query())).toMatchObject({ operator: '!=', value: 'Rome' });
    },

  "Without defaultValue or getDefaultValue, the value is the first option for 'select' and 'radio' (twice for between), false for 'checkbox', and [] for 'multiselect' with listsAsArrays.":
    ({ show }) => {
      const values = [
        { name: 'x', label: 'X' },
        { name: 'y', label: 'Y' },
      ];
      const startOf = (valueEditorType: string, field: object = { values }) => {
        const { one, click, query } = show({
          fields: [{ name: 'f', label: 'F', valueEditorType, ...field }],
          listsAsArrays: true,
        });
        click(one('add-rule'));
        return first(query()).value;
      };
      expect(startOf('select')).toBe('x');
      expect(startOf('radio')).toBe('x');
      expect(startOf('select', { values, defaultOperator: 'between' })).toEqual(['x', 'x']);
      expect(startOf('checkbox', {})).toBe(false);
      expect(startOf('multiselect')).toEqual([]);
    },

  "For the value source 'field', the value is the first of the other fields.": ({ show }) => {
    const { one, click, query } = show({ fields, getValueSources: () => ['field'] });
    click(one('add-rule'));
    expect(first(query())).toMatchObject({ field: 'city', valueSource: 'field', value: 'age' });
  },

  "With autoSelectField={false}, the field of a new rule is '~', and the select shows ------.": ({
    show,
  }) => {
    const { one, click, query, options } = show({ fields, autoSelectField: false });
    click(one('add-rule'));
    expect(first(query()).field).toBe('~');
    expect(options(one('fields'))[0]).toBe('------');
  },

  'The operator and value are hidden until the user chooses a field.': ({ show }) => {
    const { one, all: found, click, change } = show({ fields, autoSelectField: false });
    click(one('add-rule'));
    expect([...found('operators'), ...found('value-editor')]).toEqual([]);
    change(one('fields'), 'city');
    expect([...found('operators'), ...found('value-editor')]).toHaveLength(2);
  },

  'autoSelectOperator={false} does the same for the operator and hides the value until the user chooses an operator.':
    ({ show }) => {
      const { one, all: found, click, query } = show({ fields, autoSelectOperator: false });
      click(one('add-rule'));
      expect(first(query())).toMatchObject({ field: 'city', operator: '~' });
      expect(found('value-editor')).toEqual([]);
    },

  'The first four functions are called only if the field itself does not define valueEditorType, inputType, values, or valueSources, respectively.':
    ({ show }) => {
      const getValueEditorType = vi.fn(() => 'text');
      const getInputType = vi.fn(() => 'text');
      const getValues = vi.fn(() => []);
      const getValueSources = vi.fn(() => ['value']);
      show({
        fields: [
          {
            name: 'f',
            label: 'F',
            valueEditorType: 'select',
            inputType: 'date',
            values: [{ name: 'x', label: 'X' }],
            valueSources: ['value'],
          },
        ],
        getValueEditorType,
        getInputType,
        getValues,
        getValueSources,
        defaultQuery: all(rule({ field: 'f' })),
      });
      for (const called of [getValueEditorType, getInputType, getValues, getValueSources]) {
        expect(called).not.toHaveBeenCalled();
      }
    },

  'Resets the operator, value source, and value when the user changes the field': ({ show }) => {
    const { one, change, query } = show({
      fields,
      defaultQuery: all(rule({ operator: '!=', value: 'Rome' })),
    });
    change(one('fields'), 'age');
    expect(first(query())).toMatchObject({ field: 'age', operator: '=', value: '' });
  },

  'Resets the value source and value when the user changes the operator': ({ show }) => {
    const { one, change, query } = show({
      fields,
      resetOnOperatorChange: true,
      defaultQuery: all(rule({ value: 'Rome' })),
    });
    change(one('operators'), '!=');
    expect(first(query())).toMatchObject({ operator: '!=', value: '' });
  },

  'Changing the value source also resets the value.': ({ show }) => {
    const { one, change, query } = show({
      fields,
      getValueSources: () => ['value', 'field'],
      defaultQuery: all(rule({ value: 'Rome' })),
    });
    change(one('value-source-selector'), 'field');
    expect(first(query())).toMatchObject({ valueSource: 'field', value: 'age' });
  },

  'Shows the combinator between children instead of in the group header': ({ show }) => {
    const { one, all: found } = show({
      fields,
      showCombinatorsBetweenRules: true,
      defaultQuery: all(rule(), rule()),
    });
    expect(found('inline-combinator')).toHaveLength(1);
    expect(one('rule-group').querySelector('.ruleGroup-header select')).toBeNull();
  },

  'Shows lock buttons, which set disabled on a rule or group': ({ show }) => {
    const { one, click, query } = show({
      fields,
      showLockButtons: true,
      defaultQuery: all(rule()),
    });
    click(one('lock-rule'));
    expect(first(query())).toMatchObject({ disabled: true });
    click(one('lock-group'));
    expect(query()).toMatchObject({ disabled: true });
  },

  'A callback that returns nothing rejects the change, because undefined counts as false.': ({
    show,
  }) => {
    const { one, all: found, click } = show({ fields, onAddRule: () => undefined });
    click(one('add-rule'));
    expect(found('rule')).toEqual([]);
  },

  'clone buttons call onMoveRule and onMoveGroup, not onAddRule.': ({ show }) => {
    const onMoveRule = vi.fn(() => true);
    const onMoveGroup = vi.fn(() => true);
    const onAddRule = vi.fn(() => true);
    const { one, click } = show({
      fields,
      showCloneButtons: true,
      onMoveRule,
      onMoveGroup,
      onAddRule,
      defaultQuery: all(rule(), any(rule())),
    });
    click(one('clone-rule'));
    click(one('clone-group'));
    expect(onMoveRule).toHaveBeenCalledTimes(1);
    expect(onMoveGroup).toHaveBeenCalledTimes(1);
    expect(onAddRule).not.toHaveBeenCalled();
    const options = (onMoveRule.mock.calls[0] as unknown[])[5];
    expect(options).toMatchObject({ clone: true });
  },

  'The callbacks do not run when the query prop changes.': ({ show }) => {
    const onAddRule = vi.fn(() => true);
    const { rerender } = show({ fields, onAddRule, query: all() });
    rerender({ fields, onAddRule, query: all(rule()) });
    expect(onAddRule).not.toHaveBeenCalled();
  },

  'disabled={[[0], [2, 1]]} disables two items and everything inside them.': ({ show }) => {
    const { all: found } = show({
      fields,
      disabled: [[0], [2, 1]],
      defaultQuery: all(any(rule()), rule(), any(rule(), any(rule()))),
    });
    const disabled = found('fields').map((select) => (select as HTMLSelectElement).disabled);
    expect(disabled).toEqual([true, false, false, true]);
  },

  'disabled={[[]]} disables the root group and therefore everything.': ({ show }) => {
    const { one } = show({ fields, disabled: [[]], defaultQuery: all(rule()) });
    expect(one('add-rule')).toHaveProperty('disabled', true);
    expect(one('fields')).toHaveProperty('disabled', true);
  },

  'In a locked rule or group, only its own lock button stays usable, and only if no ancestor is disabled.':
    ({ show }) => {
      const locked = { ...rule(), disabled: true };
      const { one } = show({ fields, showLockButtons: true, defaultQuery: all(locked) });
      expect(one('lock-rule')).toHaveProperty('disabled', false);
      expect(one('remove-rule')).toHaveProperty('disabled', true);
      const below = show({
        fields,
        showLockButtons: true,
        defaultQuery: { ...all(locked), disabled: true },
      });
      expect(below.one('lock-rule')).toHaveProperty('disabled', true);
    },

  'Disabled items get the class queryBuilder-disabled. The outermost element gets this class only for disabled={true}.':
    ({ show }) => {
      const byPath = show({ fields, disabled: [[]], defaultQuery: all(rule()) });
      expect(byPath.one('rule').className).toContain('queryBuilder-disabled');
      expect(byPath.root().className).not.toContain('queryBuilder-disabled');
      const whole = show({ fields, disabled: true });
      expect(whole.root().className).toContain('queryBuilder-disabled');
    },

  'A boolean adds the class queryBuilder-valid or queryBuilder-invalid to the outermost element.':
    ({ show }) => {
      const valid = show({ fields, validator: () => true });
      expect(valid.root().className).toContain('queryBuilder-valid');
      const invalid = show({ fields, validator: () => false });
      expect(invalid.root().className).toContain('queryBuilder-invalid');
    },

  'Rules without a result use the validator of their field.': ({ show }) => {
    const validator = vi.fn(() => false);
    const { one } = show({
      fields: [{ name: 'city', label: 'City', validator }],
      validator: () => ({ a: true }),
      query: { id: 'root', ...all({ id: 'a', ...rule() }, { id: 'b', ...rule() }) },
    });
    expect(one('rule', 0).className).toContain('queryBuilder-valid');
    expect(one('rule', 1).className).toContain('queryBuilder-invalid');
  },

  'actionElement applies to every key that ends in Action, and valueSelector applies to every key that ends in Selector.':
    ({ show }) => {
      const { root } = show({
        fields,
        showCloneButtons: true,
        showLockButtons: true,
        getValueSources: () => ['value', 'field'],
        defaultQuery: all(rule(), any(rule())),
        controlElements: { actionElement: () => null, valueSelector: () => null },
      });
      expect(root().querySelectorAll('button, select')).toHaveLength(0);
    },

  'Within each of these sources, the key itself takes precedence over actionElement or valueSelector.':
    ({ show }) => {
      const { root } = show({
        fields,
        defaultQuery: all(rule()),
        controlElements: { actionElement: () => 'general', addRuleAction: () => 'own' },
      });
      expect(root().textContent).toContain('owngeneral');
    },

  "Omits the library's own classes": ({ show }) => {
    const { one } = show({
      fields,
      suppressStandardClassnames: true,
      defaultQuery: all(rule()),
      controlClassnames: { rule: 'own' },
    });
    expect(one('rule').className).toBe('own');
  },

  'Pass only the ones that you want to change; the others keep their defaults.': ({ show }) => {
    const { one } = show({ fields, translations: { addRule: { label: 'New' } } });
    expect(one('add-rule').textContent).toBe('New');
    expect(one('add-rule').title).toBe('Add rule');
    expect(one('add-group').textContent).toMatch(/^\+ ?Group$/);
  },

  'With debugMode, onLog (by default console.log) receives an object for each accepted or rejected change.':
    ({ show }) => {
      const onLog = vi.fn();
      const { one, click } = show({ fields, debugMode: true, onLog, onAddGroup: () => false });
      onLog.mockClear();
      click(one('add-rule'));
      click(one('add-group'));
      const types = onLog.mock.calls.map(([{ type }]) => type as string);
      expect(types.some((type) => /add/i.test(type))).toBe(true);
      expect(types.some((type) => /onAddGroup/.test(type))).toBe(true);
    },

  'The outermost element is <div role="form" class="queryBuilder"> with two data attributes.': ({
    show,
  }) => {
    const root = show({ fields }).root();
    expect([root.tagName, root.getAttribute('role')]).toEqual(['DIV', 'form']);
    const names = root.getAttributeNames().filter((name) => !['role', 'class'].includes(name));
    expect(names.sort()).toEqual(['data-dnd', 'data-inlinecombinators']);
  },

  'If you put the query builder inside your own form, pressing Enter in a value input submits that form.':
    ({ show }) => {
      const { root, one } = show({ fields, defaultQuery: all(rule()) });
      expect(root().tagName).not.toBe('FORM');
      expect(root().querySelector('form')).toBeNull();
      expect(one('value-editor').tagName).toBe('INPUT');
    },
});
