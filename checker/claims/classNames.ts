import { expect } from 'vitest';
import { claimsOf } from './claim';
import { all, any, list, rule } from './queries';

export const classNameClaims = claimsOf('styling/classnames', {
  'A value editor that is a select has the value classes, not the valueSelector classes.': ({
    show,
  }) => {
    const { one } = show({
      fields: [
        {
          name: 'city',
          label: 'City',
          valueEditorType: 'select',
          values: [{ name: 'x', label: 'X' }],
        },
      ],
      controlClassnames: { valueSelector: 'own' },
      defaultQuery: all(rule()),
    });
    expect(one('fields').className).toContain('own');
    expect(one('value-editor').className).not.toContain('own');
  },

  'Groups with that combinator, unless combinators are independent': ({ show }) => {
    const combinators = [{ name: 'and', label: 'AND', className: 'own' }];
    expect(show({ combinators, defaultQuery: all() }).one('rule-group').className).toContain('own');
    const independent = show({
      combinators,
      // Before version 7, the prop decides.
      independentCombinators: true,
      defaultQuery: list(rule(), 'and', rule()),
    });
    expect(independent.one('rule-group').className).not.toContain('own');
  },

  'Only two classes remain: queryBuilder-valid and queryBuilder-invalid on rules and groups.': ({
    show,
  }) => {
    const { root } = show({
      suppressStandardClassnames: true,
      query: { id: 'root', ...all({ id: 'a', ...rule() }, { id: 'b', ...any() }) },
      validator: () => ({ a: true, b: false }),
    });
    const classes = [root(), ...root().querySelectorAll('*')].flatMap((element) => [
      ...element.classList,
    ]);
    expect(classes.sort()).toEqual(['queryBuilder-invalid', 'queryBuilder-valid']);
  },
});
