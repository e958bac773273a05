import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { describe, expect, it } from 'vitest';
import { type ImportFormatId, importFormats } from '../../../src/demo/imports/formats';
import { importQuery } from '../../../src/demo/imports/importQuery';
import { type ImportOptions, readQuery } from '../../../src/demo/imports/readQuery';
import { initialQuery } from '../../../src/demo/initialQuery';
import { fields } from '../../../src/demo/schema';
import { defaultSettings } from '../../../src/demo/settings';
import { convertCombinators } from '../../../src/demo/state';
import { queries, records, withoutIds } from './support/plainQueries';

const OPTIONS: ImportOptions = { independentCombinators: false, listsAsArrays: false };

const imported = async (format: ImportFormatId, text: string, options = OPTIONS) => {
  const result = await importQuery(format, text, options, readQuery);
  if ('problem' in result) throw new Error(`${result.problem.message} in ${text}`);
  return result;
};

const problemIn = async (format: ImportFormatId, text: string) => {
  const result = await importQuery(format, text, OPTIONS, readQuery);
  return 'problem' in result ? result.problem : undefined;
};

const written = (query: RuleGroupType, format: ImportFormatId): string => {
  const output: unknown = formatQuery(query, { format, fields, parseNumbers: true });
  return typeof output === 'string' ? output : JSON.stringify(output);
};

jsonLogic.add_operation('startsWith', (text: string, start: string) => text.startsWith(start));
jsonLogic.add_operation('endsWith', (text: string, end: string) => text.endsWith(end));
const matches = (query: RuleGroupType, record: object) =>
  jsonLogic.apply(formatQuery(query, { format: 'jsonlogic', fields, parseNumbers: true }), record);

/** The library writes no "not" of a group to MongoDB. */
const withoutNot = (query: RuleGroupType): RuleGroupType =>
  JSON.parse(JSON.stringify(query, (key, value) => (key === 'not' ? undefined : value)));

const allIds = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => (key === 'id' ? [item] : allIds(item)))
    : [];

