import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../../../../plugins/content/version-changes/compare';
import type { Declared } from '../../../../../plugins/content/version-changes/declared';
import { CORE, member, prop, type } from './declarations';

const fn = (name: string, type = '() => void', module = CORE): Declared => ({
  section: 'functions',
  name,
  type,
  module,
});

/** The changes of all sections, in the order of the page. */
const changes = (older: Declared[], newer: Declared[]) =>
  compareVersions(older, newer).flatMap((section) => section.changes);

describe('changes between two versions', () => {
  it('are none where nothing changed', () => {
    const same = [fn('add'), prop('disabled'), type('RuleType'), member('RuleType.field')];
    expect(compareVersions(same, same)).toEqual([]);
  });

  it('name what was added and what was removed, by section', () => {
    expect(compareVersions([fn('findRule')], [prop('context')])).toEqual([
      { section: 'props', changes: [{ kind: 'added', name: 'context', after: 'boolean' }] },
      {
        section: 'functions',
        changes: [{ kind: 'removed', name: 'findRule', before: '() => void' }],
      },
    ]);
  });

  it('tell a new type, a new default, and whether a prop became required', () => {
    const [before, after] = [
      prop('disabled', { value: 'false' }),
      prop('disabled', { type: 'boolean | Path[]', value: 'true', required: true }),
    ];
    expect(changes([before], [after])).toEqual([
      { kind: 'type changed', name: 'disabled', before: 'boolean', after: 'boolean | Path[]' },
      { kind: 'default changed', name: 'disabled', before: 'false', after: 'true' },
      { kind: 'now required', name: 'disabled' },
    ]);
  });

  it('tell no new default where that of one version is unknown', () => {
    expect(
      changes([prop('operators', { value: 'defaultOperators' })], [prop('operators')]),
    ).toEqual([]);
    expect(changes([prop('onLog')], [prop('onLog', { value: 'console.log' })])).toEqual([]);
  });

  it('include a deprecation', () => {
    expect(changes([fn('c')], [{ ...fn('c'), deprecated: true }])).toEqual([
      { kind: 'deprecated', name: 'c' },
    ]);
  });

  it('take a similar name of the same shape for a new name', () => {
    const older = [type('MergedContextProps'), member('MergedContextProps.finalize')];
    const newer = [type('MergedContextParams'), member('MergedContextParams.finalize')];
    expect(changes(older, newer)).toEqual([
      {
        kind: 'renamed',
        name: 'MergedContextParams',
        before: 'MergedContextProps',
        after: 'MergedContextParams',
      },
    ]);
  });

  it('do not take a name for another one of a different type', () => {
    const kinds = changes([fn('parseRule', '(text: string) => Rule')], [fn('parseRules')]);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['added', 'removed']);
  });

  it('say where an export moved, and which module still has it', () => {
    const sub = `${CORE}/parseSQL`;
    const moved = { kind: 'moved', name: 'parseSQL', before: CORE, after: sub };
    const both = [fn('parseSQL'), fn('parseSQL', '() => void', sub)];
    expect(changes(both, [fn('parseSQL', '() => void', sub)])).toEqual([moved]);
    expect(changes([fn('parseSQL')], [fn('parseSQL', '() => void', sub)])).toEqual([moved]);
  });

  it('leave out the members of a type that came or went', () => {
    const newer = [type('Schema'), member('Schema.fields')];
    expect(changes([], newer)).toEqual([{ kind: 'added', name: 'Schema', after: undefined }]);
    expect(changes([type('Schema')], newer)).toEqual([
      { kind: 'added', name: 'Schema.fields', after: 'string' },
    ]);
  });

  it('leave out what a new module repeats', () => {
    const debug = fn('add', '() => void', `${CORE}/debug`);
    expect(changes([fn('add')], [fn('add'), debug])).toEqual([]);
  });

  it('tell parts of constants by their values', () => {
    const label = (value: string): Declared => ({
      section: 'constants',
      name: 'defaultTranslations.addRule.label',
      type: '',
      value,
    });
    expect(changes([label("'+Rule'")], [label("'+ Rule'")])).toEqual([
      {
        kind: 'value changed',
        name: 'defaultTranslations.addRule.label',
        before: "'+Rule'",
        after: "'+ Rule'",
      },
    ]);
  });
});
