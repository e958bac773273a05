import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { initialQuery } from '../../../src/demo/initialQuery';
import { fields } from '../../../src/demo/schema';

type Part = RuleGroupType | RuleType;

/** The names in a list of options. */
const namesIn = (options: unknown) => (options as { name: string }[]).map(({ name }) => name);

const partsOf = (part: Part): Part[] =>
  'rules' in part ? [part, ...part.rules.flatMap(partsOf)] : [part];

const parts = partsOf(initialQuery);
const rules = parts.filter((part): part is RuleType => !('rules' in part));

describe('the initial query', () => {
  it('gives each rule and group an id of its own', () => {
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
      expect(namesIn(field.operators)).toContain(operator);
    }
    if (field?.values) {
      expect(namesIn(field.values)).toEqual(expect.arrayContaining(String(value).split(',')));
    }
  });
});

describe('the fields', () => {
  it('have names of their own', () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });

  it.each(fields.filter(({ values }) => values))(
    'start from one of their options: $name',
    (field) => {
      expect(namesIn(field.values)).toContain(field.defaultValue);
    },
  );
});
