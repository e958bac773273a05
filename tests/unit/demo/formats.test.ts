import { type FormatQueryOptions, formatQuery, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { choiceInfos, defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import { exportFormats, formatOptions } from '../../../src/demo/formats';
import { initialQuery } from '../../../src/demo/initialQuery';
import { fields } from '../../../src/demo/schema';

/** The same text whatever the line breaks of JSON. */
function plain(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

const library = (query: RuleGroupType, options: FormatQueryOptions): unknown =>
  plain(formatQuery(query, options));

const withRule = (rule: object): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'customer', operator: '=', value: 'Ada', ...rule }],
});

describe('the export formats', () => {
  it('are those of the library', () => {
    expect(exportFormats.map(({ id }) => id).sort()).toEqual([
      'cel',
      'elasticsearch',
      'json',
      'json_without_ids',
      'jsonata',
      'jsonlogic',
      'mongodb',
      'natural_language',
      'parameterized',
      'parameterized_named',
      'spel',
      'sql',
    ]);
  });

  it.each(exportFormats)('$label equals the output of the library', ({ id, exportQuery }) => {
    const parseNumbers = !id.startsWith('json') || id.startsWith('jsonlogic') || id === 'jsonata';
    expect(plain(exportQuery(initialQuery))).toEqual(
      library(initialQuery, { format: id, fields, parseNumbers }),
    );
  });

  it.each(exportFormats)('$label contains each value of the query', ({ exportQuery }) => {
    const text = exportQuery(initialQuery);
    for (const word of ['utrecht', '750', 'cargo', 'folding', 'gift']) {
      expect(text).toContain(word);
    }
  });

  it.each(exportFormats)('$label exports a query without rules', ({ exportQuery }) => {
    expect(exportQuery({ combinator: 'and', rules: [] })).toEqual(expect.any(String));
  });

  it.each(exportFormats)('$label exports any string', ({ exportQuery }) => {
    for (const value of [`it's "quoted"`, 'a\\b', '}', '</script>', '\u0000']) {
      expect(exportQuery(withRule({ value }))).toEqual(expect.any(String));
    }
  });
});

describe('the choices of an export', () => {
  /** Of each choice, a value that is not the default. */
  const others: { [K in keyof ExportChoices]: ExportChoices[K] } = {
    sqlPreset: 'mssql',
    parseNumbers: false,
    parseNumbersInJson: true,
    skipInvalid: true,
    fieldQuotes: 'backticks',
    valueQuotes: 'double',
    concatOperator: 'CONCAT',
    numberedParams: true,
    paramPrefix: '$',
    paramsKeepPrefix: true,
    fallbackExpression: '"$and":[]',
  };

  /** A query that every choice changes. */
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [
      { field: 'customer', operator: 'contains', valueSource: 'field', value: 'notes' },
      { field: 'customer', operator: '=', value: '' },
      { field: 'total', operator: '=', value: '500' },
      { combinator: 'or', rules: [] },
      // The library asks for a fallback of a group all of whose rules are left out, too.
      { combinator: 'or', rules: [{ field: '~', operator: '=', value: '' }] },
    ],
  };

  it.each(choiceInfos.flatMap(({ id, formats }) => formats.map((format) => ({ id, format }))))(
    '$id changes $format, as it does in the library',
    ({ id, format }) => {
      const info = exportFormats.find((candidate) => candidate.id === format);
      // The prefix shows in names and numbers only.
      const before = { ...defaultChoices, numberedParams: id === 'paramPrefix' };
      const choices = { ...before, [id]: others[id] };
      const text = info?.exportQuery(query, choices);
      expect(text).not.toBe(info?.exportQuery(query, before));
      expect(plain(text)).toEqual(library(query, formatOptions(format, choices)));
    },
  );

  it.each(choiceInfos.filter((info) => info.kind === 'switch' && info.givenBy))(
    '$id is what a dialect does by itself',
    (info) => {
      const preset = info.kind === 'switch' && info.givenBy;
      for (const format of info.formats) {
        const given = { ...defaultChoices, sqlPreset: preset || 'ansi' };
        const write = exportFormats.find(({ id }) => id === format)?.exportQuery;
        expect(write?.(query, given)).toBe(write?.(query, { ...given, [info.id]: true }));
        expect(write?.(query, defaultChoices)).not.toBe(
          write?.(query, { ...defaultChoices, [info.id]: true }),
        );
      }
    },
  );
});

describe('strings that look like numbers', () => {
  const strings = ['1e5', '0x10', ' 5 ', '1_000', 'Infinity', '007', '-1', '.5', '1/2'];
  const oneRule = (field: string, operator: string, value: unknown): RuleGroupType => ({
    combinator: 'and',
    rules: [{ field, operator, value }],
  });
  const written = exportFormats.filter(({ id }) => !/^json(?:_|$)/.test(id));

  it.each(written)('stay strings in text fields: $label', ({ id, exportQuery }) => {
    for (const operator of ['=', 'in', 'contains']) {
      for (const value of strings) {
        const query = oneRule('customer', operator, value);
        expect(plain(exportQuery(query)), `${operator} ${value}`).toEqual(
          library(query, { format: id, fields, parseNumbers: false }),
        );
      }
    }
  });

  it.each(written)('are numbers in number fields: $label', ({ id, exportQuery }) => {
    for (const [operator, value] of [
      ['=', '1e5'],
      ['<', '8.5'],
      ['in', '7,42'],
      ['between', '7,42'],
    ]) {
      const query = oneRule('total', operator ?? '', value);
      expect(plain(exportQuery(query)), `${operator} ${value}`).toEqual(
        library(query, { format: id, fields, parseNumbers: true }),
      );
    }
  });

  it('are numbered consecutively as parameters', () => {
    const query: RuleGroupType = {
      combinator: 'and',
      rules: ['1', '2'].map((value) => ({ field: 'gears', operator: '=', value })),
    };
    const info = exportFormats.find(({ id }) => id === 'parameterized');
    const text = info?.exportQuery(query, { ...defaultChoices, sqlPreset: 'postgresql' });
    expect(text).toMatch(/= \$1 and .* = \$2/);
  });
});