describe.each(importFormats)('an import from $label', ({ id, example }) => {
  it('imports the example', async () => {
    const { query, notices } = await imported(id, example);
    expect(query.rules.length).toBeGreaterThan(0);
    expect(notices).toEqual([]);
  });

  it('gives each rule and group a unique id', async () => {
    const ids = allIds((await imported(id, example)).query);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('imports the export of the initial query, of both kinds', async () => {
    const text = written(initialQuery, id);
    const { query } = await imported(id, text);
    expect(query).toHaveProperty('combinator', 'and');
    const { query: independent } = await imported(id, text, {
      ...OPTIONS,
      independentCombinators: true,
    });
    expect(independent).not.toHaveProperty('combinator');
    expect(independent.rules).toContain('and');
  });

  it('has the meaning of its text, for random queries', async () => {
    await fc.assert(
      fc.asyncProperty(queries, records, async (query, list) => {
        const result = await importQuery(id, written(query, id), OPTIONS, readQuery);
        // What an export cannot say to its own parser is refused, never changed.
        if ('problem' in result) return;
        const read = result.query as RuleGroupType;
        const original = id === 'mongodb' ? withoutNot(query) : query;
        for (const record of list) expect(matches(read, record)).toBe(matches(original, record));
      }),
      { numRuns: 60 },
    );
  });

  it.each(['', ' \n'])('finds nothing in %j', async (text) => {
    expect((await problemIn(id, text))?.message).toContain('nothing to import');
  });

  it.each([
    ['brackets', `${'('.repeat(100_000)}`, /100 levels deep/],
    ['letters', 'a'.repeat(100_000), /./],
    ['quotation marks', `'"`.repeat(50_000), /./],
    ['more than the limit', 'a '.repeat(300_000), /600,000 characters, and 500,000 is the limit/],
    ['deep JSON', `${'{"and":['.repeat(20_000)}`, /100 levels deep/],
  ])('refuses 100 KB of %s', async (_, text, message) => {
    expect((await problemIn(id, text))?.message).toMatch(message);
  });
});

/** Texts with a fault: the format, the text, where the fault is, and what is said about it. */
const faults: [ImportFormatId, string, [number, number] | undefined, RegExp][] = [
  ['sql', "city = 'kyoto' and\n  total >", [2, 10], /ends unexpectedly/],
  ['sql', 'total = 1 and and gears = 2', [1, 15], /“and” is unexpected here/],
  ['sql', "total = 1\r\nand customer = 'x", [2, 16], /closing quotation mark/],
  ['sql', 'total = 1)', [1, 10], /“\)” is unexpected here/],
  ['sql', "UPPER(city) = 'X' or total = 2", [1, 1], /“UPPER\(city\) = 'X'” cannot be read/],
  ['sql', 'total = 1 and paid', [1, 15], /“paid” cannot be read.*LIKE, IN, BETWEEN/],
  ['sql', "customer in ('a', f(2))", [1, 1], /A part of the condition/],
  ['sql', "customer like 'a%b'", [1, 1], /pattern “'a%b'”, % stands for any text/],
  ['sql', "customer like 'a%' escape 'x'", [1, 1], /A part of the condition/],
  ['sql', 'SELECT * FROM orders', undefined, /no WHERE/],
  ['sql', 'total = 1 xor gears = 2', [1, 11], /AND and OR are the only/],
  ['sql', 'size = 3', [1, 1], /no field "size".*customer, city/],
  ['sql', "total = 1\nand city = 'paris'", [2, 5], /no value "paris".*lisbon/],
  ['sql', "city > 'kyoto'", [1, 1], /"city" has no operator ">"/],
  [
    'sql',
    'total > ordered',
    [1, 1],
    /cannot be compared with the field "ordered", only with deposit/,
  ],
  ['cel', 'total ==', [1, 9], /ends unexpectedly/],
  ['cel', 'total == 1 && && gears == 2', [1, 15], /“&&” is unexpected here/],
  ['cel', "customer == 'x", [1, 13], /closing quotation mark/],
  ['cel', 'total == 1 &&\n size(notes) == 2', [2, 2], /“size\(notes\) == 2” cannot be read/],
  ['cel', '!paid == true && gears == 2', [1, 1], /“!paid == true” cannot be read/],
  ['cel', 'kind in ["cargo", total]', [1, 1], /cannot be read/],
  ['spel', 'total == 1 and', [1, 15], /ends unexpectedly/],
  ['spel', 'total ~ 2', [1, 7], /“~” is unexpected here/],
  ['spel', "customer == 'x", [1, 15], /closing quotation mark/],
  ['spel', 'total between {1, 2, 3}', [1, 1], /A part of the condition/],
  ['spel', 'total == 1 ? true : false', [1, 1], /cannot be read/],
  ['jsonata', 'total =', [1, 8], /ends unexpectedly/],
  ['jsonata', 'total ~ 2', [1, 7], /“~” is unexpected here/],
  [
    'jsonata',
    'gears = 1 or $contains(notes, /a/i)',
    [1, 14],
    /regular expression “\/a\/i” has the flag i/,
  ],
  ['jsonata', 'total 5', [1, 7], /“5” is unexpected here/],
  ['jsonata', '(total = 1; gears = 2)', [1, 2], /cannot be read/],
  ['mongodb', '{\n  "total": 1,\n}', [3, 1], /name in quotation marks is missing/],
  ['mongodb', '{total: 1}', [1, 2], /need quotation marks/],
  ['mongodb', '{"$nor": [{"total": 1}]}', [1, 2], /"\$nor".*cannot be read/],
  ['mongodb', '{"total": {"$gt": 1, "$exists": true}}', [1, 2], /support the operator \$exists/],
  ['mongodb', '{"$and": 3}', [1, 10], /\$and takes a list/],
  ['mongodb', '[]', [1, 1], /object is expected/],
  ['mongodb', '{"$expr": {"constructor": ["$total", 1]}}', [1, 2], /cannot be read/],
  ['mongodb', '{"total": {"constructor": 1}}', [1, 2], /not with an object/],
  ['mongodb', '{"total": 9007199254740993}', [1, 2], /too large to be stored exactly/],
  ['sql', 'total = 9007199254740993', [1, 1], /too large to be stored exactly/],
  ['mongodb', '{"__proto__": 1}', [1, 2], /no field "__proto__"/],
  ['spel', "not (city =] 'x')", [1, 17], /missing before “\)”/],
  ['cel', 'notes.constructor("x")', [1, 1], /cannot be read/],
  ['jsonlogic', '{"toString": [{"var": "total"}, 1]}', [1, 1], /cannot be read/],
  ['jsonlogic', '{"and": 5}', [1, 9], /"and" takes a list/],
  ['jsonlogic', '{"and": [{"==": [{"var": "total"}, 1]},\n {"merge": 1}]}', [2, 2], /merge/],
  ['jsonlogic', '{"==": 1}', [1, 1], /cannot be read/],
  ['jsonlogic', '{"==": [{"var": "total"}, 1], "!=": 2}', [1, 31], /one operator is expected/],
  ['jsonlogic', 'false', [1, 1], /one operator is expected/],
];

