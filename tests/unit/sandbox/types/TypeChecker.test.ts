import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleDeclarations } from '../../../../plugins/publishing/sandbox/bundleDeclarations';
import { basicExample } from '../../../../src/sandbox/examples/basic';
import { type Declarations, neededDeclarations } from '../../../../src/sandbox/types/declarations';
import type {
  TypeAnswers,
  TypeProblem,
  TypeQuestion,
} from '../../../../src/sandbox/types/messages';
import { TypeChecker } from '../../../../src/sandbox/types/TypeChecker';

const root = path.resolve(import.meta.dirname, '../../../..');
const VERSIONS = ['8', '7', '6', '5', '4', '3'];

// A program with all declarations takes seconds on a slow machine.
const TIMEOUT = 120_000;

/** A module of which the preview has one icon. */
const ICONS = '@fluentui/react-icons';

const checkers = new Map<string, TypeChecker>();
let bundled: ReturnType<typeof bundleDeclarations>;

beforeAll(() => {
  const modules = ['react', 'react-querybuilder', 'react-dnd'];
  bundled = bundleDeclarations(
    root,
    VERSIONS.map((version) => ({
      version,
      modules: [...modules, ...(version === '7' ? ['@react-querybuilder/bulma', ICONS] : [])],
    })),
    { [ICONS]: ['CopyRegular'] },
  );
}, TIMEOUT);

const filesOf = (version: string, sources: Record<string, string>) => {
  const available = bundled.versions.find((one) => one.version === version);
  return available ? neededDeclarations(available, sources) : [];
};

function ask<Kind extends TypeQuestion['kind']>(
  version: string,
  sources: Record<string, string>,
  question: Extract<TypeQuestion, { kind: Kind }>,
): TypeAnswers[Kind] {
  const contents = filesOf(version, sources).map(
    (file) => JSON.parse(bundled.contents[file] as string) as Declarations,
  );
  const known = checkers.get(version);
  for (const declarations of contents) known?.add(declarations);
  const checker = known ?? new TypeChecker(Object.assign({}, ...contents));
  checkers.set(version, checker);
  return checker.answer(sources, question) as TypeAnswers[Kind];
}

const check = (version: string, code: string, others: Record<string, string> = {}): TypeProblem[] =>
  ask(version, { 'App.tsx': code, ...others }, { kind: 'check' });

describe('bundleDeclarations', () => {
  it('shares the declarations of the language and of React', () => {
    const [first] = bundled.versions;
    const base = first?.files[0] as string;
    expect(bundled.versions.every(({ files }) => files[0] === base && files.length === 2)).toBe(
      true,
    );
    const paths = Object.keys(JSON.parse(bundled.contents[base] as string));
    expect(paths).toContain('/lib.es2022.d.ts');
    expect(paths).toContain('/node_modules/@types/react/index.d.ts');
    expect(paths.filter((file) => file.includes('@types/node'))).toEqual([]);
  });

  it('keeps UI libraries apart, to be loaded for the code that imports them', () => {
    const code = { 'App.tsx': "import { useDrag } from 'react-dnd';" };
    const [, , dnd] = filesOf('8', code);
    expect(Object.keys(JSON.parse(bundled.contents[dnd as string] as string))).toContain(
      '/node_modules/react-dnd/package.json',
    );
  });
});

describe('TypeChecker', () => {
  it('knows the icons that the preview has, and no other', { timeout: TIMEOUT }, () => {
    const code = (name: string) =>
      `import { ${name} } from '${ICONS}';\nexport const a = ${name};\n`;
    expect(check('7', code('CopyRegular'))).toEqual([]);
    expect(check('7', code('CutRegular'))).toMatchObject([
      { line: 1, message: expect.stringContaining("no exported member 'CutRegular'") },
    ]);
  });

  it.each(VERSIONS)(
    'finds nothing in the basic example of version %s',
    { timeout: TIMEOUT },
    (version) => {
      expect(ask(version, basicExample(version, true), { kind: 'check' })).toEqual([]);
    },
  );

  it('describes types, completes names and lists parameters', { timeout: TIMEOUT }, () => {
    const code = `import { formatQuery } from 'react-querybuilder';
formatQuery({ combinator: 'and', rules: [] }, { parseN });
`;
    const sources = { 'App.tsx': code };
    const position = code.indexOf('parseN') + 6;
    const completions = ask('7', sources, { kind: 'complete', file: 'App.tsx', position });
    expect(completions?.items.map(({ name }) => name)).toContain('parseNumbers');
    const hover = ask('7', sources, {
      kind: 'hover',
      file: 'App.tsx',
      position: code.indexOf('formatQuery('),
    });
    expect(hover?.type).toContain('RuleGroupTypeAny');
    const signature = ask('7', sources, { kind: 'signature', file: 'App.tsx', position });
    expect(signature).toMatchObject({ prefix: 'formatQuery(', active: 1 });
  });

  it('follows files that change, come and go', { timeout: TIMEOUT }, () => {
    const code = "import { size } from './size';\nexport const text: string = size;\n";
    expect(check('7', code, { 'size.ts': "export const size = 'm';" })).toEqual([]);
    const [problem] = check('7', code, { 'size.ts': 'export const size = 1;' });
    expect(problem).toMatchObject({ file: 'App.tsx', line: 2, column: 14, length: 4 });
    // The preview reports a missing file.
    expect(check('7', code)).toEqual([]);
    expect(check('7', '')).toEqual([]);
  });

  it('leaves syntax to the compiler, and JavaScript unchecked', { timeout: TIMEOUT }, () => {
    expect(check('7', 'const a: string = 1;\nconst = 2;')).toEqual([]);
    expect(ask('7', { 'App.jsx': 'const a = null; a.b.c;' }, { kind: 'check' })).toEqual([]);
  });

  it('names the members of the library that an error is about', { timeout: TIMEOUT }, () => {
    const problems = check(
      '7',
      `import * as rqb from 'react-querybuilder';
import { QueryBuilder, ParseNumbersMethod, type RuleType } from 'react-querybuilder';
const rule: RuleType = { field: 'a', operator: '=' };
export const missing = rqb.BaseSelectorProps;
export const unknown = <QueryBuilder nonsense />;
export default () => (
  <QueryBuilder
    enableDragAndDrop="yes"
    controlElements={{ grip: null }}
    onAddRule={() => { const text: string = 1; return true; }}
  />
);
`,
    );
    expect(problems.map(({ subjects: [first], reason }) => [first, reason])).toEqual([
      [{ name: 'ParseNumbersMethod' }, 'unknown'],
      [{ owner: 'RuleType', name: 'value' }, 'incomplete'],
      [{ name: 'BaseSelectorProps' }, 'unknown'],
      [{ owner: 'QueryBuilderProps', name: 'nonsense' }, 'unknown'],
      [{ owner: 'QueryBuilderProps', name: 'enableDragAndDrop' }, 'mismatch'],
      [{ owner: 'controlElements', name: 'grip' }, 'unknown'],
      [undefined, 'mismatch'],
    ]);
  });
});
