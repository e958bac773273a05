import type { FormatQueryOptions } from 'react-querybuilder';
import { expect, vi } from 'vitest';
import { claimsOf } from './claim';
import { all, any, rule } from './queries';

export const validationClaims = claimsOf('utils/validation', {
  'React Query Builder reports validation results but never blocks input: users can enter any value.':
    ({ show }) => {
      const shown = show({
        fields: [{ name: 'city', label: 'City', validator: () => false }],
        validator: () => false,
        defaultQuery: all(rule()),
      });
      shown.change(shown.one('value-editor'), '???');
      expect(shown.query()).toMatchObject({ rules: [{ value: '???' }] });
    },

  'a map | none | queryBuilder-valid or queryBuilder-invalid for each id in the map': ({
    show,
  }) => {
    const query = { id: 'root', ...all({ id: 'a', ...rule() }, { id: 'b', ...any() }) };
    const { root, one } = show({
      query,
      validator: () => ({ a: { valid: false }, b: true }),
    });
    expect(root().className).not.toMatch(/valid/);
    expect(one('rule').className).toContain('queryBuilder-invalid');
    expect(one('rule-group', 1).className).toContain('queryBuilder-valid');
  },

  'Groups that are missing from the map get no class and count as valid. The same applies to rules, unless their field has a validator.':
    ({ show, core }) => {
      const query = { id: 'root', ...all({ id: 'a', ...rule() }) };
      const { one } = show({ query, validator: () => ({}) });
      expect(one('rule').className).not.toMatch(/valid/);
      expect(core.formatQuery(query, { format: 'sql', validator: () => ({}) })).toBe(
        "(city = 'Oslo')",
      );
    },

  "If the query validator's map has an entry for a rule, that entry applies, and the field's validator is not called.":
    ({ show }) => {
      const validator = vi.fn(() => false);
      const { one } = show({
        fields: [{ name: 'city', label: 'City', validator }],
        query: { id: 'root', ...all({ id: 'a', ...rule() }) },
        validator: () => ({ a: true }),
      });
      expect(validator).not.toHaveBeenCalled();
      expect(one('rule').className).toContain('queryBuilder-valid');
    },

  'The valid and invalid keys of controlClassnames add a class to the outermost element only, not to rules and groups.':
    ({ show }) => {
      const controlClassnames = { invalid: 'own' };
      const query = { id: 'root', ...all({ id: 'a', ...rule() }) };
      const { one } = show({
        query,
        controlClassnames,
        validator: () => ({ a: false, root: false }),
      });
      expect(one('rule').className).not.toContain('own');
      expect(one('rule-group').className).not.toContain('own');
      const whole = show({ query, controlClassnames, validator: () => false });
      expect(whole.root().className).toContain('own');
    },

  'The query builder does not use this function by default. To use it, pass it as the validator prop.':
    ({ show, core }) => {
      const query = { id: 'root', ...all({ id: 'a', ...any() }) };
      expect(show({ query }).one('rule-group', 1).className).not.toMatch(/valid/);
      const checked = show({ query, validator: core.defaultValidator });
      expect(checked.one('rule-group', 1).className).toContain('queryBuilder-invalid');
    },

  'In a group with two or more members, defaultValidator accepts only the combinators and and or, regardless of the combinators that you pass to QueryBuilder.':
    ({ core }) => {
      const rules = [rule(), rule()];
      const validate = (combinator: string) =>
        core.defaultValidator({ id: 'g', combinator, rules });
      expect(validate('or')).toMatchObject({ g: true });
      expect(validate('xor')).toMatchObject({ g: { valid: false } });
    },

  'A group with a single rule is valid with any combinator, because the combinator has no effect there.':
    ({ core }) => {
      const query = { id: 'g', combinator: 'any at all', rules: [rule()] };
      expect(core.defaultValidator(query)).toMatchObject({ g: true });
    },

  'The validator returns no entries for rules, and it skips groups without an id.': ({ core }) => {
    const query = all({ id: 'a', ...rule({ value: '' }) }, any());
    expect(core.defaultValidator(query)).toEqual({});
  },

  'json and json_without_ids ignore validation.': ({ core }) => {
    const query = all(rule());
    const options = { format: 'json', validator: () => false };
    expect(core.formatQuery(query, options as FormatQueryOptions)).toBe(
      JSON.stringify(query, null, 2),
    );
  },

  'boolean from result if given, otherwise from the validator, otherwise true. The validator applies to rules only':
    ({ core }) => {
      const { isRuleOrGroupValid } = core;
      expect(isRuleOrGroupValid(rule(), false, () => true)).toBe(false);
      expect(isRuleOrGroupValid(rule(), { valid: false }, () => true)).toBe(false);
      expect(isRuleOrGroupValid(rule(), undefined, () => false)).toBe(false);
      expect(isRuleOrGroupValid(rule())).toBe(true);
      expect(isRuleOrGroupValid(all(), undefined, () => false)).toBe(true);
    },

  'Whether x is an object with a boolean valid': ({ core }) => {
    const results = [{ valid: false }, { valid: 1 }, true, undefined].map((x) =>
      core.isValidationResult(x as never),
    );
    expect(results).toEqual([true, false, false, false]);
  },
});