describe('errors in a text', () => {
  it.each(faults)('%s: %j', async (format, text, place, message) => {
    const problem = await problemIn(format, text);
    expect(problem?.message).toMatch(message);
    if (place) expect([problem?.line, problem?.column]).toEqual(place);
  });
});

describe('texts that the library parsers misread', () => {
  it('keeps both of two negations', async () => {
    const { query, notices } = await imported('sql', 'NOT (NOT (total = 1))');
    expect(written(query as RuleGroupType, 'sql')).toBe('NOT (NOT (total = 1))');
    expect(notices.join()).toContain('interprets this text differently');
  });

  it('keeps parentheses at the beginning', async () => {
    const text = '(total == 1 or gears == 2) and deposit == 3';
    const { query, notices } = await imported('spel', text);
    expect(written(query as RuleGroupType, 'spel')).toBe(text);
    expect(notices.join()).toContain('interprets this text differently');
  });

  it('keeps a group that is empty', async () => {
    const { query } = await imported('sql', 'total = 1 or (1 = 1)');
    expect(query.rules).toHaveLength(2);
  });

  it('reads patterns of strings', async () => {
    const { query } = await imported('jsonata', '$not($contains(customer, /A\\.$/))');
    expect(withoutIds(query).rules).toEqual([
      { field: 'customer', operator: 'doesNotEndWith', value: 'A.' },
    ]);
  });

  it('lists the clauses of a statement that it ignores', async () => {
    const text = 'SELECT * FROM orders WHERE total = 1 ORDER BY total LIMIT 5;';
    expect((await imported('sql', text)).notices).toEqual([
      'Only the WHERE expression was read, not ORDER BY, LIMIT.',
    ]);
  });
});

it.each([
  ['with a combinator for each group', false],
  ['with independent combinators', true],
])(
  'brings the export of the initial query back from every format: %s',
  async (_, isIndependent) => {
    const options = { ...OPTIONS, independentCombinators: isIndependent };
    const settings = { ...defaultSettings, independentCombinators: isIndependent };
    const expected = withoutIds(convertCombinators(initialQuery, settings));
    for (const { id } of importFormats) {
      const { query } = await imported(id, written(initialQuery, id), options);
      expect(withoutIds(query), id).toEqual(expected);
    }
  },
);

it('merges alternatives into a list only where the field requires lists', async () => {
  const rulesOf = async (text: string) => {
    const { query } = await imported('spel', text);
    return withoutIds(query).rules;
  };
  expect(await rulesOf("gears > 1 and (kind == 'cargo' or kind == 'gravel')")).toMatchObject([
    { field: 'gears' },
    { operator: 'in', value: 'cargo,gravel' },
  ]);
  expect(await rulesOf("gears > 1 and (city == 'kyoto' or city == 'lisbon')")).toMatchObject([
    { field: 'gears' },
    { combinator: 'or', rules: [{ operator: '=' }, { operator: '=' }] },
  ]);
  expect(await rulesOf("gears > 1 and (kind == 'cargo' or gears == 2)")).toMatchObject([
    { field: 'gears' },
    { combinator: 'or', rules: [{ operator: 'in', value: 'cargo' }, { field: 'gears' }] },
  ]);
});

it('stores lists as arrays or as strings, as required', async () => {
  const rulesWith = async (listsAsArrays: boolean) => {
    const { query } = await imported('sql', "kind in ('cargo', 'gravel')", {
      ...OPTIONS,
      listsAsArrays,
    });
    return withoutIds(query).rules;
  };
  expect(await rulesWith(true)).toMatchObject([{ value: ['cargo', 'gravel'] }]);
  expect(await rulesWith(false)).toMatchObject([{ value: 'cargo,gravel' }]);
});
