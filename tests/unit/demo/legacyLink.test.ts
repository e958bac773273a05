import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isLegacyHash, parseLegacyLink } from '../../../src/demo/legacyLink';
import { initialState } from '../../../src/demo/state';
import { withoutIds } from './support/plainQueries';

/** Packs a state as the demo of react-querybuilder.js.org did. */
const packed = (state: unknown, encode: (text: string) => string = encodeURIComponent) =>
  `#s=${encode(deflateSync(JSON.stringify(state)).toString('base64'))}`;

const query = {
  combinator: 'or',
  not: true,
  rules: [
    { id: 'a', field: 'customer', operator: '=', value: 'Zoë & Söhne' },
    { combinator: 'and', rules: [{ field: 'total', operator: '>', value: '28' }] },
  ],
};

/** The query that the demo of react-querybuilder.js.org starts with. */
const musicians = {
  combinator: 'and',
  rules: [
    { field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { field: 'age', operator: '>', value: '28' },
    { combinator: 'or', rules: [{ field: 'isMusician', operator: '=', value: true }] },
  ],
};

async function stateIn(hash: string) {
  const link = await parseLegacyLink(hash);
  if ('problem' in link) throw new Error(link.problem);
  return link;
}

describe('a link of an earlier demo', () => {
  it('opens options that it names', async () => {
    const hash = '#showBranches=true&showNotToggle=true&autoSelectField=false&disabled=false';
    expect(isLegacyHash(hash)).toBe(true);
    const { state, notices } = await stateIn(hash);
    expect(state.settings).toEqual({
      ...initialState.settings,
      showBranches: true,
      showNotToggle: true,
      autoSelectField: false,
    });
    expect(state.query).toBe(initialState.query);
    expect(notices).toEqual([]);
  });

  it('opens a query with its options', async () => {
    const hash = packed({ query, options: { showCloneButtons: true }, style: 'antd' });
    expect(isLegacyHash(hash)).toBe(true);
    const { state, notices } = await stateIn(`${hash}&showLockButtons=true`);
    expect(withoutIds(state.query)).toEqual({
      ...query,
      rules: [{ field: 'customer', operator: '=', value: 'Zoë & Söhne' }, query.rules[1]],
    });
    expect(state.settings).toMatchObject({ showCloneButtons: true, showLockButtons: true });
    expect(notices).toEqual([]);
  });

  it('opens the query with independent combinators where these are on', async () => {
    const queryIC = { rules: [query.rules[0], 'or', { rules: [query.rules[0]] }] };
    const options = { independentCombinators: true };
    const { state } = await stateIn(packed({ query, queryIC, options }));
    expect(state.query.rules).toHaveLength(3);
    expect(state.query).not.toHaveProperty('combinator');
  });

  it('may contain characters that URLSearchParams changes', async () => {
    for (const value of ['>>>???~~~', 'ÿþý', 'aaaa']) {
      const state = { query: { combinator: 'and', rules: [{ ...query.rules[0], value }] } };
      const found = await stateIn(packed(state, (text) => text));
      expect(JSON.stringify(found.state.query)).toContain(value);
    }
  });

  it('lists enabled options that this demo does not have', async () => {
    const { notices } = await stateIn('#useDateTimePackage=true&showMuteButtons=false');
    expect(notices).toEqual([expect.stringMatching(/ignored: "useDateTimePackage"\.$/)]);
  });

  it('returns a query whose fields this demo does not have, with a notice', async () => {
    const hash = packed({ query: musicians, options: { showBranches: true } });
    const { state, notices, unsupportedQuery } = await stateIn(hash);
    expect(state.query).toBe(initialState.query);
    expect(state.settings.showBranches).toBe(true);
    expect(notices).toEqual([
      expect.stringContaining('does not have: "firstName", "age", "isMusician".'),
    ]);
    expect(JSON.parse(unsupportedQuery ?? '')).toEqual(musicians);
  });

  it.each([
    ['is cut off', packed({ query }).slice(0, 40)],
    ['is not Base64', '#s=%%%'],
    ['is not deflated', `#s=${btoa('hello')}`],
    ['is not JSON', `#s=${encodeURIComponent(deflateSync('hello').toString('base64'))}`],
    ['is a list', packed([])],
  ])('is refused where it %s', async (_, hash) => {
    expect(await parseLegacyLink(hash)).toEqual({
      problem: expect.stringMatching(/incomplete or damaged.*Copy it again/),
    });
  });

  it('is rejected if its query is invalid', async () => {
    const found = await parseLegacyLink(packed({ query: { rules: 3 } }));
    expect(found).toEqual({ problem: expect.stringContaining('not contain a valid query') });
  });

  it('is rejected if it unpacks into too much data', async () => {
    const found = await parseLegacyLink(packed({ query: ' '.repeat(5_000_000) }));
    expect(found).toEqual({ problem: expect.stringContaining('more than this page can show') });
  });
});

it.each(['#exports', '#v1=abc', '#stored=abc', '#foo=bar', '#'])('%s is none', (hash) => {
  expect(isLegacyHash(hash)).toBe(false);
});
