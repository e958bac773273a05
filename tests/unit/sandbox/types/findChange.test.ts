import { describe, expect, it } from 'vitest';
import { type ChangeStep, findChange } from '../../../../src/sandbox/types/findChange';

const steps: ChangeStep[] = [
  {
    from: '5',
    to: '6',
    route: '/changes/5-to-6',
    entries: [
      { section: 'props', kind: 'type changed', name: 'fields', id: 'props-fields' },
      { section: 'types', kind: 'removed', name: 'Gone', id: 'types-gone' },
    ],
  },
  {
    from: '6',
    to: '7',
    route: '/changes/6-to-7',
    entries: [
      { section: 'functions', kind: 'moved', name: 'parseSQL', id: 'functions-parsesql' },
      { section: 'types', kind: 'removed', name: 'Gone', id: 'types-gone' },
      { section: 'types', kind: 'renamed', name: 'Fresh', before: 'Old', id: 'types-fresh' },
      { section: 'props', kind: 'added', name: 'onMoveRule', id: 'props-onmoverule' },
      { section: 'props', kind: 'type changed', name: 'fields', id: 'props-fields' },
      {
        section: 'controls',
        kind: 'removed',
        name: 'controlElements.grip',
        id: 'controls-controlelements-grip',
      },
      { section: 'export', kind: 'removed', name: "'old_sql'", id: 'export-old-sql' },
      { section: 'import', kind: 'removed', name: 'parseSQL.mode', id: 'import-parsesql-mode' },
      {
        section: 'types',
        kind: 'now required',
        name: 'RuleProps.path',
        id: 'types-ruleprops-path',
      },
    ],
  },
];

const hrefOf = (...call: [Parameters<typeof findChange>[0], string]) =>
  findChange(...call, steps)?.href;

describe('findChange', () => {
  it('finds the newest change on the way to the version', () => {
    const error = { subjects: [{ name: 'Gone' }], reason: 'unknown' as const };
    expect(findChange(error, '7', steps)).toEqual({
      href: '/changes/6-to-7#types-gone',
      label: 'Gone removed in version 7',
    });
    expect(hrefOf(error, '6')).toBe('/changes/5-to-6#types-gone');
    expect(hrefOf(error, '5')).toBeUndefined();
  });

  it('finds a name that only newer versions have', () => {
    const error = {
      subjects: [{ owner: 'QueryBuilderProps', name: 'onMoveRule' }],
      reason: 'unknown' as const,
    };
    expect(hrefOf(error, '5')).toBe('/changes/6-to-7#props-onmoverule');
    expect(hrefOf(error, '7')).toBeUndefined();
  });

  it.each([
    [{ name: 'parseSQL' }, 'functions-parsesql'],
    [{ name: 'Old' }, 'types-fresh'],
    [{ owner: 'controlElements', name: 'grip' }, 'controls-controlelements-grip'],
    [{ name: "'old_sql'" }, 'export-old-sql'],
    [{ owner: 'ParseSQLOptions', name: 'mode' }, 'import-parsesql-mode'],
  ])('finds the unknown name %j', (subject, id) => {
    expect(hrefOf({ subjects: [subject], reason: 'unknown' }, '7')).toBe(`/changes/6-to-7#${id}`);
  });

  it('explains a required member, and a prop of another type', () => {
    const path = { owner: 'RuleProps', name: 'path' };
    expect(hrefOf({ subjects: [path], reason: 'incomplete' }, '7')).toBe(
      '/changes/6-to-7#types-ruleprops-path',
    );
    const fields = { owner: 'QueryBuilderProps', name: 'fields' };
    expect(
      hrefOf({ subjects: [{ owner: 'Field', name: 'x' }, fields], reason: 'mismatch' }, '7'),
    ).toBe('/changes/6-to-7#props-fields');
  });

  it('does not explain an unknown name by what is around it', () => {
    const fields = { owner: 'QueryBuilderProps', name: 'fields' };
    const subjects = [{ owner: 'Field', name: 'x' }, fields];
    expect(hrefOf({ subjects, reason: 'unknown' }, '7')).toBeUndefined();
    expect(hrefOf({ subjects: [], reason: 'mismatch' }, '7')).toBeUndefined();
  });
});
