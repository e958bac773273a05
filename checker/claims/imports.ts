import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { expect } from 'vitest';
import { claimsOf, type Evidence } from './claim';
import { all, rule } from './queries';

type Parse = (input: unknown, options?: object) => RuleGroupTypeAny;

const parser = ({ load }: Evidence, name: string) =>
  load<Record<string, Parse>>(`react-querybuilder/${name}`)[name] as Parse;

const NAMES = ['parseSQL', 'parseMongoDB', 'parseJsonLogic', 'parseCEL', 'parseSpEL'];

const fieldOf = (query: unknown) => ((query as RuleGroupType).rules[0] as RuleType)?.field;

export const importClaims = claimsOf('utils/import', {
  'The parsers are not exported from react-querybuilder itself.': ({ core }) => {
    for (const name of NAMES) expect(core).not.toHaveProperty(name);
  },

  'The result is a rule group. A single condition is wrapped in a group with the combinator and.': (
    evidence,
  ) => {
    const parsed = parser(evidence, 'parseSQL')("city = 'Oslo'");
    expect(parsed).toMatchObject(all(rule()));
  },

  'Rules and groups have no id.': (evidence) => {
    const parsed = parser(evidence, 'parseSQL')("city = 'Oslo'") as RuleGroupType;
    expect([parsed.id, parsed.rules[0]?.id]).toEqual([undefined, undefined]);
  },

  "parseSQL throws on invalid syntax and on some unsupported syntax. The other parsers return an empty group instead, except that parseSpEL('') throws.":
    (evidence) => {
      expect(() => parser(evidence, 'parseSQL')('(((')).toThrow();
      expect(() => parser(evidence, 'parseSQL')("a ilike 'x'")).toThrow();
      for (const name of ['parseMongoDB', 'parseJsonLogic', 'parseCEL', 'parseSpEL']) {
        expect(parser(evidence, name)('(((')).toMatchObject({ rules: [] });
      }
      expect(() => parser(evidence, 'parseSpEL')('')).toThrow();
    },

  'Each field needs a name: an entry with only a value matches nothing.': (evidence) => {
    const parse = parser(evidence, 'parseSQL');
    const known = parse("city = 'Oslo'", { fields: [{ name: 'city', label: 'City' }] });
    const unknown = parse("city = 'Oslo'", { fields: [{ value: 'city', label: 'City' }] });
    expect([known.rules.length, unknown.rules.length]).toEqual([1, 0]);
  },

  'parseSQL does not apply it to IN or BETWEEN with plain values': (evidence) => {
    const fields = [{ name: 'other', label: 'Other' }];
    const text = 'age in (1, 2) and age between 1 and 2 and age = 1';
    expect(parser(evidence, 'parseSQL')(text, { fields }).rules).toHaveLength(2);
  },

  'Without this option, AND takes precedence over OR, and the conditions joined by AND become a subgroup.':
    (evidence) => {
      const parsed = parser(evidence, 'parseSQL')('a = 1 or b = 2 and c = 3');
      expect(parsed).toMatchObject({
        combinator: 'or',
        rules: [{ field: 'a' }, { combinator: 'and' }],
      });
    },

  'parseSQL accepts a condition, a WHERE clause, or a whole SELECT statement, of which it reads only the WHERE clause.':
    (evidence) => {
      const parse = parser(evidence, 'parseSQL');
      const condition = parse("city = 'Oslo'");
      expect(parse("where city = 'Oslo'")).toEqual(condition);
      expect(parse("select * from t where city = 'Oslo'")).toEqual(condition);
    },

  'If the column is on the right, the parser reverses the operator: 20 < tons becomes tons > 20.': (
    evidence,
  ) => {
    const parsed = parser(evidence, 'parseSQL')('20 < tons');
    expect(parsed.rules[0]).toMatchObject({ field: 'tons', operator: '>', value: 20 });
  },

  'lose their quotes.': (evidence) => {
    for (const name of ['`a b`', '"a b"', '[a b]']) {
      expect(fieldOf(parser(evidence, 'parseSQL')(`${name} = 1`))).toBe('a b');
    }
  },

  "name LIKE 'a%b' | The operator = with the value a%b.": (evidence) => {
    const parsed = parser(evidence, 'parseSQL')("name LIKE 'a%b'");
    expect(parsed.rules[0]).toMatchObject({ operator: '=', value: 'a%b' });
  },

  'berth IN (1, dock) | The operator in with only the value 1.': (evidence) => {
    const parsed = parser(evidence, 'parseSQL')('berth IN (1, dock)', { listsAsArrays: true });
    expect(parsed.rules[0]).toMatchObject({ operator: 'in', value: [1] });
  },

  'A single quote in a value breaks the SQL or changes its meaning': (evidence) => {
    const parse = parser(evidence, 'parseSQL');
    expect(() => parse('a = ?', { params: ["it's"] })).toThrow();
    expect(parse('a = ?', { params: ["x' or b = 'y"] }).rules).toHaveLength(2);
  },

  'By default, $not around a comparison is merged into the operator.': (evidence) => {
    const parse = parser(evidence, 'parseMongoDB');
    const text = { a: { $not: { $eq: 1 } } };
    expect(parse(text).rules[0]).toMatchObject({ operator: '!=' });
    expect(JSON.stringify(parse(text, { preventOperatorNegation: true }))).toContain('"not":true');
  },

  'The parser treats === and !== like == and !=.': (evidence) => {
    const parse = parser(evidence, 'parseJsonLogic');
    const strict = parse({ '===': [{ var: 'a' }, 1] });
    expect(strict).toEqual(parse({ '==': [{ var: 'a' }, 1] }));
  },

  'Two bounds remain two rules; they do not become between.': (evidence) => {
    expect(parser(evidence, 'parseCEL')('age >= 1 && age <= 2').rules).toHaveLength(2);
  },

  'matches becomes beginsWith if the pattern starts with ^, endsWith if it ends with $, and contains otherwise.':
    (evidence) => {
      const operatorOf = (pattern: string) =>
        (parser(evidence, 'parseSpEL')(`city matches '${pattern}'`).rules[0] as RuleType).operator;
      expect(['^a', 'a$', 'a'].map(operatorOf)).toEqual(['beginsWith', 'endsWith', 'contains']);
    },

  'A round trip always loses id, path, disabled, and your own properties.': (evidence) => {
    const query = all({ id: 'a', path: [0], disabled: true, ...rule({ own: 1 }) });
    const [imported] = parser(evidence, 'parseSQL')(evidence.core.formatQuery(query, 'sql')).rules;
    expect(imported).toMatchObject(rule());
    for (const name of ['id', 'path', 'disabled', 'own']) expect(imported).not.toHaveProperty(name);
  },
});
