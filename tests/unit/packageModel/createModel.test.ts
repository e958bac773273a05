import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createModel } from '../../../packageModel/createModel';
import type { Export } from '../../../packageModel/types';
import { temporaryFolder } from '../support/temporaryFolder';

const DECLARATIONS = `
import type { ButtonProps } from 'ui-library';

/** What rules and groups have in common. */
export interface Base {
  /** Identifies it. */
  id?: string;
  /** @deprecated Use {@link Base.id} instead. */
  key?: string;
  __internal?: true;
}
export interface Rule<V = any> extends Base {
  field: string;
  value: V;
  /**
   * How it is compared.
   * @since 7.1
   * @default '='
   */
  operator: string;
}
interface Controlled { query: Rule; defaultQuery?: never; extra?: number }
interface Uncontrolled { defaultQuery?: Rule; query?: never; neither?: undefined }
export type Props = Controlled | Uncontrolled;
export type Generic<R extends Base> = R extends Base ? { query?: R; onChange?(rule: R): void } : never;
export type RuleOrBase = Rule | Base;
export type Path = number[];
export type Format = 'sql' | "json";
export interface ActionProps extends ButtonProps { level: number }
export interface QueryBuilderProps {
  /** @default 'wrong' */
  resetOnChange?: boolean;
  /** @default [] */
  fields?: string[];
  onLog?: (message: string /* the text */, options: {
    level: 'info';
  }) => void;
  a?: 1; b?: 1; c?: 1; d?: 1; e?: 1; f?: 1;
}
export declare const defaults: { readonly label: string };
/** Renders. */
export declare function QueryBuilder(props: QueryBuilderProps): object;
export default QueryBuilder;
export declare const useRule: (rule: Rule) => { path: Path; rule: Rule };
/**
 * Formats.
 * @param rule - what to format
 * @returns the text
 */
export declare function format(rule: Rule): string;
export declare function format<T extends Base>(rule: T, options: { format?: Format; inner: { deep: string } }): T[];
export declare class Manager { private secret: string; rule: Rule; run(): void }
export declare enum Mode { On, Off }
`;

const CODE = `
exports.defaults = { label: 'Add', list: [{ name: 'a', of: /x/ }], run() {} };
exports.Mode = { On: 0, Off: 1 };
`;

const BUILD = `
const isTrue = () => true;
function QueryBuilder(props) {
  const { resetOnChange = !0, fields, onLog = isTrue, a, b, c, d, e, f } = props;
}
export { QueryBuilder };
`;

const CORE = 'node_modules/react-querybuilder';

const folder = temporaryFolder(
  {
    'package.json': JSON.stringify({
      dependencies: {
        'react-querybuilder': '7.0.0',
        '@react-querybuilder/ui': '7.0.0',
        other: '1',
      },
    }),
    [`${CORE}/package.json`]: JSON.stringify({
      name: 'react-querybuilder',
      version: '7.0.0',
      exports: {
        './package.json': './package.json',
        '.': { types: './index.d.ts', default: './index.js' },
        './dist/*': './dist/*',
        './dev': { types: './index.d.ts' },
        './parse': { types: './parse.d.ts' },
        './style.css': './style.css',
      },
    }),
    [`${CORE}/index.d.ts`]: DECLARATIONS,
    [`${CORE}/index.js`]: CODE,
    [`${CORE}/dist/index.mjs`]: BUILD,
    [`${CORE}/parse.d.ts`]: `import type { Rule } from './index';
export declare function parse(text: string): Rule;
export type { Rule };`,
    'node_modules/@react-querybuilder/ui/package.json': JSON.stringify({
      name: '@react-querybuilder/ui',
      version: '7.0.1',
      types: 'index.d.ts',
    }),
    'node_modules/@react-querybuilder/ui/index.d.ts': `import type { Rule } from 'react-querybuilder';
export declare const Editor: (props: { rule: Rule }) => object;`,
    'node_modules/ui-library/package.json': JSON.stringify({
      name: 'ui-library',
      types: 'index.d.ts',
    }),
    'node_modules/ui-library/index.d.ts': 'export interface ButtonProps { color?: string }',
  },
  afterAll,
);

const model = createModel(folder);
const find = (name: string): Export => {
  const found = model.packages.flatMap(({ exports }) => exports).find((each) => each.name === name);
  if (!found) throw new Error(`There is no export ${name}.`);
  return found;
};
const members = (name: string) =>
  Object.fromEntries((find(name).members ?? []).map((member) => [member.name, member]));

