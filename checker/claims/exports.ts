import type { FormatQueryOptions, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { expect, vi } from 'vitest';
import { type Core, claimsOf } from './claim';
import { all, any, list, rule } from './queries';

const FORMATS = [
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'cel',
  'spel',
  'jsonlogic',
  'elasticsearch',
  'jsonata',
  'natural_language',
] as const;

/** Exports with options that may be of a version with other types. */
const exporter =
  ({ formatQuery }: Core) =>
  (query: RuleGroupTypeAny, options: object | string = 'sql') =>
    formatQuery(query, options as FormatQueryOptions) as unknown;

const sql = (core: Core, query: RuleGroupTypeAny, options: object = {}) =>
  exporter(core)(query, { format: 'sql', ...options }) as string;

export const exportClaims = claimsOf('utils/export', {
  'Without a second argument, formatQuery returns indented JSON.': ({ core }) => {
    const query = all(rule());
    expect(core.formatQuery(query)).toBe(JSON.stringify(query, null, 2));
  },

  'You can also import the function from react-querybuilder/formatQuery, which contains the export functions but no components.':
    ({ load }) => {
      const exports = load<Record<string, unknown>>('react-querybuilder/formatQuery');
      expect(exports).toHaveProperty('formatQuery');
      expect(exports).not.toHaveProperty('QueryBuilder');
    },

  'Writes a single line without id and path keys. Skips validation.': ({ core }) => {
    const query = { id: 'a', path: [], ...all({ id: 'b', path: [0], ...rule() }) };
    const options = { format: 'json_without_ids', validator: () => false };
    expect(exporter(core)(query, options)).toBe(JSON.stringify(all(rule())));
  },

  'Format names are case-insensitive at run time. An unknown name produces an empty string.': ({
    core,
  }) => {
    const convert = exporter(core);
    expect(convert(all(rule()), 'SQL')).toBe(convert(all(rule()), 'sql'));
    expect(convert(all(rule()), 'prolog')).toBe('');
  },

  'Apart from the keys that json_without_ids omits, both formats keep all properties, including any that you added. They also keep invalid rules and placeholder rules.':
    ({ core }) => {
      const query = all(rule({ own: 1 }), rule({ field: '~' }));
      for (const format of ['json', 'json_without_ids']) {
        const options = { format, validator: () => false };
        expect(JSON.parse(exporter(core)(query, options) as string)).toEqual(query);
      }
    },

  "Rules with the operator null or notNull, or with valueSource: 'field', produce no parameters.":
    ({ core }) => {
      const query = all(
        rule({ operator: 'null' }),
        rule({ operator: 'notNull' }),
        rule({ value: 'age', valueSource: 'field' }),
      );
      expect(exporter(core)(query, 'parameterized')).toMatchObject({ params: [] });
    },

  'In 7.7.1, the MongoDB format ignores not on a group.': ({ core }) => {
    const convert = (query: RuleGroupTypeAny) => exporter(core)(query, 'mongodb');
    const group = any(rule(), rule({ field: 'age' }));
    expect(convert(all({ ...group, not: true }))).toBe(convert(all(group)));
  },

  'between always converts numeric strings to numbers, with or without parseNumbers.': ({
    core,
  }) => {
    const query = all(rule({ field: 'age', operator: 'between', value: '1,2' }));
    for (const parseNumbers of [false, true]) {
      const text = exporter(core)(query, { format: 'mongodb', parseNumbers }) as string;
      expect(text).toMatch(/\$gte":\s?1[,}].*\$lte":\s?2}/);
    }
  },

  'Text operators, such as contains, become $regex, and the value is not escaped': ({ core }) => {
    const text = exporter(core)(all(rule({ operator: 'contains', value: 'a.*b' })), 'mongodb');
    expect(text).toMatch(/"\$regex":\s?"a\.\*b"/);
  },

  'For any other combinator, the output contains the word undefined.': ({ core }) => {
    const query = { combinator: 'xor', rules: [rule(), rule({ field: 'age' })] };
    expect(exporter(core)(query, 'cel')).toContain(' undefined ');
  },

  'If the query has no usable rules, the result is {}.': ({ core }) => {
    expect(exporter(core)(all(), 'elasticsearch')).toEqual({});
  },

  'Comparisons between fields become script filters': ({ core }) => {
    const query = all(rule({ value: 'age', valueSource: 'field' }));
    expect(JSON.stringify(exporter(core)(query, 'elasticsearch'))).toContain('"script"');
  },

  "The option applies to every rule. The postcode rule shows the drawback: codes made of digits lose their quotes, too. Strings such as '1,200' and '1/2' also count as numeric.":
    ({ core }) => {
      const query = all(
        ...['0150', '1,200', '1/2', 'x1'].map((value) => rule({ field: 'code', value })),
      );
      const text = sql(core, query, { parseNumbers: true });
      expect(text.match(/'[^']*'/g)).toEqual(["'x1'"]);
    },

  'Rules whose field is not in the list are kept.': ({ core }) => {
    const options = { fields: [{ name: 'age', label: 'Age' }] };
    expect(sql(core, all(rule()), options)).toBe("(city = 'Oslo')");
  },

  'If the function returns false, the fallback replaces the whole output. If the function returns a map, formatQuery omits the rules and groups that the map marks as invalid.':
    ({ core }) => {
      const query = all({ id: 'a', ...rule() }, { id: 'b', ...rule({ value: 'Rome' }) });
      expect(sql(core, query, { validator: () => false })).toBe('(1 = 1)');
      expect(sql(core, query, { validator: () => ({ a: false }) })).toBe("(city = 'Rome')");
    },

  'sql, parameterized, parameterized_named, jsonata | (1 = 1)': ({ core }) => {
    const convert = exporter(core);
    expect([convert(all(), 'sql'), convert(all(), 'jsonata')]).toEqual(['(1 = 1)', '(1 = 1)']);
    expect(convert(all(), 'parameterized')).toMatchObject({ sql: '(1 = 1)' });
    expect(convert(all(), 'parameterized_named')).toMatchObject({ sql: '(1 = 1)' });
  },

  'cel, spel | 1 == 1': ({ core }) => {
    expect(['cel', 'spel'].map((format) => exporter(core)(all(), format))).toEqual([
      '1 == 1',
      '1 == 1',
    ]);
  },

  'natural_language | 1 is 1': ({ core }) => {
    expect(exporter(core)(all(), 'natural_language')).toBe('1 is 1');
  },

  'jsonlogic | false (cannot be changed)': ({ core }) => {
    const options = { format: 'jsonlogic', fallbackExpression: 'true' };
    expect(exporter(core)(all(), options)).toBe(false);
  },

  'The default lets an empty query match every record, except in `jsonlogic`.': ({ core }) => {
    expect(sql(core, all())).toBe('(1 = 1)');
  },

  'Field names are not escaped: a quote character inside a name remains unchanged.': ({ core }) => {
    const text = sql(core, all(rule({ field: 'a"b' })), { quoteFieldNamesWith: '"' });
    expect(text).toContain('"a"b"');
  },

  "\"mssql\" | concatOperator: '+', quoteFieldNamesWith: ['[', ']'], fieldIdentifierSeparator: '.'":
    ({ core }) => {
      const compared = rule({ operator: 'contains', value: 'o.name', valueSource: 'field' });
      const text = sql(core, all(compared), { preset: 'mssql' });
      expect(text).toContain("'%' + [o].[name] + '%'");
    },

  "\"postgresql\" | quoteFieldNamesWith: '\"', numberedParams: true, paramPrefix: '$'": ({
    core,
  }) => {
    const options = { format: 'parameterized', preset: 'postgresql' };
    expect(exporter(core)(all(rule()), options)).toEqual({
      sql: '("city" = $1)',
      params: ['Oslo'],
    });
  },

  'Options that you set yourself take precedence.': ({ core }) => {
    const options = { preset: 'postgresql', quoteFieldNamesWith: '`' };
    expect(sql(core, all(rule()), options)).toBe("(`city` = 'Oslo')");
  },

  'Backslashes are not escaped.': ({ core }) => {
    expect(sql(core, all(rule({ value: "a\\'b" })))).toBe("(city = 'a\\''b')");
  },

  '% and _ inside a value still act as LIKE wildcards.': ({ core }) => {
    expect(sql(core, all(rule({ operator: 'contains', value: '5%_' })))).toContain("'%5%_%'");
  },

  'Every SQL format writes four properties of a rule or group into the text: the field name, the operator, the combinator, and the value when valueSource is "field".':
    ({ core }) => {
      const query = {
        combinator: 'COMBINATOR',
        rules: [
          rule({ field: 'FIELD', operator: 'OPERATOR', value: 'VALUE', valueSource: 'field' }),
          rule(),
        ],
      } as RuleGroupTypeAny;
      for (const format of ['sql', 'parameterized', 'parameterized_named']) {
        const text = JSON.stringify(exporter(core)(query, format)).toUpperCase();
        for (const part of ['FIELD', 'OPERATOR', 'COMBINATOR', 'VALUE']) {
          expect(text).toContain(part);
        }
      }
    },

  'formatQuery treats a function that declares three or more parameters as one with the old signature (field, operator, value, valueSource).':
    ({ core }) => {
      const old = vi.fn((_field: unknown, _operator: unknown, _value: unknown) => "'old'");
      Object.defineProperty(old, 'length', { value: 3 });
      expect(sql(core, all(rule()), { valueProcessor: old })).toBe("(city = 'old')");
      expect(old.mock.calls[0]?.slice(0, 3)).toEqual(['city', '=', 'Oslo']);
    },

  'If a rule processor returns an empty value, the rule is omitted.': ({ core }) => {
    const ruleProcessor = ({ field }: RuleType) => (field === 'city' ? '' : 'kept');
    const query = all(rule(), rule({ field: 'age' }));
    expect(sql(core, query, { ruleProcessor })).toBe('(kept)');
  },

  'Numbers lose their wildcards.': ({ core }) => {
    const query = all(rule({ operator: 'contains', value: 5 }));
    expect(exporter(core)(query, 'parameterized')).toEqual({ sql: '(city like ?)', params: [5] });
  },

  'A rule whose field or operator is the placeholder ~ | all other formats': ({ core }) => {
    const query = all(
      rule({ field: '~', value: 'gone' }),
      rule({ operator: '~', value: 'gone' }),
      rule(),
    );
    for (const format of FORMATS) {
      expect(JSON.stringify(exporter(core)(query, format))).not.toContain('gone');
    }
  },

  'between or notBetween without both values | all other formats': ({ core }) => {
    const incomplete = ['between', 'notBetween'].map((operator) =>
      rule({ operator, value: 'gone' }),
    );
    for (const format of FORMATS) {
      const text = JSON.stringify(exporter(core)(all(...incomplete, rule()), format));
      expect(text).not.toContain('gone');
    }
  },

  'in or notIn with an empty list | the SQL formats, spel, elasticsearch, and natural_language (mongodb, cel, jsonlogic, and jsonata write the empty list instead)':
    ({ core }) => {
      const query = all(rule({ operator: 'in', value: '' }), rule({ field: 'age' }));
      const writes = FORMATS.filter((format) =>
        JSON.stringify(exporter(core)(query, format)).includes('city'),
      );
      expect(writes).toEqual(['mongodb', 'cel', 'jsonlogic', 'jsonata']);
    },

  "An empty string counts as a value, so a rule such as status = '' is exported.": ({ core }) => {
    expect(sql(core, all(rule({ field: 'status', value: '' })))).toBe("(status = '')");
  },

  'A group whose rules are all omitted is written as an empty pair of parentheses in sql and the parameterized formats.':
    ({ core }) => {
      expect(sql(core, all(rule({ field: '~' })))).toBe('()');
      expect(exporter(core)(all(rule({ field: '~' })), 'parameterized')).toMatchObject({
        sql: '()',
      });
    },

  'With independent combinators, an omitted rule leaves its combinator behind in the string formats.':
    ({ core }) => {
      const query = list(rule(), 'and', rule({ field: '~' }), 'or', rule());
      expect(sql(core, query)).toMatch(/and or/);
    },

  'In parameterized_named, a field named o.total produces :o.total_1': ({ core }) => {
    const query = all(rule({ field: 'o.total' }));
    expect(exporter(core)(query, 'parameterized_named')).toMatchObject({
      sql: '(o.total = :o.total_1)',
    });
  },

  'Disabled rules are exported. The disabled property has no effect on exports.': ({ core }) => {
    expect(sql(core, all({ ...rule(), disabled: true }))).toBe("(city = 'Oslo')");
  },

  'The SQL formats print the operator name unchanged.': ({ core }) => {
    expect(sql(core, all(rule({ operator: 'sounds' })))).toContain('city sounds ');
  },

  'MongoDB and the parameterized formats keep the original order, so such a range matches nothing.':
    ({ core }) => {
      const query = all(rule({ field: 'age', operator: 'between', value: '9,1' }));
      expect(exporter(core)(query, 'parameterized')).toMatchObject({ params: ['9', '1'] });
      expect(exporter(core)(query, 'mongodb')).toMatch(/\$gte":\s?9[,}].*\$lte":\s?1}/);
    },
});
