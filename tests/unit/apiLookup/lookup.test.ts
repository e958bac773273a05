import { describe, expect, it } from 'vitest';
import { decodedId, nearestEntry, sameAnchor } from '../../../src/apiLookup/anchors';
import { createFinder } from '../../../src/apiLookup/findEntries';
import { encodeProp, entriesOf, type LookupFile } from '../../../src/apiLookup/LookupFile';
import { MATCH, matchName, prepareName } from '../../../src/apiLookup/matchName';

const FILE: LookupFile = {
  packages: [
    {
      name: 'react-querybuilder',
      members: [
        ['getValueSourcesUtil', 'functions', 2],
        ['QueryBuilder', 'functions', 0, ['fields', 'controlElements']],
        ['QueryBuilderProps', 'type-aliases', 6, ['fields', 'getValueSources', 'onLog#']],
        ['Schema', 'interfaces', 5, ['fields', 'path#property-path']],
      ],
    },
    {
      name: '@react-querybuilder/antd',
      members: [['AntDNotToggleProps', 'type-aliases', 6, ['fields']]],
    },
  ],
};

const entries = entriesOf(FILE, '/api');
const find = createFinder(entries);
const labels = (typed: string, packageName?: string) =>
  find(typed, { packageName, limit: 9 }).entries.map(({ label }) => label);

describe('entriesOf', () => {
  it('lists members and props with their addresses', () => {
    expect(entries.slice(1, 3)).toEqual([
      {
        label: 'QueryBuilder',
        name: 'QueryBuilder',
        owner: '',
        kind: 'component',
        package: 'react-querybuilder',
        url: '/api/react-querybuilder/functions/QueryBuilder',
      },
      {
        label: 'QueryBuilder.fields',
        name: 'fields',
        owner: 'QueryBuilder',
        kind: 'component',
        package: 'react-querybuilder',
        url: '/api/react-querybuilder/functions/QueryBuilder#fields',
      },
    ]);
  });

  it('takes the anchors that a page has', () => {
    const urlOf = (label: string) => entries.find((entry) => entry.label === label)?.url;
    expect(urlOf('QueryBuilder.controlElements')).toMatch(/#controlelements$/);
    expect(urlOf('Schema.path')).toMatch(/Schema#property-path$/);
    expect(urlOf('QueryBuilderProps.onLog')).toMatch(/QueryBuilderProps$/);
    expect(encodeProp('onLog', 'onlog')).toBe('onLog');
    expect(encodeProp('onLog', 'property-onlog')).toBe('onLog#property-onlog');
    expect(encodeProp('onLog', undefined)).toBe('onLog#');
  });
});

describe('matchName', () => {
  it.each([
    ['getValueSources', 'getvaluesources', MATCH.exact],
    ['getValueSources', 'getval', MATCH.start],
    ['getValueSources', 'gvs', MATCH.initials],
    ['getValueSources', 'getvs', MATCH.initials],
    ['getValueSources', 'vaso', MATCH.initials],
    ['QueryBuilderProps', 'qbp', MATCH.initials],
    ['parseSQL', 'psql', MATCH.initials],
    ['getValueSources', 'sources', MATCH.initials],
    ['getValueSources', 'alueso', MATCH.part],
    ['getValueSources', 'gs', undefined],
    ['getValueSources', 'gvx', undefined],
    ['getValueSources', 'etvs', undefined],
  ])('%s with %s typed', (name, typed, match) => {
    expect(matchName(prepareName(name), typed)).toBe(match);
  });
});

describe('createFinder', () => {
  it('finds by initials, members first', () => {
    expect(labels('gvs')).toEqual(['getValueSourcesUtil', 'QueryBuilderProps.getValueSources']);
    expect(labels('QBP')).toEqual(['QueryBuilderProps']);
  });

  it('lists the props of components before those of other types', () => {
    expect(labels('fields')).toEqual([
      'QueryBuilder.fields',
      'QueryBuilderProps.fields',
      'AntDNotToggleProps.fields',
      'Schema.fields',
    ]);
  });

  it("lists the page's package first", () => {
    expect(labels('fields', '@react-querybuilder/antd')[0]).toBe('AntDNotToggleProps.fields');
  });

  it('accepts several words, and a member with its prop', () => {
    expect(labels('query props')).toEqual(['QueryBuilderProps']);
    expect(labels('schema.fie')).toEqual(['Schema.fields']);
    expect(labels('QueryBuilder fields')[0]).toBe('QueryBuilder.fields');
  });

  it('finds nothing for nothing, and for what no name has', () => {
    expect(find('  ', { limit: 9 })).toEqual({ entries: [], total: 0 });
    expect(find('.()', { limit: 9 })).toEqual({ entries: [], total: 0 });
    expect(find('xyzzy', { limit: 9 })).toEqual({ entries: [], total: 0 });
  });

  it('counts what it leaves out', () => {
    const { entries: shown, total } = find('fields', { limit: 2 });
    expect([shown.length, total]).toEqual([2, 4]);
  });
});

describe('an unknown anchor', () => {
  const ids = ['property-controlelements', 'fields', 'parameters'];

  it('leads to the one of the same name', () => {
    expect(sameAnchor('controlElements', ids)).toBe('property-controlelements');
    expect(sameAnchor('property-fields', ids)).toBe('fields');
    expect(sameAnchor('parameters-3', ids)).toBe('parameters');
    expect(sameAnchor('fieldz', ids)).toBeUndefined();
    expect(sameAnchor('-', ids)).toBeUndefined();
  });

  it('is nearest to a prop of the page, otherwise to a name of the package', () => {
    const page = '/api/react-querybuilder/interfaces/Schema';
    const nearest = (name: string) =>
      nearestEntry(entries, name, page, 'react-querybuilder')?.label;
    expect(nearest('feilds')).toBe('Schema.fields');
    expect(nearest('queryBuilderProp')).toBe('QueryBuilderProps');
    expect(nearest('zzzz')).toBeUndefined();
  });

  it('may be malformed', () => {
    expect(decodedId('a%20b')).toBe('a b');
    expect(decodedId('%E0%A4%A')).toBe('%E0%A4%A');
  });
});
