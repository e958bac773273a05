import { describe, expect, it } from 'vitest';
import { type Compiled, compileModule } from '../../../src/sandbox/compiler/compileModule';

const compile = (source: string, name = 'App.tsx') => compileModule(name, source) as Compiled;

/** Runs a compiled module. */
function run(code: string, sandboxGuard: (module: string, line: number) => void = () => {}) {
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', 'exports', 'require', 'sandboxGuard', code)(
    module,
    module.exports,
    (name: string) => ({ name }),
    sandboxGuard,
  );
  return module.exports;
}

describe('compileModule', () => {
  it('removes types, and keeps every statement in its line', () => {
    const source = 'interface Wide {\n  a: number;\n}\n\nexport const line: Wide = { a: 5 };\n';
    const { code } = compile(source);
    expect(code.split('\n')[4]).toContain('exports.line');
    expect(run(code).line).toEqual({ a: 5 });
  });

  it('lists imports with their lines, without those of types alone', () => {
    const { imports } = compile(
      "import { useState } from 'react';\nimport type { A } from './types';\n\nimport './styles.css';\nexport const state = useState;",
    );
    expect(imports).toEqual([
      { name: 'react', line: 1 },
      { name: './styles.css', line: 4 },
    ]);
  });

  it('lists the exports that it uses by name, with the line of the first use', () => {
    const { uses } = compile(
      "import { parseSQL, type A } from 'react-querybuilder';\nimport * as all from 'react-querybuilder';\nimport React from 'react';\n\nexport const a = parseSQL('b');\nparseSQL(all.c, React.d);",
    );
    expect(uses).toEqual([{ module: 'react-querybuilder', name: 'parseSQL', line: 5 }]);
  });

  it.each([
    ['for (;;) {}'],
    ['while (true) ;'],
    ['do {} while (true);'],
    ['for (const n of { [Symbol.iterator]: endless }) if (n) n; else n;'],
    ['for (;;) for (;;) ;'],
    ['const f = () => f(); f();'],
    ['const f = () => ({ a: f() }); f();'],
    ['const f = async (x) => x; (function g() { f(g()); })();'],
    ['class A { m() { this.m(); } } new A().m();'],
    ['outer: while (true) { while (true) continue outer; }'],
  ])('puts a guard into %s', (loop) => {
    const { code } = compile(
      `var endless = [1, 2, 3][Symbol.iterator].bind([1, 2, 3]);\n${loop}`,
      'App.js',
    );
    const stop = (_: string, line: number) => {
      if (line === 2) throw new Error('stopped in line 2');
    };
    expect(() => run(code, stop)).toThrow('stopped in line 2');
  });

  it('reads JSON as the default export', () => {
    const { code } = compile('{ "__proto__": 1, "a": [2] }', 'data.json');
    expect(run(code).default).toEqual(JSON.parse('{ "__proto__": 1, "a": [2] }'));
  });

  it.each([
    ['App.tsx', 'const a = 1;\nconst = 2;', 2],
    ['App.jsx', '\n\n<p>', 3],
    ['App.tsx', 'let a;\nlet a;', 2],
  ])('tells the line of a syntax error in %s: %j', (name, source, line) => {
    expect(compileModule(name, source)).toEqual({
      problem: { message: expect.stringMatching(/\w/), line, column: expect.any(Number) },
    });
  });

  it('tells what is wrong with JSON', () => {
    expect(compileModule('data.json', '{')).toHaveProperty('problem.line', 1);
  });
});
