import { describe, expect, it } from 'vitest';
import { createMatcher, type Row } from '../../../src/demo/referenceEvaluator';
import { validatedFields, validateGroups } from '../../../src/demo/validation';

const order: Row = { customer: 'Zoë', total: 500, deposit: 500, delivered: null, paid: true };

const says = (operator: string, field: string, value: unknown, valueSource?: 'field') =>
  createMatcher({ combinator: 'and', rules: [{ field, operator, value, valueSource }] })(order);

/** Whether neither a rule nor its negation matches. */
const isUnknown = (operator: string, field: string, value: unknown) => {
  const rules = [{ field, operator, value }];
  return [false, true].every((not) => !createMatcher({ combinator: 'and', not, rules })(order));
};

describe('an operator', () => {
  it.each([
    ['=', 'total', '500', true],
    ['=', 'customer', 'zoë', false],
    ['=', 'paid', true, true],
    ['!=', 'total', 499, true],
    ['<', 'total', '1000', true],
    ['>', 'total', 500, false],
    ['<=', 'total', 500, true],
    ['>=', 'customer', 'Zoe', true],
    ['contains', 'customer', 'o', true],
    ['contains', 'customer', '%', false],
    ['beginsWith', 'customer', 'Z', true],
    ['endsWith', 'customer', 'ë', true],
    ['doesNotContain', 'customer', 'x', true],
    ['doesNotBeginWith', 'customer', 'Zo', false],
    ['doesNotEndWith', 'customer', 'Zo', true],
    ['null', 'delivered', null, true],
    ['null', 'customer', null, false],
    ['notNull', 'delivered', null, false],
    ['in', 'customer', 'Ana, Zoë', true],
    ['in', 'total', [1, 500], true],
    ['notIn', 'customer', ['Ana'], true],
    ['in', 'customer', '', false],
    ['notIn', 'customer', [], true],
    ['between', 'total', '500,600', true],
    ['between', 'total', '600,400', true],
    ['between', 'customer', 'Z,A', false],
    ['notBetween', 'total', [1, 2], true],
  ])('%s says of %s and %j: %s', (operator, field, value, expected) => {
    expect(says(operator, field, value)).toBe(expected);
  });

  it.each([
    ['=', 'deposit', true],
    ['<', 'deposit', false],
    ['in', 'paid,deposit', true],
    ['between', 'deposit,total', true],
    ['=', 'delivered', false],
    ['!=', 'delivered', false],
  ])('%s compares a field with %s: %s', (operator, value, expected) => {
    expect(says(operator, 'total', value, 'field')).toBe(expected);
  });
});

describe('a missing value', () => {
  it.each([
    ['=', '2026-01-01'],
    ['!=', '2026-01-01'],
    ['<', '2026-01-01'],
    ['contains', '2'],
    ['in', '2026-01-01'],
    ['between', '2026-01-01,2026-12-31'],
  ])('neither is nor is not %s', (operator, value) => {
    expect(isUnknown(operator, 'delivered', value)).toBe(true);
  });

  it('is not in an empty list', () => {
    expect(isUnknown('in', 'delivered', [])).toBe(false);
  });

  it('leaves the result to the other side of an "or"', () => {
    const rules = [
      { field: 'delivered', operator: '=', value: 'x' },
      { field: 'paid', operator: '=', value: true },
    ];
    expect(createMatcher({ combinator: 'or', rules })(order)).toBe(true);
    expect(createMatcher({ combinator: 'and', rules })(order)).toBe(false);
  });

  it.each(['', 'many'])('is what a number is compared with that is %j', (value) => {
    expect(isUnknown('=', 'total', value)).toBe(true);
  });
});

describe('groups', () => {
  const yes = { field: 'paid', operator: '=', value: true };
  const no = { field: 'paid', operator: '=', value: false };
  const unfinished = { field: '~', operator: '=', value: '' };

  it('binds "and" tighter than "or" where combinators are independent', () => {
    expect(createMatcher({ rules: [yes, 'or', no, 'and', no] })(order)).toBe(true);
    expect(createMatcher({ rules: [no, 'and', no, 'or', yes] })(order)).toBe(true);
    expect(createMatcher({ rules: [{ rules: [yes, 'or', no] }, 'and', no] })(order)).toBe(false);
  });

  it('negates a nested group', () => {
    const rules = [{ combinator: 'or', not: true, rules: [no, no] }];
    expect(createMatcher({ combinator: 'and', rules })(order)).toBe(true);
  });

  it.each([true, false])('treats a group without remaining rules as true (not: %s)', (not) => {
    expect(createMatcher({ combinator: 'and', not, rules: [] })(order)).toBe(true);
    expect(createMatcher({ combinator: 'or', not, rules: [unfinished] })(order)).toBe(true);
  });

  it('ignores incomplete rules', () => {
    const halfRange = { field: 'total', operator: 'between', value: '1,' };
    expect(createMatcher({ combinator: 'or', rules: [no, unfinished, halfRange] })(order)).toBe(
      false,
    );
  });

  it('ignores rules and groups that the given validators reject', () => {
    const invalid = { field: 'total', operator: '>', value: '' };
    const emptyGroup = { id: 'empty', combinator: 'and', rules: [] };
    const query = { id: 'root', combinator: 'and', rules: [yes, invalid, emptyGroup] };
    expect(createMatcher(query)(order)).toBe(false);
    const validity = { fields: validatedFields, validator: validateGroups };
    expect(createMatcher(query, validity as never)(order)).toBe(true);
    const either = { id: 'root', combinator: 'or', rules: [no, emptyGroup] };
    expect(createMatcher(either)(order)).toBe(true);
    expect(createMatcher(either, validity as never)(order)).toBe(false);
  });
});
