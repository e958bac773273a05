import { type FormatQueryOptions, formatQuery } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../../src/demo/formats';
import { fields, initialQuery } from '../../../src/demo/schema';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const library = (options: FormatQueryOptions): unknown =>
  formatQuery(initialQuery, { ...options, fields, parseNumbers: true });

const expected: Record<string, string> = {
  sql: library({ format: 'sql' }) as string,
  mongodb: pretty(JSON.parse(library({ format: 'mongodb' }) as string)),
  cel: library({ format: 'cel' }) as string,
  spel: library({ format: 'spel' }) as string,
  jsonlogic: pretty(library({ format: 'jsonlogic' })),
  jsonata: library({ format: 'jsonata' }) as string,
};

describe('the export formats', () => {
  it('are these', () => {
    expect(exportFormats.map(({ id }) => id)).toEqual(Object.keys(expected));
  });

  it.each(exportFormats)('$label is what the library writes', ({ id, write }) => {
    expect(write(initialQuery)).toBe(expected[id]);
  });

  it.each(exportFormats)('$label names each field and value of the query', ({ write }) => {
    const text = write(initialQuery);
    for (const word of ['city', 'utrecht', 'total', '750', 'cargo', 'folding', 'notes', 'gift']) {
      expect(text).toContain(word);
    }
  });

  it.each(exportFormats)('$label writes a typed number as a number', ({ write }) => {
    const query = (value: unknown) =>
      write({ combinator: 'and', rules: [{ field: 'total', operator: '=', value }] });
    expect(query('500')).toBe(query(500));
  });

  it.each(exportFormats)('$label writes a query without rules', ({ write }) => {
    expect(write({ combinator: 'and', rules: [] })).toEqual(expect.any(String));
  });
});
