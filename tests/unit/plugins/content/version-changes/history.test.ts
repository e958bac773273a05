import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../../../../plugins/content/version-changes/compare';
import type { Declared } from '../../../../../plugins/content/version-changes/declared';
import {
  type DeclaredVersion,
  History,
} from '../../../../../plugins/content/version-changes/history';
import { historyNote } from '../../../../../plugins/content/version-changes/historyNote';
import type { VersionStep } from '../../../../../src/changes/types';
import { CORE, member, prop, type } from './declarations';

const ADAPTER = '@react-querybuilder/antd';

const fn = (name: string, rest: Partial<Declared> = {}): Declared => ({
  section: 'functions',
  name,
  type: '() => void',
  module: CORE,
  ...rest,
});

/** What names went through in versions 3, 4 and so on, when version 4 is documented. */
function historyOf(...declared: Declared[][]): History {
  const versions = declared.map(
    (names, i): DeclaredVersion => ({
      major: String(i + 3),
      packages: names.some(({ module }) => module === ADAPTER) ? [CORE, ADAPTER] : [CORE],
      declared: names,
    }),
  );
  const steps = declared.slice(1).map((newer, i): VersionStep => {
    const [from, to] = [String(i + 3), String(i + 4)];
    return {
      from,
      to,
      packages: [],
      notCompared: [],
      guide: '',
      route: `/changes/${from}-to-${to}`,
      sections: compareVersions(declared[i] as Declared[], newer),
    };
  });
  return new History(versions, steps, '4');
}

describe('since when a name exists', () => {
  it('is the first version that has it, and open where that is the oldest one', () => {
    const history = historyOf([fn('old')], [fn('old'), fn('fresh')], [fn('old'), fn('fresh')]);
    expect(history.ofExport(CORE, 'old').since).toBe('3 or earlier');
    expect(history.ofExport(CORE, 'fresh').since).toBe('4');
    expect(history.ofExport(CORE, 'unknown')).toEqual({});
  });

  it('is open where the version before does not have the package', () => {
    const antd = fn('AntDNotToggle', { module: ADAPTER });
    expect(historyOf([fn('a')], [fn('a'), antd]).ofExport(ADAPTER, 'AntDNotToggle').since).toBe(
      '4 or earlier',
    );
  });

  it('is told of a member that is newer than its type', () => {
    const history = historyOf(
      [type('RuleType'), member('RuleType.field'), prop('a')],
      [type('RuleType'), member('RuleType.field'), member('RuleType.muted'), prop('a'), prop('b')],
    );
    expect(history.ofMember('RuleType', 'field')).toEqual({});
    expect(history.ofMember('RuleType', 'muted')).toEqual({
      since: '4',
      sinceHref: '/changes/3-to-4#types-ruletype-muted',
    });
    expect(history.ofMember('QueryBuilderProps', 'b')).toMatchObject({
      sinceHref: '/changes/3-to-4#props-b',
    });
  });

  it('is that of the type for the members that came with it', () => {
    const history = historyOf([fn('a')], [fn('a'), type('New'), member('New.part')]);
    expect(history.ofExport(CORE, 'New').since).toBe('4');
    expect(history.ofMember('New', 'part')).toEqual({});
  });
});

describe('the changes of a name', () => {
  it('are linked to the page of the step, with both types where they are short', () => {
    const long = `{ ${'property: string; '.repeat(10)} }`;
    const history = historyOf(
      [prop('disabled', { value: 'false' }), fn('f')],
      [prop('disabled', { type: 'Path[]', value: 'true' }), fn('f', { type: long })],
    );
    expect(history.ofMember('QueryBuilderProps', 'disabled').changes).toEqual([
      {
        kind: 'type changed',
        in: '4',
        href: '/changes/3-to-4#props-disabled',
        before: 'boolean',
        after: 'Path[]',
      },
      {
        kind: 'default changed',
        in: '4',
        href: '/changes/3-to-4#props-disabled-default-changed',
        before: 'false',
        after: 'true',
      },
    ]);
    expect(history.ofExport(CORE, 'f').changes).toEqual([
      { kind: 'type changed', in: '4', href: '/changes/3-to-4#functions-f' },
    ]);
  });

  it('tell what a later version removes, renames and deprecates', () => {
    const history = historyOf(
      [fn('gone'), fn('MergedContextProps'), fn('worn')],
      [fn('gone'), fn('MergedContextProps'), fn('worn')],
      [
        fn('MergedContextParams'),
        fn('worn', { deprecated: true, replacement: 'Use fresh instead.' }),
      ],
    );
    expect(history.ofExport(CORE, 'gone').changes).toMatchObject([{ kind: 'removed', in: '5' }]);
    expect(history.ofExport(CORE, 'MergedContextProps').changes).toMatchObject([
      { kind: 'renamed', in: '5', after: 'MergedContextParams' },
    ]);
    expect(history.ofExport(CORE, 'worn').changes).toMatchObject([
      { kind: 'deprecated', in: '5', after: 'Use fresh instead.' },
    ]);
  });

  it('do not tell what an earlier version removed under the same name', () => {
    const history = historyOf([fn('a'), fn('b')], [fn('a')], [fn('a'), fn('b')]);
    expect(history.ofExport(CORE, 'b').changes).toBeUndefined();
  });

  it('are told once for a name that several entry points export', () => {
    const both = (rest: Partial<Declared>) => [
      fn('f', rest),
      fn('f', { ...rest, module: `${CORE}/f` }),
    ];
    const history = historyOf(both({}), both({ type: '() => string' }));
    expect(history.ofExport(CORE, 'f').changes).toHaveLength(1);
  });
});

describe('the note in a table of members', () => {
  const member = { since: '4', sinceHref: '/changes/3-to-4#props-b' };

  it('links the version of the addition and each change', () => {
    const change = { kind: 'type changed', in: '5', href: '/changes/4-to-5#props-b' } as const;
    const changes = [{ ...change, before: 'Path<A> | B', after: '`a`' }];
    expect(historyNote({ ...member, changes })).toBe(
      '<small>[Since 4](/changes/3-to-4#props-b)</small><details><summary>History</summary><ul><li>[Type changed in 5](/changes/4-to-5#props-b): `Path<A> \\| B` → `` `a` ``</li></ul></details>',
    );
  });

  it('says what to use instead', () => {
    const changes = [
      { kind: 'deprecated', in: '8', href: '/changes/7-to-8#props-b', after: 'Use a.' } as const,
    ];
    expect(historyNote({ since: '4', changes })).toBe(
      '<small>Since 4</small><details><summary>History</summary><ul><li>[Deprecated in 8](/changes/7-to-8#props-b): Use a.</li></ul></details>',
    );
  });

  it('is empty where nothing is known, or only that it is old', () => {
    expect(historyNote({})).toBe('');
    expect(historyNote({ since: '3 or earlier' })).toBe('');
  });
});
