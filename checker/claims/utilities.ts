import type { RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { expect } from 'vitest';
import { claimsOf } from './claim';
import { all, any, list, rule } from './queries';

export const utilityClaims = claimsOf('utils/misc', {
  'Every tool returns a new query and does not change the query that you pass.': ({ core }) => {
    const query = all(rule());
    const before = structuredClone(query);
    const results = [
      core.add(query, rule(), []),
      core.update(query, 'value', 'Rome', [0]),
      core.remove(query, [0]),
    ];
    for (const result of results) expect(result).not.toBe(query);
    expect(query).toEqual(before);
  },

  'The new query is deeply frozen, so an assignment such as next.rules[0].value = 1 throws.': ({
    core,
  }) => {
    const next = core.update(all(rule()), 'value', 'Rome', [0]);
    expect(() => {
      (next.rules[0] as RuleType).value = 1;
    }).toThrow(TypeError);
  },

  'A path that does not exist is not an error: the tool returns the original query object, so you can detect this case with ===.':
    ({ core }) => {
      const query = all(rule());
      expect(core.update(query, 'value', 'Rome', [7])).toBe(query);
      expect(core.remove(query, [7, 1])).toBe(query);
    },

  'It uses combinatorPreceding if given, otherwise the last combinator in the parent group, otherwise the first of combinators.':
    ({ core }) => {
      const combinatorOf = (query: RuleGroupTypeIC, options?: object) =>
        core.add(query, rule(), [], options as never).rules.at(-2);
      const query = list(rule(), 'or', rule());
      expect(combinatorOf(query, { combinatorPreceding: 'xor' })).toBe('xor');
      expect(combinatorOf(query)).toBe('or');
      expect(combinatorOf(list(rule()))).toBe('and');
    },

  'Members from path onward move down by one. With replace: true, the new member replaces the member at path.':
    ({ core }) => {
      const query = all(rule({ value: 'a' }));
      const valuesOf = (options: object) =>
        core
          .insert(query, rule({ value: 'b' }), [0], options as never)
          .rules.map((member) => (member as RuleType).value as unknown);
      expect(valuesOf({})).toEqual(['b', 'a']);
      expect(valuesOf({ replace: true })).toEqual(['b']);
    },

  'Unlike add, insert always assigns new ids.': ({ core }) => {
    const own = { id: 'own', ...rule() };
    expect(core.add(all(), own, []).rules[0]).toMatchObject({ id: 'own' });
    expect((core.insert(all(), own, [0]).rules[0] as RuleType).id).not.toBe('own');
  },

  'Changing valueSource also resets the value.': ({ core }) => {
    const next = core.update(all(rule()), 'valueSource', 'field', [0]);
    expect(next.rules[0]).toMatchObject({ valueSource: 'field', value: '' });
  },

  'A new field resets the operator, value source, and value': ({ core }) => {
    const next = core.update(all(rule({ operator: '!=' })), 'field', 'age', [0]);
    expect(next.rules[0]).toMatchObject({ field: 'age', operator: '=', value: '' });
  },

  'You cannot remove the root group. With independent combinators, the preceding combinator is also removed, or the following one if you remove the first member.':
    ({ core }) => {
      const query = list(rule({ value: 'a' }), 'or', rule({ value: 'b' }));
      expect(core.remove(query, [])).toBe(query);
      expect(core.remove(query, [2]).rules).toEqual([rule({ value: 'a' })]);
    },

  'Moving a group into itself throws a TypeError in 7.7.1': ({ core }) => {
    expect(() => core.move(all(any(any())), [0], [0, 0])).toThrow(TypeError);
  },

  'Returns a version 4 UUID. This is the default generator.': ({ core }) => {
    expect(core.generateID()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  },

  'prepareRuleGroup keeps existing ids.': ({ core }) => {
    const prepared = core.prepareRuleGroup(all({ id: 'own', ...rule() }, rule()));
    expect(prepared.rules[0]).toMatchObject({ id: 'own' });
    expect((prepared.rules[1] as RuleType).id).toBeTruthy();
  },

  'If the root group has an id, the query builder assumes that no ids are missing.': ({ show }) => {
    const { changes } = show({ query: { id: 'root', ...all(rule()) } });
    for (const query of changes) {
      expect((query.rules[0] as RuleType).id).toBeUndefined();
    }
  },

  'A query that already has the target form is returned unchanged.': ({ core }) => {
    const query = all(rule());
    expect(core.convertFromIC(query as never)).toEqual(query);
    const independent = list(rule());
    expect(core.convertToIC(independent as never)).toEqual(independent);
  },

  'A list with mixed combinators gets subgroups: and takes precedence over or.': ({ core }) => {
    const query = list(rule(), 'or', rule(), 'and', rule());
    expect(core.convertFromIC(query)).toMatchObject({
      combinator: 'or',
      rules: [{ field: 'city' }, { combinator: 'and' }],
    });
  },

  'Rules joined by any other string, such as xor or AND, disappear from the result.': ({
    core,
  }) => {
    const query = list(rule(), 'xor', rule());
    expect(JSON.stringify(core.convertFromIC(query))).not.toContain('Oslo');
  },

  'The ruleProcessor runs after renaming, so it receives the new property names.': ({ core }) => {
    const seen: string[] = [];
    core.transformQuery(all(rule()), {
      propertyMap: { field: 'key' },
      ruleProcessor: (member) => {
        seen.push(...Object.keys(member));
        return member;
      },
    });
    expect(seen).toContain('key');
    expect(seen).not.toContain('field');
  },

  'Omits the path that is otherwise added to every rule and group': ({ core }) => {
    expect(core.transformQuery(all(rule()))).toHaveProperty('path');
    expect(JSON.stringify(core.transformQuery(all(rule()), { omitPath: true }))).not.toContain(
      'path',
    );
  },

  'Trims strings. Drops empty strings between commas unless retainEmptyStrings is set. Returns [] for anything else':
    ({ core }) => {
      expect(core.toArray(' a ,, b ')).toEqual(['a', 'b']);
      expect(core.toArray('a,,b', { retainEmptyStrings: true })).toEqual(['a', '', 'b']);
      expect(core.toArray({})).toEqual([]);
    },

  'Splits a string. A separator after a backslash is literal. Does not trim': ({ core }) => {
    expect(core.splitBy('a\\,b, c', ',')).toEqual(['a,b', ' c']);
  },

  "Fractions count as numbers: '1 1/2' becomes 1.5.": ({ core }) => {
    expect(core.parseNumber('1 1/2', { parseNumbers: true })).toBe(1.5);
  },

  "'enhanced' ignores characters after the number. 'native' uses parseFloat and may return NaN.": ({
    core,
  }) => {
    expect(core.parseNumber('12 kg', { parseNumbers: 'enhanced' })).toBe(12);
    expect(core.parseNumber('kg', { parseNumbers: 'native' })).toBeNaN();
  },

  'The name of the first option, or null': ({ core }) => {
    expect(core.getFirstOption([{ name: 'a', label: 'A' }])).toBe('a');
    expect(core.getFirstOption([])).toBeNull();
  },

  'A rule group without a combinator': ({ core }) => {
    expect([list(), all(), rule()].map((x) => core.isRuleGroupTypeIC(x))).toEqual([
      true,
      false,
      false,
    ]);
  },

  'The 18 operators': ({ core }) => {
    expect(core.defaultOperators).toHaveLength(18);
  },
});
