import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import { defaultOperators, prepareRuleGroup, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../src/demo/evaluatedQuery';
import { choiceInfos, type ExportChoices } from '../../../src/demo/exportChoices';
import { exportFormats } from '../../../src/demo/formats';
import {
  type DecodedLink,
  decodeState,
  encodeState,
  MAX_LINK_LENGTH,
  routeWithState,
} from '../../../src/demo/permalink';
import { fields } from '../../../src/demo/schema';
import { type DemoSettings, settingInfos } from '../../../src/demo/settings';
import { convertCombinators, type DemoState, initialState } from '../../../src/demo/state';
import { queries, withoutIds } from './support/plainQueries';

const settings = fc.record(
  Object.fromEntries(settingInfos.map(({ id }) => [id, fc.boolean()])),
) as unknown as fc.Arbitrary<DemoSettings>;

const choices = fc.record(
  Object.fromEntries(
    choiceInfos.map((info): [string, fc.Arbitrary<unknown>] => {
      if (info.kind === 'switch') return [info.id, fc.boolean()];
      return info.kind === 'list'
        ? [info.id, fc.constantFrom(...info.options.map(({ value }) => value))]
        : [info.id, fc.string({ maxLength: info.maxLength })];
    }),
  ),
) as unknown as fc.Arbitrary<ExportChoices>;

const states: fc.Arbitrary<DemoState> = fc
  .record({
    query: queries,
    settings,
    format: fc.constantFrom(...exportFormats.map(({ id }) => id)),
    choices,
  })
  .map((state) => ({
    ...state,
    query: prepareRuleGroup(convertCombinators(state.query, state.settings)),
  }));

const linkOf = (payload: unknown) =>
  `#v1=${compressToEncodedURIComponent(typeof payload === 'string' ? payload : JSON.stringify(payload))}`;

const stateIn = (link: string) => {
  const decoded = decodeState(link);
  if (!decoded || 'problem' in decoded) throw new Error(decoded?.problem ?? 'no link');
  return decoded;
};
const problemIn = (link: string) => (decodeState(link) as { problem?: string })?.problem;

const rule = { field: 'total', operator: '=', value: 1 };
const nested = (depth: number): object =>
  Array.from({ length: depth }).reduce<object>(
    (inner) => ({ combinator: 'and', rules: [inner] }),
    rule,
  );

describe('a permalink', () => {
  it('restores every state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const link = encodeState(state);
        fc.pre(link.length <= MAX_LINK_LENGTH);
        const { state: read, notices } = stateIn(link || linkOf({}));
        expect(notices).toEqual([]);
        expect({ ...read, query: withoutIds(read.query) }).toEqual({
          ...state,
          query: withoutNothing(state.query as RuleGroupType),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is empty for the state that a visitor starts with', () => {
    expect(encodeState(initialState)).toBe('');
    expect(routeWithState('/demo/antd', initialState)).toBe('/demo/antd');
  });

  it('contains only what differs from the initial state', () => {
    const link = encodeState({ ...initialState, format: 'cel' });
    expect(link).toMatch(/^#v1=[\w+$-]{1,20}$/);
    expect(routeWithState('/demo/antd', { ...initialState, format: 'cel' })).toBe(
      `/demo/antd${link}`,
    );
  });

  it('treats markup as plain strings', () => {
    const value = '<img src=x onerror=alert(1)>"\'&';
    const query = {
      combinator: 'and',
      rules: [{ field: 'notes', operator: 'contains', value }],
    };
    expect(stateIn(linkOf({ q: query })).state.query.rules[0]).toMatchObject({ value });
  });

  it('generates new ids, whatever ids a link has', () => {
    const query = { id: 'x', combinator: 'and', rules: [{ id: 'x', ...rule }, rule, rule] };
    const { state } = stateIn(linkOf({ q: query }));
    const ids = [state.query, ...(state.query.rules as { id?: string }[])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain('x');
  });

  it('keeps locked, incomplete and combined rules', () => {
    const query = {
      combinator: 'or',
      disabled: true,
      rules: [
        { field: '~', operator: '~', value: '' },
        { field: 'city', operator: '>=', value: 12, disabled: true },
        { field: 'kind', operator: 'in', value: ['cargo', null] },
      ],
    };
    expect(withoutIds(stateIn(linkOf({ q: query })).state.query)).toEqual(query);
  });

  it('can contain a thousand rules', () => {
    const rules = Array.from({ length: 1000 }, (_, index) => ({ ...rule, value: index * 7 }));
    const state = { ...initialState, query: { combinator: 'and', rules } };
    const link = encodeState(state);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(stateIn(link).state.query.rules).toHaveLength(1000);
  });

  it('omits a state that would be too long', () => {
    const rules = Array.from({ length: 900 }, (_, index) => ({
      ...rule,
      value: Array.from({ length: 20 }, (_, at) => ((index + 1) * (at + 3) * 7919) % 9973).join(),
    }));
    const state = { ...initialState, query: { combinator: 'and', rules } };
    expect(routeWithState('/demo', state)).toBe('/demo');
    expect(problemIn(encodeState(state))).toContain('12,000 is the limit');
  });
});

describe('a comparison with something that is not a field', () => {
  const linkWith = (value: unknown, operator = '=') =>
    linkOf({
      f: 'elasticsearch',
      q: {
        combinator: 'and',
        rules: [{ field: 'deposit', operator, value, valueSource: 'field' }, rule],
      },
    });

  it.each([[['total', 'total']], [['total']], [[]], [[true]], [true], [false], [3]])(
    'is left open, and the rest stays: %j',
    (value) => {
      const { state, notices } = stateIn(linkWith(value));
      expect(withoutIds(state.query).rules).toEqual([
        { field: 'deposit', operator: '=', value: '', valueSource: 'field' },
        rule,
      ]);
      expect(notices).toEqual([expect.stringMatching(/Choose what to compare.*"deposit"/)]);
    },
  );

  it.each<[unknown, string]>([
    ['total', '='],
    [null, '='],
    ['total,total', 'between'],
    [['total', 'total'], 'between'],
    [['total'], 'notIn'],
  ])('is not what has names of fields: %j for %s', (value, operator) => {
    const { state, notices } = stateIn(linkWith(value, operator));
    expect(state.query.rules[0]).toMatchObject({ value });
    expect(notices).toEqual([]);
  });
});

describe('a query in a link', () => {
  const atom = fc.constantFrom<unknown>('', 'total', 'x', '3', 'a,b', 0, 1.5, true, false, null);
  const rules = fc.record({
    field: fc.constantFrom('~', ...fields.map(({ name }) => name)),
    operator: fc.constantFrom('~', ...defaultOperators.map(({ name }) => name)),
    value: fc.oneof(atom, fc.array(atom, { maxLength: 3 })),
    valueSource: fc.constantFrom(undefined, 'value', 'field', 'sum'),
  });

  it('can be exported and run in every format, whatever its values are', () => {
    fc.assert(
      fc.property(fc.array(rules, { minLength: 1, maxLength: 4 }), choices, (list, chosen) => {
        const { state } = stateIn(linkOf({ q: { combinator: 'and', rules: list } }));
        for (const { id, exportQuery } of exportFormats) {
          expect(() => exportQuery(state.query, chosen), id).not.toThrow();
        }
        expect(() => evaluateQuery(state.query, chosen)).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });

  it('can be exported whatever one value is, in each format with each source', () => {
    const values = ['', 'total', 3, true, false, null, [], ['x'], ['total', 'total'], [1, null]];
    const failures: string[] = [];
    for (const valueSource of [undefined, 'value', 'field']) {
      for (const { name: operator } of defaultOperators) {
        for (const value of values) {
          const only = { field: 'deposit', operator, value, valueSource };
          const { state } = stateIn(linkOf({ q: { combinator: 'and', rules: [only] } }));
          for (const { id, exportQuery } of exportFormats) {
            try {
              exportQuery(state.query);
            } catch (error) {
              failures.push(`${id} ${JSON.stringify(only)}: ${error}`);
            }
          }
        }
      }
    }
    expect(failures).toEqual([]);
  });
});

describe('a hash that is not a permalink', () => {
  it.each(['', '#', '#exports', '#__docusaurus_skipToContent_fallback', '#version', '#v', '#V1=x'])(
    'is left alone: %j',
    (hash) => {
      expect(decodeState(hash)).toBeUndefined();
    },
  );
});

describe('options that no longer exist', () => {
  it('are ignored with a notice', () => {
    const { state, notices } = stateIn(
      linkOf({
        on: ['showNotToggle', 'flyingButtons', '__proto__'],
        off: ['constructor'],
        f: 'xml',
        c: { sqlPreset: 'informix', parseNumbers: false, paramPrefix: 'far too long', tabs: 4 },
      }),
    );
    expect(state.settings).toEqual({ ...initialState.settings, showNotToggle: true });
    expect(state.format).toBe('sql');
    expect(state.choices).toEqual({ ...initialState.choices, parseNumbers: false });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/"flyingButtons".*"__proto__".*"constructor".* and 2 more/);
  });
});

const DAMAGED = /incomplete or damaged/;
const valid = encodeState({ ...initialState, query: prepareRuleGroup(nested(3) as RuleGroupType) });

describe('a link that cannot be read', () => {
  it.each<[string, string, RegExp]>([
    ['cut off behind its number', '#v1', DAMAGED],
    ['cut off behind its sign', '#v1=', DAMAGED],
    ['cut off in the middle', valid.slice(0, valid.length / 2), DAMAGED],
    ['not packed', '#v1={"q":1}', DAMAGED],
    ['not in its alphabet', '#v1=äöü%%%', DAMAGED],
    ['not JSON', linkOf('hello'), DAMAGED],
    ['JSON, but a list', linkOf([]), DAMAGED],
    ['JSON, but null', linkOf('null'), DAMAGED],
    [
      'a number of rules',
      linkOf({ q: { combinator: 'and', rules: 3 } }),
      /not contain a valid query/,
    ],
    ['no query', linkOf({ q: 'total = 1' }), /not contain a valid query/],
    [
      'rules that are null',
      linkOf({ q: { combinator: 'and', rules: [null] } }),
      /not contain a valid query/,
    ],
    [
      'rules that are text',
      linkOf({ q: { combinator: 'and', rules: ['or'] } }),
      /not contain a valid query/,
    ],
    ['two forms', linkOf({ q: { rules: [nested(1)] } }), /not contain a valid query/],
    ['no combinator', linkOf({ q: { rules: [rule, rule] } }), /not contain a valid query/],
    [
      'a combinator at the end',
      linkOf({ q: { rules: [rule, 'and'] } }),
      /not contain a valid query/,
    ],
    [
      'an object as a value',
      linkOf({ q: { combinator: 'and', rules: [{ ...rule, value: {} }] } }),
      /not contain a valid query/,
    ],
    [
      'another field',
      linkOf({ q: { combinator: 'and', rules: [{ ...rule, field: '<b>x</b>' }] } }),
      /no field "<b>x<\/b>"/,
    ],
    [
      'another operator',
      linkOf({ q: { combinator: 'and', rules: [{ ...rule, operator: 'near' }] } }),
      /no operator "near"/,
    ],
    ['another combinator', linkOf({ q: { combinator: 'xor', rules: [] } }), /no combinator "xor"/],
    ['deep groups', linkOf({ q: nested(51) }), /50 levels deep/],
    ['very deep groups', linkOf(`{"q":${'['.repeat(100_000)}`), DAMAGED],
    [
      'too many rules',
      linkOf({ q: { combinator: 'and', rules: Array(2001).fill(rule) } }),
      /more than 2000/,
    ],
    ['options that are no list', linkOf({ on: 'all' }), DAMAGED],
    ['options that are no text', linkOf({ off: [{}] }), DAMAGED],
    ['choices that are no object', linkOf({ c: [1] }), DAMAGED],
    ['one megabyte', `#v1=${'A'.repeat(1_000_000)}`, /1,000,000 characters, and 12,000 is/],
    ['made to unpack into very much', linkOf(' '.repeat(5_000_000)), /more than this page can/],
    ['of a later version', '#v2=abc', /another version/],
  ])('%s', (_, link, message) => {
    expect(problemIn(link)).toMatch(message);
  });
});

describe('anything in the hash', () => {
  const json = fc.json({ maxDepth: 4 });
  const hostile = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'rules',
    'q',
  );
  const part = fc.oneof(hostile, fc.string(), fc.integer(), fc.constant(null), fc.constant([]));
  const payload = fc
    .array(fc.tuple(hostile, fc.oneof(part, fc.dictionary(hostile, part), fc.array(part))))
    .map(
      (pairs) =>
        `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)}}`,
    );
  const broken = fc
    .tuple(states, fc.nat(), fc.string({ maxLength: 3 }))
    .map(([state, at, noise]) => {
      const link = encodeState(state) || '#v1=';
      const place = at % link.length;
      return `${link.slice(0, place)}${noise}${link.slice(place + 1)}`;
    });

  it.each<[string, fc.Arbitrary<string>]>([
    ['text', fc.string({ unit: 'binary' })],
    ['packed noise', fc.string().map((text) => `#v1=${text}`)],
    ['packed text', fc.string().map(linkOf)],
    ['packed JSON', json.map(linkOf)],
    ['hostile names', payload.map(linkOf)],
    ['hostile names in a query', payload.map((text) => linkOf(`{"q":${text},"c":${text}}`))],
    ['links with a fault', broken],
  ])('never throws, and leaves objects as they are: %s', (_, hashes) => {
    const properties = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(hashes, (hash) => {
        const decoded = decodeState(hash);
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(properties);
        if (decoded && 'state' in decoded) expectSound(decoded);
      }),
      { numRuns: 500 },
    );
  });

  function expectSound({ state }: DecodedLink & { state: DemoState }) {
    expect(Object.keys(state.settings)).toEqual(Object.keys(initialState.settings));
    expect(Object.keys(state.choices)).toEqual(Object.keys(initialState.choices));
    expect(Object.getPrototypeOf(state.query)).toBe(Object.prototype);
    expect('combinator' in state.query).toBe(!state.settings.independentCombinators);
    expect(decodeState(encodeState(state) || linkOf({}))).toHaveProperty('state');
  }
});

/** A group that is not negated need not say so. */
function withoutNothing(query: RuleGroupType): RuleGroupType {
  return JSON.parse(
    JSON.stringify(withoutIds(query), (key, value) =>
      key === 'not' && value === false ? undefined : value,
    ),
  );
}
