import { describe, expect, it } from 'vitest';
import { createDrafts } from '../../../src/sandbox/drafts';
import {
  DEFAULT_EXAMPLE,
  examples,
  findExample,
  type SandboxExample,
} from '../../../src/sandbox/examples';
import { nameProblem } from '../../../src/sandbox/nameProblem';
import {
  chooseVersion,
  isEdited,
  MAX_HASH_LENGTH,
  openExample,
  parseSandbox,
  parseSharedHash,
  serializeSandbox,
  sharedHash,
} from '../../../src/sandbox/state';

const VERSIONS = ['8', '7', '6', '5', '4', '3'];
const typescript = findExample('typescript') as SandboxExample;

describe('a shared link', () => {
  it.each(examples.map(({ id }) => id))('holds the example %s with changes', (id) => {
    const state = openExample(findExample(id) as SandboxExample, '7');
    const [first = '', ...others] = Object.keys(state.files);
    for (const changed of [
      state,
      { ...state, files: { ...state.files, [first]: '// mine', 'new.ts': '' } },
      { ...state, files: { [first]: others.join() } },
      { ...state, version: '3' },
    ]) {
      const hash = sharedHash(changed) ?? '';
      expect(hash).toMatch(/^#code=[\w+-]+$/);
      expect(parseSharedHash(hash, VERSIONS)).toEqual({ state: changed });
    }
  });

  it('is not made where it would be too long', () => {
    const state = openExample(typescript, '7');
    const random = Array.from({ length: 60_000 }, (_, index) =>
      ((index * 7919) % 9973).toString(36),
    );
    expect(sharedHash({ ...state, files: { 'App.tsx': random.join() } })).toBeUndefined();
  });

  it.each([
    ['#code=', /incomplete/],
    ['#code=%%', /incomplete/],
    [`#code=${'a'.repeat(MAX_HASH_LENGTH)}`, /60,000 characters/],
  ])('reports what is wrong with %s', (hash, problem) => {
    expect(parseSharedHash(hash, VERSIONS)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is nothing where the hash is another one', () => {
    expect(parseSharedHash('#usage', VERSIONS)).toBeUndefined();
  });
});

describe('parseSandbox', () => {
  it.each<[unknown, RegExp]>([
    [null, /damaged/],
    [[], /damaged/],
    [{ version: '7', files: {} }, /damaged/],
    [{ version: '7', files: { 'App.tsx': 1 } }, /damaged/],
    [{ version: '7', files: { '../App.tsx': '' } }, /damaged/],
    [{ version: '7', files: { 'App.exe': '' } }, /damaged/],
    [{ version: '2', files: { 'App.tsx': '' } }, /version 2, and there are: 8, 7/],
    [{ version: '7', files: { 'App.tsx': 'x'.repeat(600_000) } }, /more code/],
    [
      {
        version: '7',
        files: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}.ts`, ''])),
      },
      /51 files, and 50/,
    ],
  ])('refuses %j', (value, problem) => {
    expect(parseSandbox(value, VERSIONS)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('choosing a version', () => {
  it('opens an unchanged example as it is in that version', () => {
    const state = chooseVersion(openExample(typescript, '7'), '3');
    expect(state.files['App.tsx']).toContain('import QueryBuilder, {');
    expect(isEdited(state)).toBe(false);
  });

  it('keeps changed code', () => {
    const state = { ...openExample(typescript, '7'), files: { 'App.tsx': '// mine' } };
    expect(chooseVersion(state, '3')).toEqual({ ...state, version: '3' });
  });
});

it.each([
  ['Editor.tsx', true],
  ['a/b.css', true],
  ['App.tsx', false],
  ['a b.ts', false],
  ['../a.ts', false],
  ['.ts', false],
  ['a.html', false],
])('a new file can have the name %s: %s', (name, isValid) => {
  expect(nameProblem(name, { 'App.tsx': '' }) === undefined).toBe(isValid);
});

describe('drafts', () => {
  const state = { ...openExample(DEFAULT_EXAMPLE, '7'), files: { 'App.tsx': '// mine' } };

  it('are read as they were written', () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    } as unknown as Storage;
    const drafts = createDrafts(() => storage, VERSIONS);
    expect(drafts.read('current')).toBeUndefined();
    expect(drafts.write('current', state)).toBe(true);
    expect(drafts.read('current')).toEqual(state);
    expect(drafts.read('previous')).toBeUndefined();
    items.set([...items.keys()][0] as string, '{"files":');
    expect(drafts.read('current')).toBeUndefined();
  });

  it('are reported as not written where storage is forbidden', () => {
    const drafts = createDrafts(() => {
      throw new DOMException('forbidden', 'SecurityError');
    }, VERSIONS);
    expect(drafts.write('current', state)).toBe(false);
    expect(drafts.read('current')).toBeUndefined();
  });
});

it('a stored sandbox has only what differs from its example', () => {
  const state = openExample(typescript, '7');
  expect(serializeSandbox({ ...state, files: { 'Other.tsx': '' } }).files).toEqual({
    'App.tsx': null,
    'Other.tsx': '',
  });
});
