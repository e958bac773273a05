import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, vi } from 'vitest';
import { type Claim, claimsOf } from './claim';
import { all, any, fields, rule } from './queries';

const rulesOf = (query: unknown) => (query as RuleGroupType).rules as RuleType[];

export const buttonClaims: Claim[] = [
  ...claimsOf('components/actionelement', {
    'ActionElement renders one <button type="button">.': ({ show }) => {
      const button = show({ fields }).one('add-rule');
      expect([button.tagName, button.getAttribute('type')]).toEqual(['BUTTON', 'button']);
    },

    'Every group except the root, with showCloneButtons': ({ show }) => {
      const { all: found } = show({
        fields,
        showCloneButtons: true,
        defaultQuery: all(any(), any()),
      });
      expect(found('clone-group')).toHaveLength(2);
    },

    'Every group including the root, with showLockButtons': ({ show }) => {
      const { all: found } = show({
        fields,
        showLockButtons: true,
        defaultQuery: all(any(), any()),
      });
      expect(found('lock-group')).toHaveLength(3);
    },

    'To hide a button, set its key to null.': ({ show }) => {
      const { all: found } = show({ fields, controlElements: { addGroupAction: null } });
      expect(found('add-group')).toEqual([]);
      expect(found('add-rule')).toHaveLength(1);
    },

    'first the standard class, then controlClassnames.actionElement, then the class of the specific control':
      ({ show }) => {
        const { one } = show({ fields, controlClassnames: { actionElement: 'a', addRule: 'b' } });
        expect(one('add-rule').className).toBe('ruleGroup-addRule a b');
      },

    'When both are set, the default component shows the label and title of disabledTranslation and does not disable the <button>.':
      ({ show }) => {
        const { one } = show({
          fields,
          showLockButtons: true,
          defaultQuery: all({ ...rule(), disabled: true }),
        });
        expect(one('lock-rule')).toHaveProperty('disabled', false);
        expect(one('lock-rule').title).toBe('Unlock rule');
      },

    'The handlers call preventDefault() on the event that they receive': ({ show }) => {
      const { one } = show({ fields });
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      one('add-rule').dispatchEvent(click);
      expect(click.defaultPrevented).toBe(true);
    },
  }),

  ...claimsOf('components/nottoggle', {
    'NotToggle renders a labeled checkbox in the header of each rule group.': ({ show }) => {
      const { all: found } = show({ fields, showNotToggle: true, defaultQuery: all(any()) });
      expect(found('not-toggle').map(({ tagName }) => tagName)).toEqual(['LABEL', 'LABEL']);
      expect(found('not-toggle')[0]?.querySelector('input[type="checkbox"]')).not.toBeNull();
    },

    'The toggle updates only the not property of its own group.': ({ show }) => {
      const { one, click, query } = show({
        fields,
        showNotToggle: true,
        defaultQuery: all(any(rule()), any()),
      });
      click(one('not-toggle', 1).querySelector('input') as HTMLElement);
      expect(query()).toMatchObject({
        combinator: 'and',
        rules: [{ not: true }, { combinator: 'or' }],
      });
      expect((query() as RuleGroupType).not ?? false).toBe(false);
    },

    'New groups start with not: false.': ({ show }) => {
      const { one, click, query } = show({ fields });
      click(one('add-group'));
      expect((query() as RuleGroupType).rules[0]).toMatchObject({ not: false });
    },

    'notToggle: null renders nothing, as does omitting showNotToggle.': ({ show }) => {
      expect(show({ fields }).all('not-toggle')).toEqual([]);
      const without = show({ fields, showNotToggle: true, controlElements: { notToggle: null } });
      expect(without.all('not-toggle')).toEqual([]);
    },
  }),

  ...claimsOf('components/shiftactions', {
    'Becomes the last child of that group': ({ show }) => {
      const { one, click, query } = show({
        fields,
        showShiftActions: true,
        defaultQuery: all(any(rule({ value: 'a' })), rule({ value: 'b' })),
      });
      const moved = one('rule', 1).querySelector('[data-testid="shift-actions"] button');
      click(moved as HTMLElement);
      expect(query()).toMatchObject({ rules: [{ rules: [{ value: 'a' }, { value: 'b' }] }] });
    },

    'Becomes the first child of that group': ({ show }) => {
      const { one, click, query } = show({
        fields,
        showShiftActions: true,
        defaultQuery: all(rule({ value: 'b' }), any(rule({ value: 'a' }))),
      });
      const buttons = one('rule').querySelectorAll('[data-testid="shift-actions"] button');
      click(buttons[1] as HTMLElement);
      expect(query()).toMatchObject({ rules: [{ rules: [{ value: 'b' }, { value: 'a' }] }] });
    },

    'If the user holds down the Alt key, clicking a shift button copies the item instead of moving it. The copy gets new id values.':
      ({ show }) => {
        const { one, click, query } = show({
          fields,
          showShiftActions: true,
          defaultQuery: all(rule({ value: 'a' }), rule({ value: 'b' })),
        });
        const buttons = one('rule').querySelectorAll('[data-testid="shift-actions"] button');
        click(buttons[1] as HTMLElement, { altKey: true });
        const members = rulesOf(query());
        expect(members.map(({ value }) => value as string).sort()).toEqual(['a', 'a', 'b']);
        expect(new Set(members.map(({ id }) => id)).size).toBe(3);
      },

    "For a shift, their third argument is the string 'up' or 'down'": ({ show }) => {
      const onMoveRule = vi.fn(() => true);
      const { one, click } = show({
        fields,
        showShiftActions: true,
        onMoveRule,
        defaultQuery: all(rule(), rule()),
      });
      const buttons = one('rule').querySelectorAll('[data-testid="shift-actions"] button');
      click(buttons[1] as HTMLElement);
      expect((onMoveRule.mock.calls[0] as unknown[])[2]).toBe('down');
    },

    'The first item of the root cannot move up, and the last one cannot move down.': ({ show }) => {
      const { root } = show({ fields, showShiftActions: true, defaultQuery: all(rule(), rule()) });
      const buttons = root().querySelectorAll<HTMLButtonElement>(
        '[data-testid="shift-actions"] button',
      );
      expect([...buttons].map(({ disabled }) => disabled)).toEqual([true, false, false, true]);
    },
  }),
];
