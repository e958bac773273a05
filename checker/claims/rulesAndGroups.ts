import type { RuleGroupType, RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { expect } from 'vitest';
import { type Claim, type Core, claimsOf } from './claim';
import { all, any, fields, list, rule } from './queries';

const rulesOf = (query: unknown) => (query as RuleGroupType).rules as RuleType[];

/** The shift buttons, where the version has them. */
const shiftsOf = (core: Core) => ('ShiftActions' in core ? ['shift-actions'] : []);

const testIds = (element: Element) =>
  [...element.children].map((child) => child.getAttribute('data-testid'));

export const ruleAndGroupClaims: Claim[] = [
  ...claimsOf('components/rule', {
    'Rule renders one rule: a <div> with the selectors, the value editor, and the buttons in a row.':
      ({ show }) => {
        const { one } = show({ fields, defaultQuery: all(rule()) });
        expect(one('rule').tagName).toBe('DIV');
        expect(testIds(one('rule'))).toEqual([
          'fields',
          'operators',
          'value-editor',
          'remove-rule',
        ]);
      },

    'The controls appear in this order, from left to right.': ({ core, show }) => {
      const { one } = show({
        fields,
        showShiftActions: true,
        showCloneButtons: true,
        showLockButtons: true,
        getValueSources: () => ['value', 'field'],
        defaultQuery: all(rule()),
      });
      expect(testIds(one('rule'))).toEqual([
        ...shiftsOf(core),
        'fields',
        'operators',
        'value-source-selector',
        'value-editor',
        'clone-rule',
        'lock-rule',
        'remove-rule',
      ]);
    },

    'There is more than one value source, and the operator is not null or notNull': ({ show }) => {
      const { all: found } = show({
        fields,
        getValueSources: () => ['value', 'field'],
        defaultQuery: all(rule(), rule({ operator: 'null' }), rule({ operator: 'notNull' })),
      });
      expect(found('value-source-selector')).toHaveLength(1);
    },

    "An operator takes no value if its arity is 'unary' or a number below 2.": ({ show }) => {
      const operators = ['unary', 1, 2, 'binary'].map((arity, index) => ({
        name: `o${index}`,
        label: 'O',
        arity,
      }));
      const { all: found } = show({
        fields,
        operators,
        defaultQuery: all(...operators.map(({ name }) => rule({ operator: name }))),
      });
      expect(found('value-editor')).toHaveLength(2);
    },

    'The outer <div> has data-testid="rule", data-rule-id, data-level, and data-path.': ({
      show,
    }) => {
      const { all: found } = show({
        fields,
        query: { id: 'root', ...all(rule(), any({ id: 'deep', ...rule() })) },
      });
      const deep = found('rule')[1] as HTMLElement;
      expect(deep.dataset).toMatchObject({ level: '2', path: '[1,0]' });
      expect(deep.hasAttribute('data-rule-id')).toBe(true);
    },

    "Its classes appear in this order: the result of getRuleClassname, the field's className, the operator's className, rule, controlClassnames.rule, and then state classes.":
      ({ show }) => {
        const { one } = show({
          fields: [{ name: 'f', label: 'F', className: 'b' }],
          operators: [{ name: '=', label: '=', className: 'c' }],
          getRuleClassname: () => 'a',
          controlClassnames: { rule: 'd' },
          defaultQuery: all({ ...rule({ field: 'f' }), disabled: true }),
        });
        expect(one('rule').className).toBe('a b c rule d queryBuilder-disabled');
      },

    'A <select> whose value is missing from its options displays the first option. The query keeps the stored value until the user selects an option.':
      ({ show }) => {
        const { one, query } = show({ fields, defaultQuery: all(rule({ field: 'gone' })) });
        expect((one('fields') as HTMLSelectElement).value).toBe('city');
        expect(rulesOf(query())[0]?.field).toBe('gone');
      },

    'A rule that a shift button moves into another group is remounted': ({ show }) => {
      const { one, click } = show({
        fields,
        showShiftActions: true,
        defaultQuery: all(rule(), any(rule())),
      });
      const before = one('rule');
      click(
        before.querySelectorAll<HTMLElement>(
          '[data-testid="shift-actions"] button',
        )[1] as HTMLElement,
      );
      expect(before.isConnected).toBe(false);
    },
  }),

  ...claimsOf('components/rulegroup', {
    'each group renders its nested groups recursively': ({ show }) => {
      const { all: found } = show({ fields, defaultQuery: all(any(all(any()))) });
      expect(found('rule-group')).toHaveLength(4);
    },

    'The header contains, from left to right:': ({ core, show }) => {
      const { one } = show({
        fields,
        showShiftActions: true,
        showNotToggle: true,
        showCloneButtons: true,
        showLockButtons: true,
        defaultQuery: all(any()),
      });
      const [root, nested] = [0, 1].map((index) =>
        testIds(one('rule-group', index).querySelector('.ruleGroup-header') as Element),
      );
      const ofAll = ['combinators', 'not-toggle', 'add-rule', 'add-group'];
      expect(root).toEqual([...ofAll, 'lock-group']);
      expect(nested).toEqual([
        ...shiftsOf(core),
        ...ofAll,
        'clone-group',
        'lock-group',
        'remove-group',
      ]);
    },

    'This control is a <div class="betweenRules"> around the combinatorSelector.': ({ show }) => {
      const { one } = show({ fields, defaultQuery: list(rule(), 'or', rule()) });
      expect(one('inline-combinator').tagName).toBe('DIV');
      expect(one('inline-combinator').className).toBe('betweenRules');
      expect(testIds(one('inline-combinator'))).toEqual(['combinators']);
    },

    "With showCombinatorsBetweenRules, every combinator selector in a group shows and changes the group's single combinator.":
      ({ show }) => {
        const {
          all: found,
          one,
          change,
        } = show({
          fields,
          showCombinatorsBetweenRules: true,
          defaultQuery: all(rule(), rule(), rule()),
        });
        change(one('combinators', 1), 'or');
        expect(found('combinators').map((one) => (one as HTMLSelectElement).value)).toEqual([
          'or',
          'or',
        ]);
      },

    'With independent combinators, each selector has its own value.': ({ show }) => {
      const { one, change, query } = show({
        fields,
        // Before version 7, the prop decides.
        independentCombinators: true,
        defaultQuery: list(rule(), 'and', rule(), 'and', rule()),
      });
      change(one('combinators', 1), 'or');
      const { rules } = query() as RuleGroupTypeIC;
      expect([rules[1], rules[3]]).toEqual(['and', 'or']);
    },

    'ruleGroupHeaderElements replaces the content of the header and keeps the rest of the group.':
      ({ show }) => {
        const { root, all: found } = show({
          fields,
          defaultQuery: all(rule()),
          controlElements: { ruleGroupHeaderElements: () => 'own' },
        });
        expect(root().querySelector('.ruleGroup-header')?.textContent).toBe('own');
        expect(found('rule')).toHaveLength(1);
      },

    'The outer element of a group has a title: Query builder for the root and a string such as Rule group at path 1-0 for other groups.':
      ({ show }) => {
        const { all: found } = show({ fields, defaultQuery: all(rule(), any(all())) });
        expect(found('rule-group').map(({ title }) => title)).toEqual([
          'Query builder',
          'Rule group at path 1',
          'Rule group at path 1-0',
        ]);
      },

    'That combinator is not in combinators, so the selector displays the first option.': ({
      show,
    }) => {
      const { one, query } = show({ fields, defaultQuery: { combinator: 'nor', rules: [] } });
      expect((one('combinators') as HTMLSelectElement).value).toBe('and');
      expect((query() as RuleGroupType).combinator).toBe('nor');
    },

    'Removing the last rule leaves an empty group.': ({ show }) => {
      const { one, click, query } = show({ fields, defaultQuery: all(any(rule())) });
      click(one('remove-rule'));
      expect(query()).toMatchObject({ rules: [{ combinator: 'or', rules: [] }] });
    },
  }),
];