describe('the packages of a model', () => {
  it('are those of the family, with their versions and the modules that readers can import', () => {
    expect(
      model.packages.map(({ name, version, entryPoints }) => [name, version, entryPoints]),
    ).toEqual([
      ['react-querybuilder', '7.0.0', ['react-querybuilder', 'react-querybuilder/parse']],
      ['@react-querybuilder/ui', '7.0.1', ['@react-querybuilder/ui']],
    ]);
  });

  it('have each export once, with every module that exports it', () => {
    expect(find('Rule').entryPoints).toEqual(['react-querybuilder', 'react-querybuilder/parse']);
    expect(find('parse').entryPoints).toEqual(['react-querybuilder/parse']);
    expect(find('QueryBuilder').defaultOf).toEqual(['react-querybuilder']);
    expect(find('Rule').file).toBe('react-querybuilder/index.d.ts');
  });

  it.each([
    ['Base', 'interface'],
    ['Props', 'type alias'],
    ['QueryBuilder', 'component'],
    ['Editor', 'component'],
    ['useRule', 'hook'],
    ['format', 'function'],
    ['defaults', 'variable'],
    ['Manager', 'class'],
    ['Mode', 'enum'],
  ])('know that %s is: %s', (name, kind) => {
    expect(find(name).kind).toBe(kind);
  });

  it('are the same through a link to their folder', () => {
    const link = path.join(temporaryFolder({}), 'linked');
    fs.symlinkSync(folder, link);
    expect(createModel(link)).toEqual(model);
  });

  it('are named when one is not installed', () => {
    const empty = temporaryFolder({
      'package.json': JSON.stringify({ dependencies: { 'react-querybuilder': '7.0.0' } }),
    });
    expect(() => createModel(empty)).toThrow(
      /"react-querybuilder" is not installed in .*: run "npm run versions:install"/,
    );
  });

  it('are named when a module has no declarations', () => {
    const bare = temporaryFolder({
      'package.json': JSON.stringify({ dependencies: { 'react-querybuilder': '7.0.0' } }),
      [`${CORE}/package.json`]: JSON.stringify({ name: 'react-querybuilder', version: '7.0.0' }),
    });
    expect(() => createModel(bare)).toThrow(/"react-querybuilder" has no declarations in/);
  });
});

describe('the members of a type', () => {
  it('include inherited ones, and say where they are from', () => {
    expect(Object.keys(members('Rule'))).toEqual(['field', 'value', 'operator', 'id', 'key']);
    expect(members('Rule').id).toMatchObject({ inheritedFrom: 'Base', optional: true });
    expect(members('Rule').field).toMatchObject({ optional: false });
    expect(members('Rule').field?.inheritedFrom).toBeUndefined();
  });

  it('leave out what another package declares, and what is private or internal', () => {
    expect(Object.keys(members('ActionProps'))).toEqual(['level']);
    expect(find('ActionProps').extends).toEqual([
      { text: 'ButtonProps', names: { ButtonProps: 'ui-library' } },
    ]);
    expect(Object.keys(members('Manager'))).toEqual(['rule', 'run']);
    expect(find('Path').members).toBeUndefined();
  });

  it('are those of all variants of a union, without what a variant rules out', () => {
    const { query, defaultQuery, extra, ...others } = members('Props');
    expect([query, defaultQuery].map((each) => [each?.type.text, each?.optional])).toEqual([
      ['Rule', true],
      ['Rule', true],
    ]);
    expect(extra?.optional).toBe(true);
    expect(others).toEqual({});
    expect(find('Props').hasAlternatives).toBe(true);
  });

  it('are not repeated for a union of exported types', () => {
    expect(find('RuleOrBase').members).toBeUndefined();
    expect(find('RuleOrBase').type?.names).toEqual({
      Rule: 'react-querybuilder',
      Base: 'react-querybuilder',
    });
  });

  it('are what its constraints guarantee for a generic type', () => {
    expect(Object.keys(members('Generic'))).toEqual(['query', 'onChange']);
    expect(members('Generic').onChange?.type).toMatchObject({
      text: '(rule: R) => void',
      signatures: [{ parameters: [{ name: 'rule' }] }],
    });
  });

  it('have what their comments say', () => {
    expect(members('Rule').id?.description).toBe('Identifies it.');
    expect(members('Rule').key?.deprecated).toBe('Use {@link Base.id} instead.');
    expect(members('Rule').operator).toMatchObject({ since: '7.1', default: "'='" });
  });
});

describe('types', () => {
  it('are on one line, without comments and the marks of a layout', () => {
    expect(members('QueryBuilderProps').onLog?.type.text).toBe(
      "(message: string, options: { level: 'info' }) => void",
    );
  });

  it('list the strings of a union', () => {
    expect(find('Format').literals).toEqual(['sql', 'json']);
  });

  it('without a name have members, one level deep', () => {
    const returned = find('useRule').signatures?.[0]?.returns;
    expect(returned?.members?.map(({ name, type }) => [name, type.names])).toEqual([
      ['path', { Path: 'react-querybuilder' }],
      ['rule', { Rule: 'react-querybuilder' }],
    ]);
    const options = find('format').signatures?.[1]?.parameters[1]?.type;
    expect(options?.members?.map(({ name, type }) => [name, type.text])).toEqual([
      ['format', 'Format'],
      ['inner', '{ deep: string }'],
    ]);
    expect(options?.members?.[1]?.type.members).toBeUndefined();
  });
});

describe('signatures', () => {
  it('are one for each overload', () => {
    expect(find('format').signatures).toMatchObject([
      {
        description: 'Formats.',
        parameters: [{ name: 'rule', description: 'what to format', optional: false }],
        returns: { text: 'string' },
        returnsDescription: 'the text',
      },
      {
        typeParameters: [{ name: 'T', constraint: { text: 'Base' } }],
        parameters: [{ name: 'rule', type: { text: 'T' } }, { name: 'options' }],
        returns: { text: 'T[]' },
      },
    ]);
  });
});

describe('what the code does', () => {
  it('comes before what a comment says about a default', () => {
    expect(members('QueryBuilderProps').resetOnChange?.default).toBe('true');
    expect(members('QueryBuilderProps').onLog?.default).toBe('() => true');
    expect(members('QueryBuilderProps').fields).toMatchObject({ hasComplexDefault: true });
    expect(members('QueryBuilderProps').fields?.default).toBeUndefined();
  });

  it('gives constants their values', () => {
    expect(find('defaults').value).toEqual({
      label: "'Add'",
      list: [{ name: "'a'", of: '/x/' }],
      run: null,
    });
  });
});
