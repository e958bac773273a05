import { describe, expect, it } from 'vitest';
import { compileModule } from '../../../src/sandbox/compiler/compileModule';
import { isModule, joinStyles, linkModules } from '../../../src/sandbox/linkModules';
import type { PreviewVersion } from '../../../src/sandbox/packages';

const version: PreviewVersion = {
  version: '7',
  modules: {
    react: 'react.js',
    'react/jsx-runtime': 'react.js',
    'react-dom/client': 'react.js',
    'react-querybuilder': 'core.js',
    '@mui/material/styles': 'mui.js',
  },
  production: {},
  styles: { 'react-querybuilder/dist/query-builder.css': 'core.css', tailwindcss: 'tailwind.css' },
};

function link(files: Record<string, string>) {
  const compiled = Object.entries(files)
    .filter(([name]) => isModule(name))
    .map(([name, code]) => [name, compileModule(name, code)]);
  return linkModules(files, Object.fromEntries(compiled), version);
}

const problemsOf = (files: Record<string, string>) => {
  const linked = link(files);
  return 'problems' in linked ? linked.problems : [];
};

describe('linkModules', () => {
  it('follows imports of modules, packages and stylesheets', () => {
    expect(
      link({
        'App.tsx': "import './a/b';\nimport 'react-querybuilder/dist/query-builder.css';",
        'a/b.ts':
          "import '../c.css';\nimport { createTheme } from '@mui/material/styles';\ncreateTheme();",
        'c.css': '@tailwind base;',
        'unused.ts': "import 'lodash';",
      }),
    ).toMatchObject({
      entry: 'App.tsx',
      modules: [{ name: 'App.tsx' }, { name: 'a/b.ts' }],
      packages: ['react', 'react/jsx-runtime', 'react-dom/client', '@mui/material/styles'],
      packageStyles: ['tailwindcss', 'react-querybuilder/dist/query-builder.css'],
      resolved: {
        'App.tsx': { './a/b': { kind: 'module', name: 'a/b.ts' } },
        'a/b.ts': { '../c.css': { kind: 'style', name: 'c.css' } },
      },
    });
  });

  it('accepts modules that import each other', () => {
    const files = { 'App.tsx': "import './b';", 'b.ts': "import './App';" };
    expect(problemsOf(files)).toEqual([]);
  });

  it.each<[Record<string, string>, RegExp, number | undefined]>([
    [{ 'Main.tsx': '' }, /There is no App\.tsx/, undefined],
    [
      { 'App.tsx': "\nimport 'lodash/fp';" },
      /no package "lodash" in version 7\. It has: @mui\/material, react/,
      2,
    ],
    [
      { 'App.tsx': "import '@mui/material';" },
      /no module "@mui\/material".* @mui\/material\/styles/,
      1,
    ],
    [{ 'App.tsx': "import './b';" }, /no file "\.\/b"\. The files are: App\.tsx/, 1],
    [{ 'App.tsx': "import 'other/a.css';" }, /no stylesheet "other\/a\.css"/, 1],
    [
      { 'App.tsx': "import './a.css';", 'a.css': '\n@import "b.css";' },
      /no stylesheet "b\.css"/,
      2,
    ],
    [{ 'App.tsx': 'const = 1;' }, /Unexpected token/, 1],
  ])('says what is missing in %j', (files, message, line) => {
    const [problem, ...others] = problemsOf(files);
    expect(problem?.message).toMatch(message);
    expect(problem?.line).toBe(line);
    expect(others).toEqual([]);
  });
});

describe('joinStyles', () => {
  it('replaces imports by what they import, once where they form a circle', () => {
    const files = {
      'a.css': '@import "./b.css";\n@import "react-querybuilder/dist/query-builder.css";\na {}',
      'b.css': '@import "./a.css";\nb {}',
    };
    const joined = joinStyles(files, { 'react-querybuilder/dist/query-builder.css': 'core {}' });
    expect(joined['a.css']?.replace(/\s+/g, ' ')).toBe(' b {} core {} a {}');
  });

  it('replaces the rules of Tailwind CSS by its compiled stylesheet', () => {
    const joined = joinStyles(
      { 'a.css': '@tailwind base;\n@tailwind utilities;' },
      { tailwindcss: 'x {}' },
    );
    expect(joined['a.css']?.trim()).toBe('x {}');
  });
});
