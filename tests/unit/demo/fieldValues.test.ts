import type { FullField, RuleGroupType, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { defaultValueGetter, fitValues } from '../../../src/demo/fieldValues';
import { fields } from '../../../src/demo/schema';

const getDefaultValue = (rule: RuleType, listsAsArrays = false) =>
  defaultValueGetter(listsAsArrays)(rule, {
    fieldData: fields.find(({ name }) => name === rule.field) as unknown as FullField,
  });

const valueFor = (rule: Partial<RuleType>, listsAsArrays = false): unknown => {
  const query = {
    combinator: 'and',
    rules: [{ combinator: 'or', rules: [{ field: 'total', operator: '=', value: '', ...rule }] }],
  };
  const [group] = fitValues(query, listsAsArrays).rules as [RuleGroupType];
  return (group.rules[0] as RuleType).value;
};

describe('a field that can be compared with fields', () => {
  const comparable = fields.filter(({ valueSources }) => valueSources);

  it.each(comparable)('has no default value, which would apply to fields: $name', (field) => {
    expect(comparable.length).toBeGreaterThan(1);
    expect(field.defaultValue).toBeUndefined();
    expect(field.initialValue).toBeDefined();
  });

  it.each(comparable)('starts with a value, or with the first field: $name', (field) => {
    const rule = { field: field.name, operator: '=', value: '' };
    expect(getDefaultValue(rule)).toBe(field.initialValue);
    const other = getDefaultValue({ ...rule, valueSource: 'field' });
    const names = comparable.filter(({ unit }) => unit === field.unit).map(({ name }) => name);
    expect(names.filter((name) => name !== field.name)).toContain(other);
    const range = { ...rule, operator: 'between', valueSource: 'field' as const };
    expect(getDefaultValue(range)).toBe(`${other},${other}`);
    expect(getDefaultValue(range, true)).toEqual([other, other]);
  });
});

describe('a value that its editor cannot show', () => {
  it.each<[Partial<RuleType>, unknown]>([
    [{ value: 500 }, 'deposit'],
    [{ value: '' }, 'deposit'],
    [{ value: 'total' }, 'deposit'],
    [{ value: 'deposit,deposit' }, 'deposit'],
    [{ value: ['deposit', 'total'] }, 'deposit'],
    [{ value: 'deposit', operator: 'between' }, 'deposit,deposit'],
    [{ value: ['deposit'], operator: 'notBetween' }, ['deposit', 'deposit']],
    [{ value: 'total', field: 'ordered' }, 'delivered'],
  ])('is replaced by the field that it shows: %j', (rule, expected) => {
    expect(valueFor({ valueSource: 'field', ...rule })).toEqual(expected);
  });

  it('is an array where lists are arrays', () => {
    const rule = { value: 'deposit', operator: 'between', valueSource: 'field' as const };
    expect(valueFor(rule, true)).toEqual(['deposit', 'deposit']);
  });

  it.each(['ordered', 'pickup'])('is the first one of a range, for one value: %s', (field) => {
    expect(valueFor({ field, value: 'a,b' })).toBe('a');
    expect(valueFor({ field, value: ['a', 'b'] })).toBe('a');
  });
});

it.each<Partial<RuleType>>([
  { value: 'deposit', valueSource: 'field' },
  { value: 'deposit,deposit', operator: 'between', valueSource: 'field' },
  { value: ['deposit', 'deposit'], operator: 'between', valueSource: 'field' },
  { field: 'customer', value: 'notes', valueSource: 'field' },
  { field: 'customer', value: 'a,b' },
  { field: 'ordered', operator: 'between', value: '2026-01-01,2026-02-01' },
  { field: 'ordered', operator: 'null', value: 'a,b' },
  { field: '~', value: 'x', valueSource: 'field' },
])('a query whose values are shown stays the same object: %j', (rule) => {
  const query = {
    combinator: 'and',
    rules: [{ field: 'total', operator: '=', value: 1, ...rule } as RuleType],
  };
  expect(fitValues(query, false)).toBe(query);
});
