import { isOptionGroupArray, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { optionNames } from '../../../src/demo/checkQuery';
import { columns, orders } from '../../../src/demo/data';
import { initialQuery } from '../../../src/demo/initialQuery';
import { fields } from '../../../src/demo/schema';

type Part = RuleGroupType | RuleType;

/** The names in a list of options, which may be in option groups. */
const optionsOf = (options: unknown) => optionNames(options) ?? [];

const partsOf = (part: Part): Part[] =>
  'rules' in part ? [part, ...part.rules.flatMap(partsOf)] : [part];

const parts = partsOf(initialQuery);
const rules = parts.filter((part): part is RuleType => !('rules' in part));

describe('the initial query', () => {
  it('gives each rule and group a unique id', () => {
    // An id that is missing would be made up while rendering, differently on server and browser.
    const ids = parts.map(({ id }) => id);
    expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a group within a group', () => {
    expect(parts.filter((part) => 'rules' in part).length).toBeGreaterThan(1);
  });

  it.each(rules)('can be made by a visitor: $id', ({ field: name, operator, value }) => {
    const field = fields.find((candidate) => candidate.name === name);
    expect(field).toBeDefined();
    if (Array.isArray(field?.operators)) {
      expect(optionsOf(field.operators)).toContain(operator);
    }
    if (field?.values) {
      expect(optionsOf(field.values)).toEqual(expect.arrayContaining(String(value).split(',')));
    }
  });
});

describe('the fields', () => {
  it('have unique names', () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });

  it.each(fields.filter(({ values }) => values))(
    'start from one of their options: $name',
    (field) => {
      expect(optionsOf(field.values)).toContain(field.defaultValue);
    },
  );

  it('have a value, or null, in each record', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(
      columns.filter((name) => name !== 'id').sort(),
    );
    for (const { name, values } of fields) {
      if (!values) continue;
      const held = orders.map((order) =>
        String((order as unknown as Record<string, unknown>)[name]),
      );
      expect(optionsOf(values)).toEqual(expect.arrayContaining(held));
    }
  });

  it('show each kind of input, a long list, and option groups of fields, operators and values', () => {
    const kinds = fields.map(({ inputType }) => inputType).filter(Boolean);
    expect(kinds).toEqual(expect.arrayContaining(['number', 'date', 'time', 'datetime-local']));
    const long = fields.find(({ values }) => isOptionGroupArray(values));
    expect(optionsOf(long?.values).length).toBeGreaterThan(60);
    // Text with commas is how lists are stored; a name with a comma would be two.
    expect(optionsOf(long?.values).join()).toMatch(/^[A-Z]{2}(,[A-Z]{2})*$/);
    expect(new Set(optionsOf(long?.values)).size).toBe(optionsOf(long?.values).length);
    expect(fields.some(({ operators }) => isOptionGroupArray(operators))).toBe(true);
  });
});
