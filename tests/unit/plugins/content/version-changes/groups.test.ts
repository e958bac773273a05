import { describe, expect, it } from 'vitest';
import { groupChanges } from '../../../../../plugins/content/version-changes/groups';
import { type ChangeFilter, countChanges, filterChanges } from '../../../../../src/changes/filter';
import type { ChangeSection } from '../../../../../src/changes/types';

const SECTIONS: ChangeSection[] = [
  {
    section: 'props',
    changes: [
      { kind: 'added', name: 'baseField' },
      { kind: 'default changed', name: 'onAddRule', before: 'a', after: 'b' },
      { kind: 'type changed', name: 'onAddRule', before: 'c', after: 'd' },
    ],
  },
  {
    section: 'export',
    changes: [{ kind: 'added', name: "'jsonata'", after: 'format' }],
  },
  {
    section: 'functions',
    changes: [
      { kind: 'renamed', name: 'newName', before: 'oldName', after: 'newName' },
      { kind: 'removed', name: 'AntDThing', package: '@react-querybuilder/antd' },
      { kind: 'added', name: 'Same' },
      { kind: 'added', name: 'same' },
      { kind: 'added', name: 'SAME' },
    ],
  },
];

const sections = groupChanges(SECTIONS, (_, { name }) =>
  name === 'newName' ? '/api/newName' : undefined,
);
const entries = sections.flatMap(({ groups }) => groups.flatMap((group) => group.entries));

describe('the changes on their page', () => {
  it('are grouped by kind, breaking ones first', () => {
    expect(sections.map(({ groups }) => groups.map(({ kind }) => kind))).toEqual([
      ['type changed', 'default changed', 'added'],
      ['added'],
      ['removed', 'renamed', 'added'],
    ]);
    expect(countChanges(sections)).toBe(9);
  });

  it('have anchors in lower case, each of its own', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual([
      'export-jsonata',
      'functions-antdthing',
      'functions-newname',
      'functions-same',
      'functions-same-added',
      'functions-same-added-2',
      'props-basefield',
      'props-onaddrule',
      'props-onaddrule-type-changed',
    ]);
  });

  it('link to the page of their name, where there is one', () => {
    expect(entries.filter(({ href }) => href).map(({ name }) => name)).toEqual(['newName']);
  });
});

describe('the filters', () => {
  const none = { text: '', subjects: [], actions: [], package: '' };
  const names = (filter: Partial<ChangeFilter>) =>
    filterChanges(sections, { ...none, ...filter })
      .flatMap(({ groups }) => groups.flatMap((group) => group.entries))
      .map(({ name, kind }) => `${name} ${kind}`);

  it('let everything through when they are empty', () => {
    expect(filterChanges(sections, none)).toBe(sections);
  });

  it('know what a change is about', () => {
    expect(names({ subjects: ['options'] })).toEqual(["'jsonata' added"]);
    expect(names({ subjects: ['defaults'] })).toEqual(['onAddRule default changed']);
    expect(names({ subjects: ['options', 'defaults'] })).toHaveLength(2);
  });

  it('select changes by what happened to a name', () => {
    expect(names({ actions: ['renamed'] })).toEqual(['newName renamed']);
    expect(names({ actions: ['changed'] })).toEqual([
      'onAddRule type changed',
      'onAddRule default changed',
    ]);
    expect(names({ actions: ['removed'], subjects: ['props'] })).toEqual([]);
  });

  it('find a part of a name, also of the former one, and a package', () => {
    expect(names({ text: ' OLDn' })).toEqual(['newName renamed']);
    expect(names({ package: '@react-querybuilder/antd' })).toEqual(['AntDThing removed']);
    expect(names({ package: 'react-querybuilder', text: 'thing' })).toEqual([]);
  });
});
