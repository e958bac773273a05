import { describe, expect, it } from 'vitest';
import { operatorNamesOf } from '../../../src/demo/checkQuery';
import { initialQuery } from '../../../src/demo/initialQuery';
import { fields } from '../../../src/demo/schema';
import { findProblems, validatedFields } from '../../../src/demo/validation';

const problemsWith = (rule: object) =>
  findProblems({
    id: 'root',
    combinator: 'and',
    rules: [{ id: 'rule', field: 'customer', operator: '=', value: '', ...rule }],
  });

describe('validation', () => {
  it('finds no problem in the initial query', () => {
    expect(findProblems(initialQuery)).toEqual([]);
  });

  it('finds no problem in a new rule, except that name and notes are required', () => {
    const unfinished = fields.filter(
      ({ name, initialValue, defaultValue }) =>
        problemsWith({
          field: name,
          operator: operatorNamesOf(name)?.[0],
          value: initialValue ?? defaultValue ?? '',
        }).length > 0,
    );
    expect(unfinished.map(({ name }) => name)).toEqual(['customer', 'notes']);
  });

  it.each([
    { field: 'customer', value: ' ' },
    { field: 'kind', operator: 'in', value: '' },
    { field: 'total', value: 'much' },
    { field: 'total', value: '-5' },
    { field: 'gears', operator: 'between', value: '7' },
    { field: 'gears', operator: 'between', value: '11,7' },
    { field: 'gears', operator: 'between', value: [11, 7] },
    { field: 'ordered', value: '2026-13-45' },
    { field: 'ordered', operator: 'between', value: '2026-05-01,2026-04-01' },
    { field: 'pickup', value: '25:00' },
    { field: 'updated', value: '2026-03-01T25:00' },
    { field: 'updated', operator: 'between', value: '2026-03-01T12:00,2026-03-01T11:59' },
    { field: 'country', value: '' },
  ])('refuses %o, with a reason', (rule) => {
    const [problem] = problemsWith(rule);
    expect(problem).toMatchObject({ id: 'rule' });
    expect(problem?.reason).toMatch(/\.$/);
  });

  it.each([
    { field: 'customer', value: 'Ada' },
    { field: 'total', value: '12.50' },
    { field: 'total', value: 0 },
    { field: 'gears', operator: 'between', value: '7,11' },
    { field: 'gears', operator: 'between', value: [7, 11] },
    { field: 'delivered', operator: 'null', value: '' },
    { field: 'delivered', operator: '>', valueSource: 'field', value: 'ordered' },
    { field: 'pickup', value: '09:30' },
    { field: 'updated', operator: 'between', value: '2026-03-01T11:59,2026-03-01T12:00' },
    { field: 'unknown', value: '' },
  ])('accepts %o', (rule) => {
    expect(problemsWith(rule)).toEqual([]);
  });

  it('reports an empty group', () => {
    const empty = { id: 'empty', combinator: 'or', rules: [] };
    expect(findProblems({ ...initialQuery, rules: [empty] })).toMatchObject([
      { id: 'empty', subject: 'Group' },
    ]);
  });

  it('does not change the fields', () => {
    expect(validatedFields.map(({ name }) => name)).toEqual(fields.map(({ name }) => name));
  });
});
